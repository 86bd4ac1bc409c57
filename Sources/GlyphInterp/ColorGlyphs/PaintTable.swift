/// The table of colour glyphs, `COLR`, versions 0 and 1: where the paint of a glyph begins.
///
/// Source: OpenType 1.9, `COLR`.
struct PaintTable: Sendable {
  /// The table.
  let table: ByteReader
  /// How paints vary; `nil` where they do not.
  let variations: PaintVariations?
  /// Where the list of layers of version 1 begins; `nil` where there is none.
  let layerList: ByteReader?
  private let version: Int
  private let recordCount: Int
  private let recordPlace: Int
  private let layerPlace: Int
  private let layerCount: Int
  private let glyphList: ByteReader?
  private let clipList: ByteReader?

  /// Reads the head of the table; `nil` where it is malformed.
  ///
  /// A variation store that cannot be read is left out: the paints then stay as they are at the default.
  init?(_ table: ByteReader, axisCount: Int, grid: DesignSpaceGrid) {
    guard
      let version = table.uint16(0), let recordCount = table.uint16(2), let recordPlace = table.uint32(4),
      let layerPlace = table.uint32(8), let layerCount = table.uint16(12),
      table.holds(recordCount, recordsOf: 6, at: recordPlace), table.holds(layerCount, recordsOf: 4, at: layerPlace)
    else { return nil }
    self.table = table
    self.version = version
    (self.recordCount, self.recordPlace) = (recordCount, recordPlace)
    (self.layerPlace, self.layerCount) = (layerPlace, layerCount)
    func part(at place: Int) -> ByteReader? {
      guard version >= 1, let offset = table.uint32(place), offset > 0 else { return nil }
      return table.from(offset)
    }
    glyphList = part(at: 14)
    layerList = part(at: 18)
    clipList = part(at: 22)
    if case .store(let store) = StorePlace.color.content(of: table, axisCount: axisCount) {
      variations = PaintVariations(store: store, map: part(at: 26).flatMap { DeltaSetIndexMap($0) }, grid: grid)
    } else {
      variations = nil
    }
  }

  /// Where the paint of a glyph is, in a font of version 1; `nil` where the glyph has none.
  func paint(of glyph: GlyphID) -> ByteReader? {
    guard let list = glyphList, let count = list.uint32(0), list.holds(count, recordsOf: 6, at: 4) else { return nil }
    let found = Self.search(count) { list.uint16(4 + 6 * $0).map { Int(glyph.rawValue) - $0 } }
    return found.flatMap { list.uint32(4 + 6 * $0 + 2) }.flatMap(list.from)
  }

  /// The layers of a glyph of version 0, the lowest first; `nil` where the glyph has none.
  func layers(of glyph: GlyphID) -> [(glyph: GlyphID, entry: Int)]? {
    let found = Self.search(recordCount) { table.uint16(recordPlace + 6 * $0).map { Int(glyph.rawValue) - $0 } }
    guard
      let found, let first = table.uint16(recordPlace + 6 * found + 2),
      let count = table.uint16(recordPlace + 6 * found + 4), first + count <= layerCount
    else { return nil }
    return (first..<first + count).compactMap { index in
      guard let glyph = table.uint16(layerPlace + 4 * index), let entry = table.uint16(layerPlace + 4 * index + 2)
      else { return nil }
      return (GlyphID(UInt32(glyph)), entry)
    }
  }

  /// The clip box of a glyph; `nil` where it has none.
  func clipBox(of glyph: GlyphID) -> ByteReader? {
    guard let list = clipList, list.uint8(0) == 1, let count = list.uint32(1), list.holds(count, recordsOf: 7, at: 5)
    else { return nil }
    let found = Self.search(count) { index -> Int? in
      guard let start = list.uint16(5 + 7 * index), let end = list.uint16(5 + 7 * index + 2) else { return nil }
      let glyph = Int(glyph.rawValue)
      return glyph < start ? -1 : glyph > end ? 1 : 0
    }
    return found.flatMap { list.uint24(5 + 7 * $0 + 4) }.flatMap(list.from)
  }

  /// Looks a record up in a sorted list.
  ///
  /// - Parameter order: negative where the wanted record comes before one, positive where it comes after.
  private static func search(_ count: Int, _ order: (Int) -> Int?) -> Int? {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      guard let side = order(middle) else { return nil }
      if side == 0 { return middle }
      range = side < 0 ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return nil
  }
}

extension ByteReader {
  /// An unsigned number of 24 bits; offsets of `COLR`.
  func uint24(_ offset: Int) -> Int? {
    guard let high = uint8(offset), let low = uint16(offset + 1) else { return nil }
    return high << 16 | low
  }
}
