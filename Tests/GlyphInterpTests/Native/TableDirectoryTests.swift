import Testing

@testable import GlyphInterp

@Suite("Table directories")
struct TableDirectoryTests {
  private func defect(_ bytes: [UInt8], face: Int = 0) -> TableDirectory.Defect? {
    TableDirectory.defect(byteCount: bytes.count, faceIndex: face) { range in
      Array(bytes[range.clamped(to: bytes.indices)])
    }
  }

  private var tables: [(tag: OpenTypeTag, bytes: [UInt8])] {
    get throws {
      let tags = try ["maxp", "head", "cmap"].map { try #require(OpenTypeTag($0)) }
      return [(tags[0], [1, 2, 3, 4, 5]), (tags[1], [6, 7]), (tags[2], [8, 9, 10])]
    }
  }

  @Test("a file put together from tables has a sound directory, in the order of tags")
  func roundTrip() throws {
    let file = TableDirectory.file(of: try tables)
    #expect(defect(file) == nil)
    let reader = ByteReader(file)
    #expect(reader.uint32(0) == 0x0001_0000)
    #expect(reader.uint16(4) == 3)
    // `cmap` first, at 12 + 3 · 16 = 60, then `head` and `maxp`, each at the next multiple of four.
    #expect(reader.uint32(12) == 0x636D_6170)
    #expect(reader.uint32(20) == 60)
    #expect(reader.uint32(36) == 64)
    #expect(reader.uint32(52) == 68)
    #expect(Array(file[68..<73]) == [1, 2, 3, 4, 5])
  }

  @Test("every cut leaves a defect")
  func cuts() throws {
    let file = TableDirectory.file(of: try tables)
    for length in 0..<73 { #expect(defect(Array(file.prefix(length))) != nil) }
  }

  @Test("a missing table is named")
  func missing() throws {
    let file = TableDirectory.file(of: [try tables[0], try tables[2]])
    #expect(defect(file) == .missing(table: try #require(OpenTypeTag("head"))))
  }
}
