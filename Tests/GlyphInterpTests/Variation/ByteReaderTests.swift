import Testing

@testable import GlyphInterp

@Suite("Reading font tables")
struct ByteReaderTests {
  private let reader = ByteReader([0x12, 0x34, 0xFF, 0xFE, 0x80])

  @Test("numbers are big-endian")
  func numbers() {
    #expect(reader.uint8(4) == 128)
    #expect(reader.int8(4) == -128)
    #expect(reader.uint16(0) == 0x1234)
    #expect(reader.int16(2) == -2)
    #expect(reader.uint32(0) == 0x1234_FFFE)
    #expect(reader.int32(1) == 0x34FF_FE80)
  }

  @Test("there is nothing beyond the end or before the start")
  func bounds() {
    #expect(reader.uint8(5) == nil)
    #expect(reader.uint16(4) == nil)
    #expect(reader.uint32(2) == nil)
    #expect(reader.uint8(-1) == nil)
    #expect(reader.uint16(.max) == nil)
    #expect(ByteReader([]).uint16(0) == nil)
    #expect(reader.from(6) == nil)
    #expect(reader.from(5)?.count == 0)
    #expect(reader.slice(3..<6) == nil)
  }

  @Test("a slice does not see beyond its end")
  func slices() throws {
    let slice = try #require(reader.slice(1..<3))
    #expect(slice.uint16(0) == 0x34FF)
    #expect(slice.uint8(2) == nil)
  }

  @Test("lists of records are checked without overflow")
  func records() {
    #expect(reader.holds(2, recordsOf: 2, at: 1))
    #expect(!reader.holds(2, recordsOf: 2, at: 2))
    #expect(!reader.holds(.max, recordsOf: .max, at: 0))
    #expect(!reader.holds(-1, recordsOf: 2, at: 0))
    #expect(reader.holds(0, recordsOf: 2, at: 5))
  }
}
