/// The list of tables at the start of a font file.
///
/// Source: OpenType 1.9, "OpenType font file", table directory and TTC header.
enum TableDirectory {
  /// What is wrong with a directory.
  enum Defect: Hashable, Sendable {
    /// The file does not begin as a font does.
    case notAFont
    /// The collection has fewer faces.
    case noSuchFace(count: Int)
    /// A table is said to end beyond the file.
    case truncated(table: OpenTypeTag, end: Int, byteCount: Int)
    /// A table without which there is no font is missing.
    case missing(table: OpenTypeTag)
  }

  private static let collection = 0x7474_6366
  private static let signatures: Set<Int> = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
  private static let required = ["cmap", "head", "maxp"]
  /// Where glyphs are drawn: a font has one of these. The first is named as missing where there is none; one of `SVG `
  /// alone is told of when a glyph of it is met.
  private static let drawings = ["glyf", "CFF ", "CFF2", "CBDT", "sbix", "SVG "].compactMap { OpenTypeTag($0) }
  /// More faces than any collection in use has.
  private static let faceLimit = 65_536

  /// What is wrong with the directory of a face; `nil` where nothing is.
  /// - Parameter bytes: copies a part of the file, as much of it as there is.
  static func defect(byteCount: Int, faceIndex: Int, bytes: (Range<Int>) -> [UInt8]) -> Defect? {
    let header = ByteReader(bytes(0..<12))
    guard let signature = header.uint32(0) else { return .notAFont }
    var start = 0
    if signature == collection {
      guard let count = header.uint32(8), count > 0, count < faceLimit, 12 + 4 * count <= byteCount else {
        return .notAFont
      }
      guard faceIndex >= 0, faceIndex < count else { return .noSuchFace(count: count) }
      let place = 12 + 4 * faceIndex
      guard let offset = ByteReader(bytes(place..<place + 4)).uint32(0) else { return .notAFont }
      start = offset
    } else if faceIndex != 0 {
      return signatures.contains(signature) ? .noSuchFace(count: 1) : .notAFont
    }
    return defect(ofFaceAt: start, byteCount: byteCount, bytes: bytes)
  }

  private static func defect(ofFaceAt start: Int, byteCount: Int, bytes: (Range<Int>) -> [UInt8]) -> Defect? {
    let header = ByteReader(bytes(start..<start + 12))
    guard let signature = header.uint32(0), signatures.contains(signature), let count = header.uint16(4), count > 0
    else { return .notAFont }
    let records = ByteReader(bytes(start + 12..<start + 12 + 16 * count))
    var tags: Set<OpenTypeTag> = []
    for index in 0..<count {
      guard
        let tag = records.uint32(16 * index), let offset = records.uint32(16 * index + 8),
        let length = records.uint32(16 * index + 12)
      else {
        return .truncated(table: OpenTypeTag(0x2020_2020), end: start + 12 + 16 * count, byteCount: byteCount)
      }
      let table = OpenTypeTag(UInt32(tag))
      if offset + length > byteCount { return .truncated(table: table, end: offset + length, byteCount: byteCount) }
      tags.insert(table)
    }
    let missing = required.compactMap { OpenTypeTag($0) }.first { !tags.contains($0) }
    return (missing ?? (tags.isDisjoint(with: drawings) ? drawings[0] : nil)).map { .missing(table: $0) }
  }

  /// A font file of the given tables.
  static func file(of tables: [(tag: OpenTypeTag, bytes: [UInt8])]) -> [UInt8] {
    let sorted = tables.sorted { $0.tag < $1.tag }
    let isCompact = sorted.contains { $0.tag.description.hasPrefix("CFF") }
    var header: [UInt8] = []
    func append(_ value: Int, bytes: Int) {
      for shift in stride(from: 8 * (bytes - 1), through: 0, by: -8) {
        header.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    append(isCompact ? 0x4F54_544F : 0x0001_0000, bytes: 4)
    append(sorted.count, bytes: 2)
    append(0, bytes: 6)
    var place = 12 + 16 * sorted.count
    var body: [UInt8] = []
    for table in sorted {
      append(Int(table.tag.rawValue), bytes: 4)
      append(0, bytes: 4)
      append(place, bytes: 4)
      append(table.bytes.count, bytes: 4)
      body.append(contentsOf: table.bytes)
      body.append(contentsOf: repeatElement(0, count: (4 - body.count % 4) % 4))
      place = 12 + 16 * sorted.count + body.count
    }
    return header + body
  }
}
