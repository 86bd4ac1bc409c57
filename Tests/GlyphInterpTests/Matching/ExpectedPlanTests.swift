import GlyphInterp
import Testing

@Suite struct ExpectedPlanTests {
  let splitter = UnitSplitter()

  @Test(
    "case 1, case 2, case 3, case 4, case 6, case 12, case 14, case 25: plans written by hand",
    arguments: ExpectedPlan.byHand)
  func planByHand(_ expected: ExpectedPlan) {
    let matching = GlyphMatcher().matching(
      from: splitter.units(clusters: expected.old), to: splitter.units(clusters: expected.new))
    #expect(describe(matching.pairs) == expected.pairs)
    #expect(matching.removed.map(\.index) == expected.removed)
    #expect(matching.inserted.map(\.index) == expected.inserted)
    #expect(matching.notices.isEmpty)
  }

  @Test("plans written by hand hold backwards", arguments: ExpectedPlan.byHand)
  func planBackwards(_ expected: ExpectedPlan) {
    let old = splitter.units(clusters: expected.old)
    let new = splitter.units(clusters: expected.new)
    let matching = GlyphMatcher().matching(from: old, to: new)
    #expect(GlyphMatcher().matching(from: new, to: old) == matching.reversed)
  }

  @Test func `case 30: Arabic keeps three glyphs, the final letter changes its form`() {
    // Logical order, the right edge anchored: origins fall.
    let advance = UnitSplitter(advance: -0.5)
    let old = advance.units(clusters: ["س", "ل", "ا", "م"])
    var new = advance.units(clusters: ["س", "ل", "ا", "م", "ة"])
    new[3].glyphs = 1
    let matching = GlyphMatcher().matching(from: old, to: new)
    #expect(describe(matching.pairs) == "0-0 1-1 2-2 3x3")
    #expect(matching.pairs.last?.reason == .otherGlyphs)
    #expect(matching.removed.isEmpty)
    #expect(matching.inserted == [UnpairedCluster(index: 4, reason: .notInWord)])
  }

  @Test func `case 18: a ligature becomes another as one unit`() {
    let matching = GlyphMatcher().matching(
      from: splitter.units(clusters: ["o", "ffi", "c", "e"]),
      to: splitter.units(clusters: ["o", "ff", "s", "e", "t"]))
    #expect(matching.pairs.map(\.reason) == [.sameGlyphs, .otherText, .otherText, .sameGlyphs])
  }

  @Test func `case 36: composed and decomposed text is the same text`() {
    let composed = splitter.units(clusters: ["c", "a", "f", "\u{E9}"])
    var decomposed = splitter.units(clusters: ["c", "a", "f", "e\u{301}"])
    decomposed[3].glyphs = composed[3].glyphs
    let matching = GlyphMatcher(matching: .identicalText).matching(from: composed, to: decomposed)
    #expect(describe(matching.pairs) == "0-0 1-1 2-2 3-3")
    let longer = splitter.units("cafés")
    let grown = GlyphMatcher().matching(from: decomposed, to: longer)
    #expect(describe(grown.pairs) == "0-0 1-1 2-2 3-3")
  }

  @Test func `case 6: words that swap are two blocks on opposite sides`() {
    let matching = GlyphMatcher().matching(
      from: splitter.units("hello world"), to: splitter.units("world hello"))
    #expect(
      matching.blocks == [
        MovedBlock(old: 0..<5, new: 6..<11, bend: 1, isMoved: false),
        MovedBlock(old: 6..<11, new: 0..<5, bend: -1, isMoved: true),
      ])
    #expect(matching.removed == [UnpairedCluster(index: 5, reason: .space)])
  }

  @Test func `several words move as one block`() {
    // `one two` is shorter than `three four`, so it is the one that moves; the space between its
    // words comes along.
    let matching = GlyphMatcher().matching(
      from: splitter.units("one two three four"), to: splitter.units("three four one two"))
    #expect(
      matching.blocks == [
        MovedBlock(old: 0..<7, new: 11..<18, bend: -1, isMoved: true),
        MovedBlock(old: 8..<18, new: 0..<10, bend: 1, isMoved: false),
      ])
    #expect(matching.pairs.count == 17)
  }

  @Test(arguments: ["one two three", "red green blue"])
  func `of three words in reverse the one that travels least goes between the others`(old: String) {
    let new = old.split(separator: " ").reversed().joined(separator: " ")
    let blocks = GlyphMatcher().matching(from: splitter.units(old), to: splitter.units(new)).blocks
    #expect(blocks.map(\.bend) == [-2, 0, 2] || blocks.map(\.bend) == [2, 0, -2])
    #expect(blocks.map(\.isMoved).count { $0 } == 2)
  }

  @Test func `five words in reverse have five ways, the farthest outermost`() {
    let matching = GlyphMatcher().matching(
      from: splitter.units("one two three four five"), to: splitter.units("five four three two one"))
    #expect(matching.blocks.map { abs($0.bend) } == [4, 2, 0, 2, 4])
    #expect(Set(matching.blocks.map(\.bend)).count == 5)
  }

  @Test func `words that cross elsewhere do not send a swap farther round`() {
    let matching = GlyphMatcher().matching(
      from: splitter.units("one two three. And here hello world"),
      to: splitter.units("three. two one And here world hello"))
    #expect(matching.blocks.suffix(2).map { abs($0.bend) } == [1, 1])
  }
}
