import TestSupport
import Testing

@testable import GlyphInterp

@Suite struct ClusterTests {
  @Test func `case 15: two characters that make one glyph are one cluster`() throws {
    let text = try SetText("a==b")
    #expect(text.texts == ["a", "==", "b"])
    #expect(text.glyphNames == [["a"], ["equal_equal"], ["b"]])
    #expect(text.clusters.map(\.range) == [0..<1, 1..<3, 3..<4])
  }

  @Test func `case 16: ligatures on several lines keep their places in the text`() throws {
    let text = try SetText("fifi\nafft")
    #expect(text.lines == ["fifi", "afft"])
    #expect(text.texts == ["fi", "fi", "a", "ff", "t"])
    #expect(text.clusters.map(\.range.lowerBound) == [0, 2, 5, 6, 8])
    #expect(text.origin(2).x == 0)
  }

  @Test func `case 17, case 18: a ligature is one unit with several characters`() throws {
    #expect(try SetText("office").glyphNames == [["o"], ["f_f_i"], ["c"], ["e"]])
    #expect(try SetText("offset").glyphNames == [["o"], ["f_f"], ["s"], ["e"], ["t"]])
  }

  @Test func `case 19, case 30: both ends are the texts as they stand alone`() throws {
    for (old, new) in [("office", "offset"), ("سلام", "سلامة"), ("अनुच्छेद", "क्ष"), ("ខ្ញុំ", "กิ่น")] {
      let (before, after) = (StyledText(old, style: try SetText.style()), StyledText(new, style: try SetText.style()))
      let plan = try TransitionPlan(from: before, to: after)
      let (first, last) = (plan.scene(at: 0), plan.scene(at: plan.duration))
      let alone = try TransitionPlan(from: before, to: before).scene(at: 0)
      let aloneAfter = try TransitionPlan(from: after, to: after).scene(at: 0)
      #expect(first.inkBounds() == alone.inkBounds())
      #expect(last.inkBounds() == aloneAfter.inkBounds())
    }
  }

  @Test func `case 25: spaces are clusters of their own, and offsets are those of the source`() throws {
    let text = try SetText("a  b")
    #expect(text.texts == ["a", " ", " ", "b"])
    #expect(text.clusters.map(\.isWhiteSpace) == [false, true, true, false])
    #expect(text.clusters[3].range == 3..<4)
  }

  @Test func `case 28, case 29: Arabic letters join, however they are asked for`() throws {
    #expect(
      try SetText("مرحبا").glyphNames
        == [["meem.init"], ["reh.fina"], ["hah.init"], ["beh.medi"], ["alef.fina"]])
    // A change of colour in the word changes nothing.
    var red = try SetText.style()
    red.color = Color(red: 1, green: 0, blue: 0)
    let pieces = try SetText(StyledText(pieces: [("مر", try SetText.style()), ("حبا", red)]))
    #expect(pieces.glyphNames == (try SetText("مرحبا").glyphNames))
    #expect(pieces.clusters.map(\.style) == [0, 0, 1, 1, 1])
    // A change of size does change runs, and letters still join across it.
    let large = try SetText(
      StyledText(pieces: [("مر", try SetText.style()), ("حبا", try SetText.style(size: 150))]))
    #expect(large.glyphNames == pieces.glyphNames)
  }

  @Test func `case 30: a longer word changes the form of the letter before`() throws {
    #expect(try SetText("سلام").glyphNames.last == ["meem"])
    #expect(try SetText("سلامة").glyphNames.suffix(2) == [["meem.init"], ["tehmarbuta.fina"]])
  }

  @Test func `case 34: conjuncts are whole`() throws {
    #expect(try SetText("अनुच्छेद").texts == ["अ", "नु", "च्छे", "द"])
    #expect(try SetText("क्ष").texts == ["क्ष"])
    #expect(try SetText("ខ្ញុំ").texts == ["ខ្ញុំ"])
    #expect(try SetText("กิ่น้ำ").texts == ["กิ่", "น้ำ"])
  }

  @Test func `case 36: a mark is in the cluster of its base, composed or not`() throws {
    let composed = try SetText("pépé", style: SetText.style("Twin-wght.ttf"))
    let decomposed = try SetText("pe\u{301}pe\u{301}", style: SetText.style("Twin-wght.ttf"))
    #expect(composed.glyphNames == decomposed.glyphNames)
    #expect(decomposed.clusters.map(\.range.count) == [1, 3, 1, 3])
    #expect(
      composed.clusters.indices.map { composed.origin($0) } == decomposed.clusters.indices.map { decomposed.origin($0) }
    )
    #expect(try SetText("o\u{323}\u{301}").texts == ["o\u{323}\u{301}"])
  }

  @Test func `A style that changes inside a grapheme takes effect after it`() throws {
    let text = try SetText(
      StyledText(pieces: [("e", try SetText.style()), ("\u{301}e", try SetText.style(size: 50))]))
    #expect(text.texts == ["e\u{301}", "e"])
    #expect(text.clusters.map(\.style) == [0, 1])
  }

  @Test func `case 42: joined emoji and flags are one cluster each`() throws {
    let style = try SetText.style("Twin-cbdt.ttf")
    let text = try SetText("😀👩\u{200D}🚀🇦🇩🚀", style: style)
    #expect(text.texts == ["😀", "👩\u{200D}🚀", "🇦🇩", "🚀"])
    #expect(text.glyphNames == [["face"], ["astronaut"], ["flag"], ["rocket"]])
  }

  @Test func `case 41: the plan names the version of HarfBuzz`() throws {
    let plan = try TransitionPlan(
      from: StyledText("a", style: SetText.style()), to: StyledText("b", style: SetText.style()))
    #expect(plan.description.engine["harfbuzz"]?.isEmpty == false)
  }
}
