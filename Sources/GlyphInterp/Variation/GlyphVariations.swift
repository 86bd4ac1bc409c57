/// Which regions of design space move the points of each TrueType glyph.
///
/// Only the regions are read, never the deltas: outlines come from FreeType.
/// Source: OpenType 1.9, `gvar` and "Font variations common table formats", Tuple variation store.
struct GlyphVariations: Sendable {
  private let table: ByteReader
  private let axisCount: Int
  private let sharedTuples: ByteReader
  private let sharedTupleCount: Int
  private let data: ByteReader
  private let hasLongOffsets: Bool
  /// How many glyphs the table has an entry for.
  let glyphCount: Int

  /// Reads the table's header; `nil` where it is malformed or for another number of axes.
  init?(_ table: ByteReader, axisCount: Int) {
    guard
      table.uint16(0) == 1, table.uint16(4) == axisCount, let sharedTupleCount = table.uint16(6),
      let sharedOffset = table.uint32(8), let sharedTuples = table.from(sharedOffset),
      sharedTuples.holds(sharedTupleCount, recordsOf: 2 * axisCount, at: 0), let glyphCount = table.uint16(12),
      let flags = table.uint16(14), let dataOffset = table.uint32(16), let data = table.from(dataOffset),
      table.holds(glyphCount + 1, recordsOf: flags & 1 == 0 ? 2 : 4, at: 20)
    else { return nil }
    self.table = table
    self.axisCount = axisCount
    self.sharedTupleCount = sharedTupleCount
    self.sharedTuples = sharedTuples
    self.glyphCount = glyphCount
    self.data = data
    hasLongOffsets = flags & 1 != 0
  }

  private func offset(_ index: Int) -> Int? {
    hasLongOffsets ? table.uint32(20 + 4 * index) : table.uint16(20 + 2 * index).map { $0 * 2 }
  }

  /// The regions of a glyph: none where the glyph does not vary, `nil` where its data is malformed.
  func regions(of glyph: GlyphID) -> [VariationRegion]? {
    let index = Int(glyph.rawValue)
    guard index < glyphCount else { return [] }
    guard let start = offset(index), let end = offset(index + 1), start <= end else { return nil }
    if start == end { return [] }
    guard let entry = data.slice(start..<end), let countField = entry.uint16(0) else { return nil }
    var regions: [VariationRegion] = []
    var place = 4
    for _ in 0..<(countField & 0x0FFF) {
      guard let tupleIndex = entry.uint16(place + 2) else { return nil }
      place += 4
      let peaks: (ByteReader, Int)
      if tupleIndex & 0x8000 != 0 {
        peaks = (entry, place)
        place += 2 * axisCount
      } else {
        guard tupleIndex & 0x0FFF < sharedTupleCount else { return nil }
        peaks = (sharedTuples, (tupleIndex & 0x0FFF) * 2 * axisCount)
      }
      let isIntermediate = tupleIndex & 0x4000 != 0
      var tents: [VariationRegion.Tent] = []
      tents.reserveCapacity(axisCount)
      for axis in 0..<axisCount {
        guard let peak = peaks.0.int16(peaks.1 + 2 * axis) else { return nil }
        if isIntermediate {
          guard let start = entry.int16(place + 2 * axis), let end = entry.int16(place + 2 * (axisCount + axis))
          else { return nil }
          tents.append(VariationRegion.Tent(start: start, peak: peak, end: end))
        } else {
          tents.append(VariationRegion.Tent(start: min(0, peak), peak: peak, end: max(0, peak)))
        }
      }
      if isIntermediate { place += 4 * axisCount }
      regions.append(VariationRegion(tents: tents))
    }
    return regions
  }
}
