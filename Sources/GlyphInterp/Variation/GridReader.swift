/// Reads the lines of a font's design space from its tables.
///
/// A table that cannot be read makes its grid inexact; nothing here fails. Source: OpenType 1.9, `HVAR`, `MVAR`,
/// `GDEF`, `GSUB`, `GPOS`, `COLR`, `gvar`, `CFF2`.
struct GridReader: Sendable {
  /// The lines of advances, kerning, glyph swaps and line measures.
  let shaping: DesignSpaceGrid
  /// The lines of colour glyphs' paints.
  let paint: DesignSpaceGrid
  private let base: DesignSpaceGrid
  private let compact: DesignSpaceGrid?
  private let variations: GlyphVariations?
  private let isGlyphTableSpoiled: Bool
  private let components: GlyphComponents?

  /// Reads the grids of a font.
  /// - Parameter table: gives a table's bytes, `nil` where the font has none.
  init(axes: [VariationAxis], glyphCount: Int, table: (OpenTypeTag) -> [UInt8]?) {
    func reader(_ tag: String) -> ByteReader? { OpenTypeTag(tag).flatMap(table).map { ByteReader($0) } }
    base = DesignSpaceGrid(axes: axes)
    guard !axes.isEmpty else {
      (shaping, paint, compact, variations, components) = (base, base, nil, nil, nil)
      isGlyphTableSpoiled = false
      return
    }
    let glyphTable = reader("gvar")
    variations = glyphTable.flatMap { GlyphVariations($0, axisCount: axes.count) }
    isGlyphTableSpoiled = glyphTable != nil && variations == nil
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
    var shaping = base
    for place in StorePlace.shaping {
      guard let table = reader(place.table) else { continue }
      shaping.insert(place.regions(in: table, axisCount: axes.count))
    }
    for tag in ["GSUB", "GPOS"] {
      if let table = reader(tag) { shaping.insert(FeatureVariations(table)) }
    }
    // Without `HVAR` (or where it is spoiled) advances come from the phantom points of each glyph's outline.
    if reader("HVAR") == nil || !shaping.isExact, let variations {
      for glyph in 0..<min(variations.glyphCount, glyphCount) {
        shaping.insert(variations.regions(of: GlyphID(UInt32(glyph))))
      }
    }
    self.shaping = shaping
    var paint = base
    if let table = reader(StorePlace.color.table) {
      paint.insert(StorePlace.color.regions(in: table, axisCount: axes.count))
    }
    self.paint = paint
  }

  /// The lines of a glyph's outline: those of the glyph and all its components.
  func outlines(of glyph: GlyphID) -> DesignSpaceGrid {
    if let compact { return compact }
    var grid = base
    grid.isExact = !isGlyphTableSpoiled
    guard let variations else { return grid }
    for part in components?.closure(of: glyph) ?? [glyph] { grid.insert(variations.regions(of: part)) }
    return grid
  }
}
