/// Deltas of many values over design space, as `HVAR`, `MVAR`, `GDEF`, `COLR` and `CFF2` keep them.
///
/// Source: OpenType 1.9, "Font variations common table formats", Item variation store.
struct ItemVariationStore: Sendable {
  /// One table of deltas, a row per item and a column per region.
  struct Subtable: Sendable {
    /// Which regions the columns belong to.
    let regionIndexes: [Int]
    /// How many rows there are.
    let itemCount: Int
    /// How many leading columns are wide: 16 bits, or 32 where `hasLongWords`.
    let wideCount: Int
    /// Whether wide columns have 32 bits and narrow ones 16.
    let hasLongWords: Bool
    /// The rows.
    let rows: ByteReader

    /// How many bytes a row takes.
    var rowSize: Int { (regionIndexes.count + wideCount) * (hasLongWords ? 2 : 1) }

    /// The delta of an item in a column; `nil` where the table has none.
    func delta(item: Int, column: Int) -> Double? {
      guard item >= 0, item < itemCount else { return nil }
      let row = item * rowSize
      let narrow = hasLongWords ? 2 : 1
      if column < wideCount {
        let place = row + column * narrow * 2
        return hasLongWords ? rows.int32(place).map(Double.init) : rows.int16(place).map(Double.init)
      }
      let place = row + (column + wideCount) * narrow
      return hasLongWords ? rows.int16(place).map(Double.init) : rows.int8(place).map(Double.init)
    }
  }

  /// The regions that the columns name.
  let regions: [VariationRegion]
  /// The tables of deltas.
  let subtables: [Subtable]

  /// Reads a store; `nil` where it is malformed or for another number of axes.
  init?(_ table: ByteReader, axisCount: Int) {
    guard
      table.uint16(0) == 1, let regionOffset = table.uint32(2), let subtableCount = table.uint16(6),
      table.holds(subtableCount, recordsOf: 4, at: 8), let regionTable = table.from(regionOffset),
      let regions = Self.regions(regionTable, axisCount: axisCount)
    else { return nil }
    var subtables: [Subtable] = []
    subtables.reserveCapacity(subtableCount)
    for index in 0..<subtableCount {
      guard
        let offset = table.uint32(8 + 4 * index), let data = table.from(offset),
        let subtable = Self.subtable(data, regionCount: regions.count)
      else { return nil }
      subtables.append(subtable)
    }
    self.regions = regions
    self.subtables = subtables
  }

  private static func regions(_ table: ByteReader, axisCount: Int) -> [VariationRegion]? {
    guard
      let count = table.uint16(2), count == 0 || table.uint16(0) == axisCount,
      table.holds(count, recordsOf: 6 * axisCount, at: 4)
    else { return nil }
    var regions: [VariationRegion] = []
    regions.reserveCapacity(count)
    for region in 0..<count {
      var tents: [VariationRegion.Tent] = []
      tents.reserveCapacity(axisCount)
      for axis in 0..<axisCount {
        let place = 4 + 6 * (region * axisCount + axis)
        guard let start = table.int16(place), let peak = table.int16(place + 2), let end = table.int16(place + 4)
        else { return nil }
        tents.append(VariationRegion.Tent(start: start, peak: peak, end: end))
      }
      regions.append(VariationRegion(tents: tents))
    }
    return regions
  }

  private static func subtable(_ table: ByteReader, regionCount: Int) -> Subtable? {
    guard
      let itemCount = table.uint16(0), let wordField = table.uint16(2), let columnCount = table.uint16(4),
      table.holds(columnCount, recordsOf: 2, at: 6)
    else { return nil }
    let wideCount = wordField & 0x7FFF
    guard wideCount <= columnCount else { return nil }
    var indexes: [Int] = []
    indexes.reserveCapacity(columnCount)
    for column in 0..<columnCount {
      guard let index = table.uint16(6 + 2 * column), index < regionCount else { return nil }
      indexes.append(index)
    }
    let rowStart = 6 + 2 * columnCount
    guard let rows = table.from(rowStart) else { return nil }
    let subtable = Subtable(
      regionIndexes: indexes, itemCount: itemCount, wideCount: wideCount, hasLongWords: wordField & 0x8000 != 0,
      rows: rows)
    return rows.holds(itemCount, recordsOf: subtable.rowSize, at: 0) ? subtable : nil
  }

  /// How much an item differs at a normalised location from its value at the default; 0 for an item that the store
  /// does not have, as index 0xFFFF/0xFFFF says on purpose.
  func delta(outer: Int, inner: Int, at location: [Double]) -> Double {
    guard outer >= 0, outer < subtables.count else { return 0 }
    let subtable = subtables[outer]
    var sum = 0.0
    for (column, region) in subtable.regionIndexes.enumerated() {
      let scalar = regions[region].scalar(at: location)
      if scalar != 0 { sum += scalar * (subtable.delta(item: inner, column: column) ?? 0) }
    }
    return sum
  }
}
