/// Reads big-endian numbers from a font table and never past its end.
///
/// Every count and every offset in a font is data that somebody may have spoiled: each read says `nil` where there are
/// no bytes. Source: OpenType 1.9, "Data types".
struct ByteReader: Sendable {
  /// The table.
  let bytes: [UInt8]
  /// Where the reader's offsets count from.
  let origin: Int
  /// One past the last byte that may be read.
  let end: Int

  /// Reads a whole table.
  init(_ bytes: [UInt8]) {
    self.init(bytes, origin: 0, end: bytes.count)
  }

  private init(_ bytes: [UInt8], origin: Int, end: Int) {
    self.bytes = bytes
    self.origin = origin
    self.end = end
  }

  /// How many bytes there are.
  var count: Int { end - origin }

  /// A reader whose offsets count from a place in this one; `nil` beyond the end.
  func from(_ offset: Int) -> ByteReader? {
    guard offset >= 0, offset <= count else { return nil }
    return ByteReader(bytes, origin: origin + offset, end: end)
  }

  /// A reader of a part of this one; `nil` where the part does not fit.
  func slice(_ range: Range<Int>) -> ByteReader? {
    guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
    return ByteReader(bytes, origin: origin + range.lowerBound, end: origin + range.upperBound)
  }

  /// Whether a list of equal records fits.
  func holds(_ recordCount: Int, recordsOf size: Int, at offset: Int) -> Bool {
    let (length, overflow) = recordCount.multipliedReportingOverflow(by: size)
    return !overflow && offset >= 0 && recordCount >= 0 && size >= 0 && length <= count && offset <= count - length
  }

  /// An unsigned byte.
  func uint8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < count else { return nil }
    return Int(bytes[origin + offset])
  }

  /// A signed byte.
  func int8(_ offset: Int) -> Int? {
    guard let value = uint8(offset) else { return nil }
    return Int(Int8(truncatingIfNeeded: value))
  }

  /// An unsigned number of 16 bits.
  func uint16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(bytes[origin + offset]) << 8 | Int(bytes[origin + offset + 1])
  }

  /// A signed number of 16 bits; `F2DOT14` and `FWORD` too.
  func int16(_ offset: Int) -> Int16? {
    guard let value = uint16(offset) else { return nil }
    return Int16(truncatingIfNeeded: value)
  }

  /// An unsigned number of 32 bits; offsets and tags too.
  func uint32(_ offset: Int) -> Int? {
    guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// A signed number of 32 bits.
  func int32(_ offset: Int) -> Int? {
    guard let value = uint32(offset) else { return nil }
    return Int(Int32(truncatingIfNeeded: value))
  }
}
