import Testing

@testable import GlyphInterp

/// Words that are wider than their block.
@Suite struct WordBreakTests {
  @Test(arguments: [" ", "   ", "\t", "\u{2003}", "\u{3000}", " \u{2003}"])
  func `White space hangs after a letter that is wider than the block`(space: String) throws {
    for width in [1.0, 30] {
      let text = try SetText("o\(space)o", ParagraphStyle(maximumWidth: width))
      #expect(text.lines == ["o\(space)", "o"])
      #expect(text.track.layout.lines.map(\.hanging.count) == [space.unicodeScalars.count, 0])
    }
    #expect(try SetText("oo\(space)o", ParagraphStyle(maximumWidth: 30)).lines == ["o", "o\(space)", "o"])
  }

  @Test func `A word is broken early so that its hyphen fits`() throws {
    // Two letters fit, the hyphen, 39.2 px, does not; a letter and a hyphen do.
    let width = try SetText("oo").width(ofLine: 0)
    #expect(try SetText("oo\u{AD}oo", ParagraphStyle(maximumWidth: width)).lines == ["o", "o\u{AD}", "oo"])
    let roomy = try SetText("oo\u{AD}oo", ParagraphStyle(maximumWidth: width + 39.2))
    #expect(roomy.lines == ["oo\u{AD}", "oo"])
  }

  @Test func `No line begins with white space or with a soft hyphen, however narrow the block`() throws {
    let words = "Zusammen\u{AD}arbeit  der\tfi\u{AD}nnischen offi\u{AD}cers "
    for width in stride(from: 1.0, through: 700, by: 23) {
      let text = try SetText(words, ParagraphStyle(maximumWidth: width))
      #expect(text.lines.joined() == words)
      for line in text.lines {
        let first = try #require(line.unicodeScalars.first)
        #expect(first != "\u{AD}" && !first.properties.isWhitespace, "at \(width) px: \(text.lines)")
      }
    }
  }

  @Test func `A line may end after a tab, whatever is around it`() throws {
    // UAX 14, LB21a, would hold a Hebrew letter, the tab and what follows together.
    let starts = TextBreaks.lineStarts(in: Array("שם\t12".utf8), language: "he")
    #expect(starts.indices.filter { starts[$0] } == [5])
    let width = try SetText("1234567").width(ofLine: 0)
    #expect(try SetText("שם\t1234567", ParagraphStyle(maximumWidth: width)).lines == ["שם\t", "1234567"])
  }

  @Test func `Spaces beside cursive letters are tracked like others, the letters are not`() throws {
    var style = try SetText.style()
    let plain = try SetText("abc سلام def", style: style)
    style.tracking = 200
    let text = try SetText("abc سلام def", style: style)
    let spaces = text.texts.indices.filter { text.texts[$0] == " " }
    #expect(spaces.count == 2)
    // From left to right: what stands right of each space has moved 20 px, a fifth of 100 px, from it.
    let line = text.track.layout.lines[0].visual
    for (left, right) in zip(line, line.dropFirst()) {
      let gap = text.origin(right).x - text.origin(left).x - text.advance(left)
      let isArabic = text.texts[left].unicodeScalars.contains { (0x600..<0x700).contains($0.value) }
      #expect(abs(gap - (isArabic ? 0 : 20)) < 1e-9, "after '\(text.texts[left])'")
    }
    #expect(plain.texts == text.texts)
    // Lines are broken by the same widths.
    let width = text.width(ofLine: 0)
    #expect(try SetText("abc سلام def", style: style, ParagraphStyle(maximumWidth: width)).lines.count == 1)
    #expect(try SetText("abc سلام def", style: style, ParagraphStyle(maximumWidth: width - 1)).lines.count == 2)
  }
}
