/// From a glyph, or a value of `COLR`, to its item in an item variation store.
///
/// Source: OpenType 1.9, "Font variations common table formats", DeltaSetIndexMap.
struct DeltaSetIndexMap: Sendable {
  private let entries: ByteReader
  private let entrySize: Int
  private let innerBitCount: Int
  /// How many entries there are; later indexes use the last one.
  let count: Int

  /// Reads a map; `nil` where it is malformed.
  init?(_ table: ByteReader) {
    guard let format = table.uint8(0), format <= 1, let entryFormat = table.uint8(1) else { return nil }
    let header = format == 0 ? 4 : 6
    guard
      let count = format == 0 ? table.uint16(2) : table.uint32(2), let entries = table.from(header)
    else { return nil }
    entrySize = (entryFormat >> 4 & 3) + 1
    innerBitCount = (entryFormat & 15) + 1
    guard entries.holds(count, recordsOf: entrySize, at: 0) else { return nil }
    self.count = count
    self.entries = entries
  }

  /// The subtable and the row of a value; `nil` in an empty map.
  func item(of index: Int) -> (outer: Int, inner: Int)? {
    guard count > 0, index >= 0 else { return nil }
    let place = min(index, count - 1) * entrySize
    var entry = 0
    for byte in 0..<entrySize {
      guard let value = entries.uint8(place + byte) else { return nil }
      entry = entry << 8 | value
    }
    return (entry >> innerBitCount, entry & (1 << innerBitCount - 1))
  }
}
