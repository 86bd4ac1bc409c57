import TestSupport
import Testing

@testable import GlyphInterp

@Suite struct FallbackTests {
  private func style(_ font: String, fallbacks: [String]) throws -> TextStyle {
    var style = try SetText.style(font)
    style.fallbacks = try fallbacks.map { try FontFace(path: Fixtures.path($0)) }
    return style
  }

  private func faces(_ text: SetText) -> [String] {
    text.track.shaped.runs.map { "\($0.item.face.fileName.split(separator: "/").last ?? "") \($0.item.range)" }
  }

  @Test func `case 38: a fallback face is shaped with its own rules`() throws {
    let text = try SetText("Ha सलाम ខ្ញុំ سلام", style: style("Twin-wght.ttf", fallbacks: ["GlyphInterpTest.ttf"]))
    let names = text.glyphNames
    #expect(names.contains(["kha", "nyo.below", "usign-khmr", "nikahit-khmr"]))
    #expect(names.suffix(4) == [["seen.init"], ["lam.medi"], ["alef.fina"], ["meem"]])
  }

  @Test func `case 39: a fallback takes the axes that it has, and the choice does not depend on them`() throws {
    var bold = try style("Twin-wght.ttf", fallbacks: ["GlyphInterpTest.ttf", "Twin-cbdt.ttf"])
    let regular = try SetText("Hi 😀 ש", style: bold)
    bold.axes[.weight] = 900
    let heavy = try SetText("Hi 😀 ש", style: bold)
    #expect(faces(regular) == faces(heavy))
    #expect(
      faces(heavy) == [
        "Twin-wght.ttf 0..<3", "Twin-cbdt.ttf 3..<7", "Twin-wght.ttf 7..<8", "GlyphInterpTest.ttf 8..<10",
      ])
    #expect(heavy.advance(5) > regular.advance(5))
    #expect(heavy.advance(3) == regular.advance(3))
  }

  @Test func `case 40: what no face has is one visible sign per cluster, with a notice`() throws {
    let text = try SetText("a👨\u{200D}👩\u{200D}👧a", style: style("Twin-wght.ttf", fallbacks: []))
    #expect(text.glyphNames == [["a"], [".notdef"], ["a"]])
    #expect(text.advance(1) > 0)
    #expect(text.notices.map(\.code) == [.missingGlyph])
    #expect(text.notices[0].message.contains("U+1F468 U+200D U+1F469 U+200D U+1F467"))
  }

  @Test func `case 40: signs for missing characters never pair`() throws {
    let style = try style("Twin-wght.ttf", fallbacks: [])
    let plan = try TransitionPlan(from: StyledText("a😀", style: style), to: StyledText("a🚀", style: style))
    #expect(plan.matching.pairs.map(\.old.lowerBound) == [0])
    #expect(plan.notices.map(\.code) == [.missingGlyph, .missingGlyph])
  }

  @Test func `A joined sequence has one face, even where another has parts of it`() throws {
    // The first face has 👩 alone, so the whole sequence comes from the second.
    let text = try SetText("😀👩\u{200D}🚀", style: style("Twin-colr1.ttf", fallbacks: ["Twin-cbdt.ttf"]))
    #expect(faces(text) == ["Twin-colr1.ttf 0..<4", "Twin-cbdt.ttf 4..<15"])
    #expect(text.glyphNames == [["face"], ["astronaut"]])
  }

  @Test func `case 43: a selector chooses text or picture`() throws {
    let style = try style("Twin-wght.ttf", fallbacks: ["Twin-cbdt.ttf"])
    #expect(faces(try SetText("❤\u{FE0F}a", style: style)) == ["Twin-cbdt.ttf 0..<6", "Twin-wght.ttf 6..<7"])
    // Only pictures have it: better than a sign for missing.
    #expect(faces(try SetText("❤\u{FE0E}", style: style)) == ["Twin-cbdt.ttf 0..<6"])
    // A plain letter with a selector stays where it is.
    #expect(faces(try SetText("a\u{FE0F}", style: style)) == ["Twin-wght.ttf 0..<4"])
  }

  @Test func `case 43: what is there in the other form alone is shown in it, with a notice`() throws {
    let text = try SetText("1\u{FE0F}a\u{FE0F}", style: style("GlyphInterpTest.ttf", fallbacks: []))
    #expect(text.glyphNames.map(\.first) == ["one", "a"])
    // A letter has no other form, so that nothing is amiss with it.
    #expect(text.notices.map(\.code) == [.otherPresentation])
    #expect(text.notices[0].message.contains("'1\u{FE0F}' is shown as text; no fallback has it as a picture"))
    let heart = try SetText("❤\u{FE0E}", style: style("Twin-wght.ttf", fallbacks: ["Twin-cbdt.ttf"]))
    #expect(heart.notices.map(\.code) == [.otherPresentation])
  }

  @Test func `A character that has a mark which no face has keeps its letter`() throws {
    let text = try SetText("a\u{1AB0}", style: style("Twin-wght.ttf", fallbacks: []))
    #expect(text.glyphNames == [["a", ".notdef"]])
    #expect(text.notices.count == 1)
  }

  @Test func `Lines of several faces share a baseline and have room for all`() throws {
    let mixed = try SetText("aש\nb", style: style("Twin-wght.ttf", fallbacks: ["GlyphInterpTest.ttf"]))
    let first = mixed.track.layout.lines[0].visual.map { mixed.origin($0).y }
    #expect(Set(first) == [0])
    let plain = try SetText("aa\nb", style: style("Twin-wght.ttf", fallbacks: []))
    #expect((mixed.track.resting?.baselines[1] ?? 0) >= (plain.track.resting?.baselines[1] ?? 0))
  }
}
