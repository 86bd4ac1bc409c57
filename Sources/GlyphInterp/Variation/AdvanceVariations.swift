/// How glyphs' advances vary, unrounded.
///
/// HarfBuzz rounds the variation of an advance to whole font units; this is what it rounds.
/// Source: OpenType 1.9, `HVAR`.
struct AdvanceVariations: Sendable {
  private let store: ItemVariationStore
  private let map: DeltaSetIndexMap?

  /// Reads the table; `nil` where it is malformed.
  init?(_ table: ByteReader, axisCount: Int) {
    guard
      let storeOffset = table.uint32(4), let store = table.from(storeOffset),
      let content = ItemVariationStore(store, axisCount: axisCount), let mapOffset = table.uint32(8)
    else { return nil }
    self.store = content
    if mapOffset == 0 {
      map = nil
    } else {
      guard let map = table.from(mapOffset).flatMap(DeltaSetIndexMap.init) else { return nil }
      self.map = map
    }
  }

  /// How much a glyph's advance differs at a normalised location from that at the default, in font units.
  func delta(of glyph: GlyphID, at location: [Double]) -> Double {
    let index = Int(glyph.rawValue)
    guard let map else { return store.delta(outer: 0, inner: index, at: location) }
    guard let item = map.item(of: index) else { return 0 }
    return store.delta(outer: item.outer, inner: item.inner, at: location)
  }
}
