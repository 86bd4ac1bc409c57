/// Reads the lines of a font's design space from its tables.
///
/// A table that cannot be read makes its grid inexact; nothing here fails. Source: OpenType 1.9, `HVAR`, `MVAR`,
/// `GDEF`, `GSUB`, `GPOS`, `COLR`, `gvar`, `CFF2`.
struct GridReader: Sendable {
  /// The lines of advances, kerning and line measures, without those at which glyphs swap.
  private let measures: DesignSpaceGrid
  /// The conditions of `GSUB` and `GPOS` at which glyphs or kerning change.
  private let swaps: [(table: OpenTypeTag, variations: FeatureVariations)]
  /// Whether advances come from the outlines: without `HVAR` they follow the phantom points in `gvar`.
  private let hasOutlineAdvances: Bool
  /// The lines of colour glyphs' paints.
  let paint: DesignSpaceGrid
  /// How advances vary; `nil` where `HVAR` is missing or malformed.
  let advances: AdvanceVariations?
  private let base: DesignSpaceGrid
  private let compact: DesignSpaceGrid?
  private let outlineVariations: GlyphVariations?
  private let glyphCount: Int
  private let isGlyphTableSpoiled: Bool
  private let components: GlyphComponents?

  /// Reads the grids of a font.
  /// - Parameter table: gives a table's bytes, `nil` where the font has none.
  init(axes: [VariationAxis], glyphCount: Int, table: (OpenTypeTag) -> [UInt8]?) {
    func reader(_ tag: String) -> ByteReader? { OpenTypeTag(tag).flatMap(table).map { ByteReader($0) } }
    base = DesignSpaceGrid(axes: axes)
    self.glyphCount = glyphCount
    guard !axes.isEmpty else {
      (measures, paint, compact, outlineVariations, components) = (base, base, nil, nil, nil)
      (isGlyphTableSpoiled, hasOutlineAdvances, swaps, advances) = (false, false, [], nil)
      return
    }
    let glyphTable = reader("gvar")
    outlineVariations = glyphTable.flatMap { GlyphVariations($0, axisCount: axes.count) }
    isGlyphTableSpoiled = glyphTable != nil && outlineVariations == nil
    if let glyf = reader("glyf"), let loca = reader("loca") {
      let hasLongOffsets = reader("head")?.uint16(50) == 1
      components = GlyphComponents(glyf: glyf, loca: loca, hasLongOffsets: hasLongOffsets)
    } else {
      components = nil
    }
    compact = reader("CFF2").map { table in
      var grid = DesignSpaceGrid(axes: axes)
      grid.insert(CompactFontVariations.regions(table, axisCount: axes.count))
      return grid
    }
    var measures = base
    for place in StorePlace.shaping {
      if let table = reader(place.table) { measures.insert(place.regions(in: table, axisCount: axes.count)) }
    }
    var swaps: [(table: OpenTypeTag, variations: FeatureVariations)] = []
    for tag in [OpenTypeTag.glyphSubstitution, .glyphPositioning] {
      guard let table = reader(tag.description) else { continue }
      if let variations = FeatureVariations(table) { swaps.append((tag, variations)) } else { measures.isExact = false }
    }
    let advanceTable = reader("HVAR")
    advances = advanceTable.flatMap { AdvanceVariations($0, axisCount: axes.count) }
    hasOutlineAdvances = advanceTable == nil || !measures.isExact
    self.measures = measures
    self.swaps = swaps
    var paint = base
    if let table = reader(StorePlace.color.table) {
      paint.insert(StorePlace.color.regions(in: table, axisCount: axes.count))
    }
    self.paint = paint
  }

  /// The lines of text that may show some glyphs.
  ///
  /// - Parameters:
  ///   - glyphs: the glyphs that the text may come to show, `nil` for all.
  ///   - touches: whether some lookups of a table change any of those glyphs.
  func shaping(
    glyphs: Set<GlyphID>?, touches: (_ table: OpenTypeTag, _ lookups: [Int]) -> Bool
  ) -> DesignSpaceGrid {
    var grid = measures
    for (table, variations) in swaps {
      // The first record whose conditions hold keeps the later ones from being looked at, so the conditions of all
      // records before one that matters matter too.
      let last = variations.records.lastIndex { touches(table, $0.lookups) }
      for record in variations.records.prefix((last ?? -1) + 1) {
        for condition in record.conditions { grid.insert(condition) }
      }
    }
    if hasOutlineAdvances, let outlineVariations {
      for glyph in glyphs ?? Set((0..<UInt32(glyphCount)).map { GlyphID($0) }) {
        grid.insert(outlineVariations.regions(of: glyph))
      }
    }
    return grid
  }

  /// Whether the lines of a text depend on the glyphs that it may come to show.
  var dependsOnGlyphs: Bool { hasOutlineAdvances || swaps.contains { !$0.variations.records.isEmpty } }

  /// The lines of a glyph's outline: those of the glyph and all its components.
  func outlines(of glyph: GlyphID) -> DesignSpaceGrid {
    if let compact { return compact }
    var grid = base
    grid.isExact = !isGlyphTableSpoiled
    guard let outlineVariations else { return grid }
    for part in components?.closure(of: glyph) ?? [glyph] { grid.insert(outlineVariations.regions(of: part)) }
    return grid
  }
}
