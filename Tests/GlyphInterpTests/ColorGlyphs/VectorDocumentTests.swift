import TestSupport
import Testing

@testable import GlyphInterp

/// OpenType-SVG: a notice, and the outline is drawn.
struct VectorDocumentTests {
  /// A list of one document for the glyphs from one to another.
  private func table(from first: UInt16, to last: UInt16) -> [UInt8] {
    func bytes(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    return [0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 1] + bytes(first) + bytes(last) + [0, 0, 0, 14, 0, 0, 0, 0]
  }

  /// A font file with one more table.
  private func font(_ name: String, adding tag: String, _ table: [UInt8]) throws -> [UInt8] {
    let bytes = try Fixtures.bytes(name)
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    func word(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
    var records: [[UInt8]] = (0..<count).map { index in
      var record = Array(bytes[12 + 16 * index..<28 + 16 * index])
      let offset = record[8..<12].reduce(0) { $0 << 8 | Int($1) } + 16
      record.replaceSubrange(8..<12, with: word(offset))
      return record
    }
    records.append(Array(tag.utf8) + word(0) + word(bytes.count + 16) + word(table.count))
    records.sort { Array($0[..<4]).lexicographicallyPrecedes(Array($1[..<4])) }
    let head = Array(bytes[..<4]) + [UInt8((count + 1) >> 8), UInt8((count + 1) & 255)] + Array(bytes[6..<12])
    return head + records.flatMap { $0 } + Array(bytes[(12 + 16 * count)...]) + table
  }

  @Test func `a glyph with a document gives a notice and its outline`() throws {
    let plain = try FontFace(path: Fixtures.path("Twin-regular.ttf"))
    let glyph = try #require(plain.glyph(for: "H"))
    let number = UInt16(glyph.rawValue)
    let bytes = try font("Twin-regular.ttf", adding: "SVG ", table(from: number, to: number))
    let style = TextStyle(font: try FontFace(bytes: bytes, name: "Twin-svg.ttf"), size: 100)
    let plan = try Plans.linear("Ha", from: style, to: style)
    #expect(
      plan.notices == [
        TransitionNotice(
          code: .vectorDocument,
          message: "'Twin-svg.ttf': glyph \(number) (H) is an SVG document, which is not drawn; its outline is")
      ])
    let wanted = try Plans.linear("Ha", from: try Plans.style("Twin-regular.ttf", size: 100), to: style).scene(at: 0)
    #expect(plan.scene(at: 0).outlines.map(\.path) == wanted.outlines.map(\.path))
  }

  @Test func `documents are looked up by ranges of glyphs`() throws {
    let documents = try #require(VectorDocuments(ByteReader(table(from: 4, to: 9))))
    #expect([3, 4, 9, 10].map { documents.contains(GlyphID($0)) } == [false, true, true, false])
    #expect(VectorDocuments(ByteReader(Array(table(from: 4, to: 9).prefix(20)))) == nil)
  }
}
