import Testing

@testable import GlyphInterp

@Suite struct MarkupTests {
  @Test func `Tags nest, and neighbours with the same tags are one piece`() throws {
    #expect(
      try MarkupPiece.pieces(of: "a<b>b<i>c</i></b><span style=\"wght=300,color=#f00\">d</span>") == [
        MarkupPiece(text: "a", tags: []), MarkupPiece(text: "b", tags: [.bold]),
        MarkupPiece(text: "c", tags: [.bold, .italic]),
        MarkupPiece(text: "d", tags: [.span(style: "wght=300,color=#f00")]),
      ])
    #expect(try MarkupPiece.pieces(of: "a<b></b>b") == [MarkupPiece(text: "ab", tags: [])])
    #expect(try MarkupPiece.pieces(of: "").isEmpty)
  }

  @Test func `Entities stand for their characters`() throws {
    #expect(
      try MarkupPiece.pieces(of: "&lt;b&gt; &amp;&nbsp;&#x1F600;&#173;")
        == [MarkupPiece(text: "<b> &\u{A0}😀\u{AD}", tags: [])])
  }

  @Test func `What is no markup is an error that says where`() {
    let wrong: [(String, MarkupError)] = [
      ("a<u>", .unknownTag("<u>", offset: 1)), ("é<", .unknownTag("<", offset: 2)),
      ("<b>a", .missingEnd("b")), ("a</b>", .misplacedEnd("</b>", offset: 1)),
      ("<b><i></b></i>", .misplacedEnd("</b>", offset: 6)), ("a & b", .unknownEntity("& b", offset: 2)),
      ("&#0;", .unknownEntity("&#0;", offset: 0)), ("&#xD800;", .unknownEntity("&#xD800;", offset: 0)),
    ]
    for (markup, error) in wrong {
      #expect(throws: error) { try MarkupPiece.pieces(of: markup) }
    }
  }
}
