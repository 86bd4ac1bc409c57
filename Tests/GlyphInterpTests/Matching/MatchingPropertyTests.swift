import Testing

@testable import GlyphInterp

@Suite struct MatchingPropertyTests {
  /// Two texts with origins: running sums of advances, shifted as alignment would shift them.
  private func texts(
    _ alphabet: [String], _ longest: Int, _ generator: inout SplitMix64
  ) -> (old: [MatchUnit], new: [MatchUnit]) {
    (units(alphabet, longest, &generator), units(alphabet, longest, &generator))
  }

  private func units(
    _ alphabet: [String], _ longest: Int, _ generator: inout SplitMix64
  ) -> [MatchUnit] {
    let count = Int.random(in: 0...longest, using: &generator)
    let clusters = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? "a" }
    var units = UnitSplitter().units(clusters: clusters)
    let isEven = Bool.random(using: &generator)
    var x = Double.random(in: -1...1, using: &generator)
    if isEven { x.round() }
    for index in units.indices {
      units[index].origin = SIMD2(x, 0)
      x += isEven ? 0.5 : Double.random(in: 0.2...0.9, using: &generator)
    }
    return units
  }

  /// The pairs that took part in the comparison of costs: equal text, no space, no moved block.
  private func orderedPairs(_ matching: GlyphMatching, _ old: [MatchUnit]) -> [(Int, Int)] {
    matching.pairs.filter { pair in
      pair.reason == .sameGlyphs && old[pair.old.lowerBound].role != .space
        && !matching.blocks.contains { $0.isMoved && $0.old.contains(pair.old.lowerBound) }
    }.map { ($0.old.lowerBound, $0.new.lowerBound) }
  }

  @Test("costs equal those of brute force", arguments: [1, 2, 3, 4] as [UInt64])
  func bruteForce(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let alphabets = [
      ["a", "b"], ["a", "b", " "], ["a", "b", "c", " "], ["東", "a", "京", " ", "b"],
    ]
    for round in 0..<500 {
      let (old, new) = texts(alphabets[round % 4], 8, &generator)
      if old.map(\.text) == new.map(\.text) { continue }
      let exhaustive = ExhaustiveMatcher(old: old, new: new)
      let matching = GlyphMatcher().matching(from: old, to: new)
      var best = exhaustive.best()
      best.hasLoneWord = 0
      #expect(
        exhaustive.score(orderedPairs(matching, old)) == best,
        "seed \(seed), round \(round): \(old.map(\.text)) → \(new.map(\.text))")
    }
  }

  @Test("every cluster has one place, and letters never cross", arguments: [5, 6] as [UInt64])
  func onePlaceForEveryCluster(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for round in 0..<500 {
      let longest = round % 10 == 0 ? 300 : 24
      let (old, new) = texts(["a", "b", "c", "d", "e", " ", "."], longest, &generator)
      let matching = GlyphMatcher().matching(from: old, to: new)
      let oldPlaces = matching.pairs.flatMap(\.old) + matching.removed.map(\.index)
      let newPlaces = matching.pairs.flatMap(\.new) + matching.inserted.map(\.index)
      #expect(oldPlaces.sorted() == Array(old.indices), "seed \(seed), round \(round)")
      #expect(newPlaces.sorted() == Array(new.indices), "seed \(seed), round \(round)")
      let ordered = matching.pairs.filter { pair in
        !matching.blocks.contains { $0.isMoved && $0.old.contains(pair.old.lowerBound) }
      }
      for (one, next) in zip(ordered, ordered.dropFirst()) {
        #expect(one.new.upperBound <= next.new.lowerBound, "seed \(seed), round \(round)")
      }
      for block in matching.blocks where block.isMoved {
        #expect(block.old.count >= 2 && block.old.count == block.new.count)
        #expect(old[block.old].map(\.text) == new[block.new].map(\.text))
        for pair in matching.pairs where block.old.contains(pair.old.lowerBound) {
          let offset = block.new.lowerBound - block.old.lowerBound
          #expect(pair.new.lowerBound == pair.old.lowerBound + offset)
        }
      }
    }
  }

  @Test("swapped texts mirror the plan", arguments: [7, 8] as [UInt64])
  func mirror(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for round in 0..<500 {
      let longest = round % 100 == 0 ? 2_000 : 20
      let (old, new) = texts(["a", "b", "c", " ", "."], longest, &generator)
      let matching = GlyphMatcher().matching(from: old, to: new)
      let back = GlyphMatcher().matching(from: new, to: old)
      #expect(back == matching.reversed, "seed \(seed), round \(round)")
      #expect(GlyphMatcher().matching(from: old, to: new) == matching)
    }
  }

  @Test("units without sense still get one place each, and mirror", arguments: [9, 10] as [UInt64])
  func senselessUnits(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let alphabet = ["a", "b", "ab", "ba", "aba", "", " ", "e\u{301}", "\u{E9}", "!", "\u{200D}"]
    for round in 0..<400 {
      var (old, new) = texts(alphabet, round % 40 == 0 ? 400 : 16, &generator)
      for index in old.indices { scramble(&old[index], &generator) }
      for index in new.indices { scramble(&new[index], &generator) }
      let matching = GlyphMatcher().matching(from: old, to: new)
      let oldPlaces = matching.pairs.flatMap(\.old) + matching.removed.map(\.index)
      let newPlaces = matching.pairs.flatMap(\.new) + matching.inserted.map(\.index)
      #expect(oldPlaces.sorted() == Array(old.indices), "seed \(seed), round \(round)")
      #expect(newPlaces.sorted() == Array(new.indices), "seed \(seed), round \(round)")
      let back = GlyphMatcher().matching(from: new, to: old)
      #expect(back == matching.reversed, "seed \(seed), round \(round)")
    }
  }

  private func scramble(_ unit: inout MatchUnit, _ generator: inout SplitMix64) {
    unit.word = Int.random(in: 0...2, using: &generator)
    unit.design = Int.random(in: 0...1, using: &generator)
    let roles: [MatchUnit.Role] = [.visible, .visible, .space, .missing]
    unit.role = roles.randomElement(using: &generator) ?? .visible
    switch Int.random(in: 0...9, using: &generator) {
    case 0: unit.origin.x = .nan
    case 1: unit.origin.y = .infinity
    case 2: unit.origin.x = 1e300
    default: break
    }
  }
}
