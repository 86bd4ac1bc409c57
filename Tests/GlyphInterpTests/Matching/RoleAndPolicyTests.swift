import GlyphInterp
import Testing

@Suite struct RoleAndPolicyTests {
  let splitter = UnitSplitter()

  @Test func `strict matching fades unequal texts as wholes`() {
    let matching = GlyphMatcher(matching: .identicalText).matching(
      from: splitter.units("Hello"), to: splitter.units("Hellos"))
    #expect(matching.pairs.isEmpty)
    #expect(matching.removed.map(\.index) == [0, 1, 2, 3, 4])
    #expect(matching.removed.allSatisfy { $0.reason == .textsDiffer })
    #expect(matching.inserted.count == 6)
  }

  @Test func `strict matching pairs equal texts`() {
    let matching = GlyphMatcher(matching: .identicalText).matching(
      from: splitter.units("a  b"), to: splitter.units("a  b"))
    #expect(describe(matching.pairs) == "0-0 1-1 2-2 3-3")
  }

  @Test func `case 40: a missing glyph never becomes another missing glyph`() {
    var old = splitter.units("a☃")
    var new = splitter.units("b☂")
    old[1].role = .missing
    new[1].role = .missing
    old[1].word = old[0].word
    new[1].word = new[0].word
    let matching = GlyphMatcher().matching(from: old, to: new)
    #expect(describe(matching.pairs) == "0x0")
    #expect(matching.removed == [UnpairedCluster(index: 1, reason: .missingGlyph)])
    #expect(matching.inserted == [UnpairedCluster(index: 1, reason: .missingGlyph)])
  }

  @Test func `case 40: a lone missing glyph becomes nothing else either`() {
    var old = splitter.units("☃")
    var new = splitter.units("☂")
    old[0].role = .missing
    new[0].role = .missing
    #expect(GlyphMatcher().matching(from: old, to: new).pairs.isEmpty)
    new[0].role = .visible
    #expect(GlyphMatcher().matching(from: old, to: new).pairs.map(\.reason) == [.otherText])
  }

  @Test func `a glyph that one end lacks cross-fades`() {
    let old = splitter.units("a☃")
    var new = splitter.units("a☃")
    new[1].role = .missing
    new[1].design = 2
    #expect(
      GlyphMatcher().matching(from: old, to: new).pairs.map(\.reason)
        == [.sameGlyphs, .missingGlyph])
  }

  @Test func `case 11: another face makes a cross-faded pair of the same text`() {
    let matching = GlyphMatcher().matching(
      from: splitter.units("ab"), to: UnitSplitter(design: 2).units("abc"))
    #expect(describe(matching.pairs) == "0x0 1x1")
    #expect(matching.pairs.map(\.reason) == [.otherDesign, .otherDesign])
  }

  @Test func `case 61: glyphs that a feature variation swaps are one interpolated pair`() {
    // The caller gives one number to the two glyphs of the swap.
    let matching = GlyphMatcher().matching(from: splitter.units("$"), to: splitter.units("$"))
    #expect(describe(matching.pairs) == "0-0")
    #expect(matching.pairs.first?.reason == .sameGlyphs)
  }

  @Test func `reasons say why a cluster leaves`() {
    let matching = GlyphMatcher().matching(
      from: splitter.units("aab zzz"), to: splitter.units("aba"))
    #expect(
      matching.removed == [
        UnpairedCluster(index: 2, reason: .surplus), UnpairedCluster(index: 3, reason: .space),
        UnpairedCluster(index: 4, reason: .wordUnaligned),
        UnpairedCluster(index: 5, reason: .wordUnaligned),
        UnpairedCluster(index: 6, reason: .wordUnaligned),
      ])
    #expect(matching.inserted == [UnpairedCluster(index: 1, reason: .surplus)])
  }

  @Test func `case 10: nothing left to fade`() {
    let matching = GlyphMatcher().matching(from: splitter.units("abc"), to: splitter.units("abc"))
    #expect(matching.removed.isEmpty && matching.inserted.isEmpty && matching.blocks.isEmpty)
  }

  @Test func `least motion decides before least index`() {
    // Right-aligned: the new text is three ems longer on the left, so the last `the` stands where
    // the old one stood.
    var new = splitter.units("the the")
    for index in new.indices { new[index].origin.x -= 2 }
    let matching = GlyphMatcher().matching(from: splitter.units("the"), to: new)
    #expect(describe(matching.pairs) == "0-4 1-5 2-6")
  }

  @Test func `motion counts the way across lines`() {
    // The new text breaks: its second `to` stands below the old one, the first to its left.
    var old = splitter.units("to")
    for index in old.indices { old[index].origin.x += 1 }
    var new = splitter.units("to to")
    for index in 3...4 { new[index].origin = SIMD2(Double(index - 3) / 2 + 1, 1.25) }
    #expect(describe(GlyphMatcher().matching(from: old, to: new).pairs) == "0-0 1-1")
    for index in 3...4 { new[index].origin.y = 0.75 }
    #expect(describe(GlyphMatcher().matching(from: old, to: new).pairs) == "0-3 1-4")
  }

  @Test func `origins that are no numbers are no trouble`() {
    var old = splitter.units("ab")
    old[0].origin.x = .nan
    old[1].origin.x = .infinity
    let matching = GlyphMatcher().matching(from: old, to: splitter.units("xab"))
    #expect(describe(matching.pairs) == "0-1 1-2")
  }
}
