import Testing

@testable import GlyphInterp

@Suite struct LineTests {
  private let words = "the quick brown fox jumped over office walls"

  @Test func `Lines wrap at spaces, which hang`() throws {
    let text = try SetText(words, ParagraphStyle(maximumWidth: 600))
    #expect(text.lines == ["the quick ", "brown fox ", "jumped over ", "office walls"])
    for line in text.lines.indices { #expect(text.width(ofLine: line) <= 600) }
    #expect(text.track.layout.lines.map(\.hanging.count) == [1, 1, 1, 0])
  }

  @Test func `All spaces at a break hang, however many`() throws {
    let text = try SetText("the quick      brown", ParagraphStyle(alignment: .trailing, maximumWidth: 450))
    #expect(text.lines == ["the quick      ", "brown"])
    #expect(text.track.layout.lines[0].hanging.count == 6)
    // The word, not the spaces, ends at the right side; x = 0 is there.
    #expect(abs(text.origin(8).x + text.advance(8)) < 1e-9)
  }

  @Test func `No-break spaces hold words together`() throws {
    let text = try SetText("ab c\u{A0}d\u{202F}e f", ParagraphStyle(maximumWidth: 260))
    #expect(text.lines == ["ab ", "c\u{A0}d\u{202F}e ", "f"])
    #expect(text.texts.contains("\u{A0}") && text.texts.contains("\u{202F}"))
  }

  @Test func `A word wider than the block is broken between graphemes, a ligature between its letters`() throws {
    let text = try SetText("ooooooo", ParagraphStyle(maximumWidth: 250))
    #expect(text.lines == ["oooo", "ooo"])
    let ligature = try SetText("offi", ParagraphStyle(maximumWidth: 120))
    #expect(ligature.lines.joined() == "offi")
    #expect(ligature.lines.count > 1)
    for line in ligature.lines.indices { #expect(ligature.width(ofLine: line) <= 120) }
    let narrow = try SetText("e\u{301}e\u{301}", ParagraphStyle(maximumWidth: 1))
    #expect(narrow.lines == ["e\u{301}", "e\u{301}"])
  }

  @Test func `Letters stay joined where a word has to be broken`() throws {
    let text = try SetText("استكشف", ParagraphStyle(maximumWidth: 120))
    #expect(text.lines.count > 1)
    #expect(text.glyphNames == (try SetText("استكشف").glyphNames))
  }

  @Test func `A line that is shaped anew is a run of its own, kerned as it stands`() throws {
    let text = try SetText("AVAVAVAV", ParagraphStyle(maximumWidth: 270))
    let alone = try SetText("AVAV")
    #expect(text.lines == ["AVAV", "AVAV"])
    #expect(text.track.shaped.runs.count == 2)
    for line in 0..<2 { #expect(abs(text.width(ofLine: line) - alone.width(ofLine: 0)) < 1e-9) }
  }

  @Test func `A soft hyphen shows at its break and nowhere else`() throws {
    let text = try SetText("the jum\u{AD}ped", ParagraphStyle(maximumWidth: 420))
    #expect(text.lines == ["the jum\u{AD}", "ped"])
    let hyphen = try #require(text.texts.firstIndex(of: "\u{AD}"))
    #expect(text.glyphNames[hyphen] == ["hyphen"])
    #expect(text.advance(hyphen) == 39.2)
    let whole = try SetText("the jum\u{AD}ped", ParagraphStyle(maximumWidth: 900))
    let hidden = try #require(whole.texts.firstIndex(of: "\u{AD}"))
    #expect(whole.advance(hidden) == 0)
    #expect(whole.lines.count == 1)
  }

  @Test func `Tabs reach to the next stop, eight spaces from the last`() throws {
    let text = try SetText("a\tb\t\tc")
    let stop = 8 * 35.2
    #expect(abs(text.origin(2).x - stop) < 1e-9)
    #expect(abs(text.origin(5).x - 3 * stop) < 1e-9)
    let hebrew = try SetText("א\tב")
    #expect(abs(hebrew.origin(2).x + hebrew.advance(2) + stop) < 1e-9)
  }

  @Test func `Lines align by the direction of their paragraph`() throws {
    let text = try SetText("ab\nאב", ParagraphStyle(maximumWidth: 500))
    #expect(text.origin(0).x == 0)
    #expect(abs(text.origin(2).x + text.advance(2) - 500) < 1e-9)
    let centered = try SetText("ab\nabab", ParagraphStyle(alignment: .center))
    #expect(abs(centered.origin(0).x + centered.width(ofLine: 0) / 2) < 1e-9)
    let trailing = try SetText("אב", ParagraphStyle(alignment: .trailing, maximumWidth: 500))
    #expect(abs(trailing.origin(1).x) < 1e-9)
  }

  @Test func `Spaces at the end of a line stand where the paragraph ends, whatever is before them`() throws {
    // UAX 9, L1: the space after the Hebrew word is at the right end of a left-to-right line.
    let text = try SetText("ab אב אב", ParagraphStyle(direction: .leftToRight, maximumWidth: 280))
    #expect(text.visualLines == [["a", "b", " ", "ב", "א", " "], ["ב", "א"]])
    // In a right-to-left paragraph the hanging space is left of the line, and the words end at its left side.
    let right = try SetText("אב אב", ParagraphStyle(alignment: .trailing, maximumWidth: 150))
    #expect(right.visualLines == [[" ", "ב", "א"], ["ב", "א"]])
    #expect(abs(right.origin(1).x) < 1e-9)
    #expect(right.origin(2).x < 0)
  }

  @Test func `The last allowed line ends with an ellipsis`() throws {
    let text = try SetText(words, ParagraphStyle(maximumWidth: 600, lineLimit: 2))
    #expect(text.lines == ["the quick ", "brown fox…"])
    let sign = try #require(text.clusters.last)
    #expect(sign.range == 19..<words.utf8.count)
    #expect(text.width(ofLine: 1) <= 600)
    let tight = try SetText(words, ParagraphStyle(maximumWidth: 460, lineLimit: 1))
    #expect(tight.lines == ["the quic…"])
    #expect(tight.width(ofLine: 0) <= 460)
    #expect(try SetText("ab\ncd\nef", ParagraphStyle(lineLimit: 2)).lines == ["ab", "cd…"])
    #expect(try SetText("ab\ncd", ParagraphStyle(lineLimit: 2)).lines == ["ab", "cd"])
  }

  @Test func `Where text runs from right to left the ellipsis is at the left`() throws {
    let text = try SetText("אחד שלום אחד", ParagraphStyle(maximumWidth: 300, lineLimit: 1))
    #expect(text.lines.count == 1)
    #expect(text.visualLines[0].first == "…")
    #expect(text.visualLines[0].suffix(3) == ["ד", "ח", "א"])
    #expect(text.width(ofLine: 0) <= 300)
  }

  @Test func `Ideographs are broken one by one, but no line begins with a full stop`() throws {
    // Five of them are 476 px wide, and the full stop would be the sixth.
    let text = try SetText("一日三口中。", ParagraphStyle(maximumWidth: 500))
    #expect(text.lines == ["一日三口", "中。"])
    #expect(try SetText("一日三口中", ParagraphStyle(maximumWidth: 500)).lines == ["一日三口中"])
  }

  @Test func `Line height is a factor on the face's own`() throws {
    let single = try SetText("a\nb")
    let double = try SetText("a\nb", ParagraphStyle(lineHeight: 2))
    let (one, two) = (single.track.resting?.baselines[1] ?? 0, double.track.resting?.baselines[1] ?? 0)
    #expect(one > 0)
    #expect(abs(two - 2 * one) < 1e-9)
  }

  @Test func `Thai is broken between words`() throws {
    // "Thailand is beautiful", without a space between the words.
    let breaks = TextBreaks.lineStarts(in: Array("ประเทศไทยสวยงาม".utf8), language: "th")
    let starts = breaks.indices.filter { breaks[$0] }
    #expect(starts == [27])
  }
}
