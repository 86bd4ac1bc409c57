import TestSupport
import Testing

@testable import GlyphInterp

/// Pictures that are joined by U+200D.
@Suite struct JoinedPictureTests {
  @Test func `Joined pictographs ask for a picture, even if each by itself is text`() {
    #expect(EmojiPresentation(of: "👁\u{200D}🗨") == .sequence)
    #expect(EmojiPresentation(of: "⛹\u{200D}♂") == .sequence)
    #expect(EmojiPresentation(of: "⛹🏽\u{200D}♂") == .sequence)
    #expect(EmojiPresentation(of: "👁") == .automatic(isPicture: false))
    // A selector says otherwise, or the same.
    #expect(EmojiPresentation(of: "👁\u{FE0E}\u{200D}🗨") == .text)
    #expect(EmojiPresentation(of: "👁\u{FE0F}\u{200D}🗨") == .emoji)
    // Letters that are joined, and a picture after which a joiner stands alone.
    #expect(EmojiPresentation(of: "ක්\u{200D}ෂ") == .automatic(isPicture: false))
    #expect(EmojiPresentation(of: "👁\u{200D}") == .automatic(isPicture: false))
  }

  @Test func `A face without colours suits a sequence that it shows as one sign`() throws {
    func suits(_ font: String, _ text: String) throws -> Bool {
      let face = try FontFace(path: Fixtures.path(font))
      let latin = try #require(OpenTypeTag("Latn"))
      let request = FallbackRequest(
        grapheme: Array(text.utf8), script: latin, language: nil, face: face, fallbacks: [], usesSystem: false)
      return EmojiPresentation.sequence.suits(face, for: request)
    }
    // The font has a ligature of f and i, and none of i and f.
    #expect(try suits("Twin-wght.ttf", "fi"))
    #expect(try !suits("Twin-wght.ttf", "if"))
    #expect(try suits("Twin-cbdt.ttf", "👩\u{200D}🚀"))
  }

  @Test(arguments: ["", "\u{FE0F}"])
  func `A grapheme of thousands of characters that no face has is one sign, with one notice`(selector: String) throws {
    let sequence = "😀" + String(repeating: "\(selector)\u{200D}😀", count: 2000)
    let text = try SetText("a" + sequence + "a", style: SetText.style("Twin-wght.ttf"))
    #expect(text.glyphNames == [["a"], [".notdef"], ["a"]])
    #expect(text.notices.map(\.code) == [.missingGlyph])
  }
}
