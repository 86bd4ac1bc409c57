import Testing

@testable import GlyphInterp

@Suite struct ItemizerTests {
  private func runs(_ text: SetText) -> [String] {
    text.track.shaped.runs.map { "\($0.item.script) \($0.item.level) \($0.item.range)" }
  }

  @Test func `case 31: mixed directions stand in the order of UAX 9, marks with their bases, digits in order`() throws {
    let text = try SetText("مَرْحَبًا٣٢١ One واحد Two اتنين")
    #expect(
      text.visualLines[0].joined(separator: "|")
        == "ن|ي|ن|ت|ا| |T|w|o| |د|ح|ا|و| |O|n|e| |٣|٢|١|ا|بً|حَ|رْ|مَ")
    let hebrew = try SetText("שָׁלוֹם One אחד")
    #expect(hebrew.visualLines[0].joined(separator: "|") == "ד|ח|א| |O|n|e| |ם|וֹ|ל|שָׁ")
  }

  @Test func `case 32: right to left is set once`() throws {
    let text = try SetText("سلام")
    #expect(text.visualLines == [["م", "ا", "ل", "س"]])
    #expect(text.glyphNames == [["seen.init"], ["lam.medi"], ["alef.fina"], ["meem"]])
    // The block is anchored at its right side, where reading starts.
    #expect(abs(text.origin(0).x + text.advance(0)) < 1e-9)
  }

  @Test func `case 33: punctuation follows the direction of the paragraph`() throws {
    #expect(try SetText("سلام!").visualLines == [["!", "م", "ا", "ل", "س"]])
    #expect(
      try SetText("سلام!", ParagraphStyle(direction: .leftToRight)).visualLines == [["م", "ا", "ل", "س", "!"]])
    #expect(try SetText("abc!", ParagraphStyle(direction: .rightToLeft)).visualLines == [["!", "a", "b", "c"]])
  }

  @Test func `Brackets are mirrored and take the script of what they stand in`() throws {
    let text = try SetText("(سلام)")
    #expect(text.glyphNames.first == ["parenright"])
    #expect(text.glyphNames.last == ["parenleft"])
    #expect(runs(text) == ["Arab 1 0..<10"])
    #expect(runs(try SetText("a (कक) b")) == ["Latn 0 0..<3", "Deva 0 3..<9", "Latn 0 9..<12"])
  }

  @Test func `Isolates keep what is in them apart`() throws {
    // Without isolates the number would go to the left of the Hebrew word.
    let text = try SetText("a \u{2067}אב\u{2069} 12", ParagraphStyle(direction: .leftToRight))
    #expect(
      text.visualLines[0].filter { $0.unicodeScalars.allSatisfy { !$0.properties.isDefaultIgnorableCodePoint } }
        == ["a", " ", "ב", "א", " ", "1", "2"])
    let plain = try SetText("a אב 12", ParagraphStyle(direction: .leftToRight))
    #expect(plain.visualLines == [["a", " ", "1", "2", " ", "ב", "א"]])
  }

  @Test func `Marks that open or close nothing change no more than UAX 9 says`() throws {
    // What follows an isolate that nothing closes is in it to the end: the space at its level, the letter above it.
    #expect(runs(try SetText("a\u{2067} b")) == ["Latn 0 0..<4", "Latn 1 4..<5", "Latn 2 5..<6"])
    #expect(runs(try SetText("a\u{2069}\u{202C} b")) == ["Latn 0 0..<9"])
    #expect(try SetText("\u{202E}ab\n ab").visualLines.map { $0.suffix(2) } == [["a", "\u{202E}"], ["a", "b"]])
    // Deeper than 125 levels nothing is embedded any more (BD 2).
    let deep = try SetText(String(repeating: "\u{2067}", count: 300) + "a")
    #expect(deep.track.shaped.runs.allSatisfy { $0.item.level <= 126 })
  }

  @Test func `Common characters take the script before them, leading ones the script after them`() throws {
    #expect(runs(try SetText("12 कक, ab.")) == ["Deva 0 0..<11", "Latn 0 11..<14"])
    #expect(runs(try SetText("12 + 3")) == ["Zyyy 0 0..<6"])
  }

  @Test func `Explicit breaks end lines, CR LF once`() throws {
    #expect(try SetText("a\r\nb\nc\rd\u{2028}e\u{2029}f\u{85}g").lines == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(try SetText("a\r\nb").clusters.map(\.range) == [0..<1, 3..<4])
    #expect(try SetText("").lines == [""])
    #expect(try SetText("a\n\n").lines == ["a", "", ""])
  }

  @Test func `A line separator does not end the paragraph: its direction goes on`() throws {
    #expect(try SetText("אב\u{2028}ab!").visualLines == [["ב", "א"], ["!", "a", "b"]])
    #expect(try SetText("אב\u{2029}ab!").visualLines == [["ב", "א"], ["a", "b", "!"]])
  }

  @Test func `case 23: tracking leaves joined letters together and turns optional ligatures off`() throws {
    var tracked = try SetText.style()
    tracked.tracking = 100
    let arabic = try SetText("استكشف", style: tracked)
    let plain = try SetText("استكشف")
    #expect(arabic.clusters.indices.map { arabic.origin($0) } == plain.clusters.indices.map { plain.origin($0) })
    let latin = try SetText("office", style: tracked)
    #expect(latin.texts == ["o", "f", "f", "i", "c", "e"])
    // 100 thousandths of 100 px, five times: none after the last letter.
    let untracked = latin.clusters.indices.reduce(0) { $0 + latin.advance($1) }
    #expect(abs(latin.width(ofLine: 0) - (untracked + 50)) < 1e-9)
  }
}
