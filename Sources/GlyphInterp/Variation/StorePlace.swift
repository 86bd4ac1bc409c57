/// Where a table keeps its item variation store.
struct StorePlace: Hashable, Sendable {
  /// The table's tag.
  let table: String
  /// The first minor version (of `COLR`: the first version) that has a store.
  let firstVersion: Int
  /// Where the version is written.
  let versionPlace: Int
  /// Where the store's offset is written.
  let offsetPlace: Int
  /// How many bits the offset has.
  let offsetBits: Int

  /// The stores that shaped text depends on. Source: OpenType 1.9, `HVAR`, `MVAR`, `GDEF`.
  static let shaping = [
    StorePlace(table: "HVAR", firstVersion: 0, versionPlace: 2, offsetPlace: 4, offsetBits: 32),
    StorePlace(table: "MVAR", firstVersion: 0, versionPlace: 2, offsetPlace: 10, offsetBits: 16),
    StorePlace(table: "GDEF", firstVersion: 3, versionPlace: 2, offsetPlace: 14, offsetBits: 32),
  ]
  /// The store that colour glyphs depend on. Source: OpenType 1.9, `COLR` version 1.
  static let color = StorePlace(table: "COLR", firstVersion: 1, versionPlace: 0, offsetPlace: 30, offsetBits: 32)

  /// The store in the table, where there is one.
  enum Content: Sendable {
    /// The table has no store.
    case none
    /// The table is malformed.
    case malformed
    /// The store.
    case store(ItemVariationStore)
  }

  /// Reads the store from its table.
  func content(of table: ByteReader, axisCount: Int) -> Content {
    guard let version = table.uint16(versionPlace) else { return .malformed }
    if version < firstVersion { return .none }
    guard let offset = offsetBits == 16 ? table.uint16(offsetPlace) : table.uint32(offsetPlace) else {
      return .malformed
    }
    if offset == 0 { return .none }
    guard let place = table.from(offset), let store = ItemVariationStore(place, axisCount: axisCount) else {
      return .malformed
    }
    return .store(store)
  }

  /// The regions of the store: none where the table has no store, `nil` where it is malformed.
  func regions(in table: ByteReader, axisCount: Int) -> [VariationRegion]? {
    switch content(of: table, axisCount: axisCount) {
    case .none: []
    case .malformed: nil
    case .store(let store): store.regions
    }
  }
}
