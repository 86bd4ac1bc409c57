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
      let tags = try ["maxp", "head", "cmap", "glyf"].map { try #require(OpenTypeTag($0)) }
      return [(tags[0], [1, 2, 3, 4, 5]), (tags[1], [6, 7]), (tags[2], [8, 9, 10]), (tags[3], [11])]
    }
  }

  @Test("a file put together from tables has a sound directory, in the order of tags")
  func roundTrip() throws {
    let file = TableDirectory.file(of: try tables)
    #expect(defect(file) == nil)
    let reader = ByteReader(file)
    #expect(reader.uint32(0) == 0x0001_0000)
    #expect(reader.uint16(4) == 4)
    // `cmap` first, at 12 + 4 · 16 = 76, then `glyf`, `head` and `maxp`, each at the next multiple of four.
    #expect(reader.uint32(12) == 0x636D_6170)
    #expect([20, 36, 52, 68].map { reader.uint32($0) } == [76, 80, 84, 88])
    #expect(Array(file[88..<93]) == [1, 2, 3, 4, 5])
  }

  @Test("every cut leaves a defect")
  func cuts() throws {
    let file = TableDirectory.file(of: try tables)
    for length in 0..<93 { #expect(defect(Array(file.prefix(length))) != nil) }
  }

  @Test("a missing table is named")
  func missing() throws {
    for missing in ["maxp", "head", "cmap", "glyf"] {
      let tag = try #require(OpenTypeTag(missing))
      #expect(defect(TableDirectory.file(of: try tables.filter { $0.tag != tag })) == .missing(table: tag))
    }
  }

  @Test("glyphs may be drawn by any of the tables that draw some", arguments: ["CFF ", "CFF2", "CBDT", "sbix", "SVG "])
  func drawings(_ name: String) throws {
    let tag = try #require(OpenTypeTag(name))
    #expect(defect(TableDirectory.file(of: try tables.prefix(3) + [(tag, [11])])) == nil)
  }
}
