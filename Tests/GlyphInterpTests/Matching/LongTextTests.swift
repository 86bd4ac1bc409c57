import Testing

@testable import GlyphInterp

@Suite struct LongTextTests {
  private func checkPlaces(_ matching: GlyphMatching, _ old: [MatchUnit], _ new: [MatchUnit]) {
    let oldPlaces = matching.pairs.flatMap(\.old) + matching.removed.map(\.index)
    let newPlaces = matching.pairs.flatMap(\.new) + matching.inserted.map(\.index)
    #expect(oldPlaces.sorted() == Array(old.indices))
    #expect(newPlaces.sorted() == Array(new.indices))
  }

  @Test(
    "long texts pair nearly as well as the exact solution, seed 11",
    arguments: [(100, 0.99), (20, 0.99), (10, 0.99), (3, 0.95)])
  func nearlyExact(_ oneIn: Int, _ share: Double) {
    var texts = LongTexts(seed: 11, alphabet: LongTexts.english)
    let clusters = texts.text(2_500)
    let old = texts.units(clusters)
    let new = texts.units(texts.edited(clusters, oneIn: oneIn))
    let matching = GlyphMatcher().matching(from: old, to: new)
    checkPlaces(matching, old, new)
    let ordered = matching.pairs.filter { pair in
      pair.reason == .sameGlyphs && old[pair.old.lowerBound].role != .space
        && !matching.blocks.contains { $0.isMoved && $0.old.contains(pair.old.lowerBound) }
    }
    var vocabulary = ClusterVocabulary()
    let numbers = [old, new].map { $0.map { vocabulary.number(of: $0.text) } }
    let ranks = vocabulary.ranks()
    let oldText = MatchText(old, numbers: numbers[0], ranks: ranks, vocabulary: &vocabulary)
    let newText = MatchText(new, numbers: numbers[1], ranks: ranks, vocabulary: &vocabulary)
    var candidates = WordCandidates(
      old: oldText, new: newText, vocabularySize: ranks.count,
      oldWords: oldText.inkWords.indices, newWords: newText.inkWords.indices,
      exemptsLoneWord: false)
    var chain = OrderedChain()
    _ = chain.solve(&candidates)
    #expect(Double(ordered.count) >= share * Double(chain.cost.gain / 2))
  }

  @Test func `case 114: 100,000 clusters, one in a hundred edited`() {
    var texts = LongTexts(seed: 12, alphabet: LongTexts.english)
    let clusters = texts.text(100_000)
    let old = texts.units(clusters)
    let new = texts.units(texts.edited(clusters, oneIn: 100))
    let matching = GlyphMatcher().matching(from: old, to: new)
    checkPlaces(matching, old, new)
    #expect(matching.pairs.count > 97_000)
    #expect(matching.notices.isEmpty)
  }

  @Test func `case 114: 5,000 words against 5,000 others pair and say what was cut`() {
    var texts = LongTexts(seed: 13, alphabet: LongTexts.english)
    let old = texts.units(texts.text(30_000))
    let new = texts.units(texts.text(30_000))
    let matching = GlyphMatcher().matching(from: old, to: new)
    checkPlaces(matching, old, new)
    #expect(matching.pairs.count > 3_000)
    #expect(!matching.notices.isEmpty)
  }

  @Test(
    "one word of 20,000 clusters, one in a hundred edited",
    arguments: [["a", "b"], Array("abcdefghijklmnopqrstuvwxyz").map(String.init)])
  func oneLongWord(_ alphabet: [String]) {
    var texts = LongTexts(seed: 14, alphabet: alphabet)
    let clusters = texts.text(20_000)
    let old = texts.units(clusters)
    let new = texts.units(texts.edited(clusters, oneIn: 100))
    let matching = GlyphMatcher().matching(from: old, to: new)
    checkPlaces(matching, old, new)
    #expect(matching.pairs.count > 19_500)
  }

  @Test func `a text that repeats one word keeps it in place`() {
    // Nothing is rare here; the difference of Myers finds what is missing.
    let texts = LongTexts(seed: 15, alphabet: [])
    var clusters = (0..<9_000).flatMap { $0 % 3 == 0 ? ["l", "a", " "] : ["l", "o", " "] }
    let old = texts.units(clusters)
    clusters.removeSubrange(12_000..<12_030)
    clusters.removeSubrange(3_000..<3_006)
    let new = texts.units(clusters)
    let matching = GlyphMatcher().matching(from: old, to: new)
    checkPlaces(matching, old, new)
    #expect(matching.removed.count < 100)
    #expect(matching.notices.isEmpty)
  }

  @Test func `a half that moves in a long text is one block`() {
    var texts = LongTexts(seed: 16, alphabet: LongTexts.english)
    let part = texts.text(4_000) + ["q"] + [" "]
    let rest = ["q"] + texts.text(6_000) + ["x"]
    let old = texts.units(part + rest)
    let new = texts.units(rest + [" "] + part)
    let matching = GlyphMatcher().matching(from: old, to: new)
    checkPlaces(matching, old, new)
    let moved = matching.blocks.filter(\.isMoved)
    #expect((moved.map(\.old.count).max() ?? 0) > 3_900)
    #expect(matching.pairs.count > 9_900)
  }

  @Test func `a lone word among thousands aligns`() {
    var texts = LongTexts(seed: 17, alphabet: LongTexts.english)
    let new = texts.units(texts.text(60_000))
    let old = texts.units(["q", "z", "j", "e"] + [String](repeating: "!", count: 20))
    let matching = GlyphMatcher().matching(from: old, to: new)
    checkPlaces(matching, old, new)
    #expect(!matching.pairs.isEmpty)
  }
}
