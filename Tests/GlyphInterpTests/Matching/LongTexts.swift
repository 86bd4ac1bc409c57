@testable import GlyphInterp

/// Long texts and what edits make of them, from a seed.
struct LongTexts {
  var generator: SplitMix64
  let alphabet: [String]

  init(seed: UInt64, alphabet: [String]) {
    generator = SplitMix64(seed: seed)
    self.alphabet = alphabet
  }

  /// Letters about as frequent as in English, words of five.
  static let english = Array("eeeeettttaaaoooiiinnnsssrrrhhhldcumfpgwybvk       ").map(String.init)

  mutating func text(_ count: Int) -> [String] {
    (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? "a" }
  }

  /// A text in which one cluster in so many was replaced, removed or got a neighbour.
  mutating func edited(_ text: [String], oneIn: Int) -> [String] {
    text.flatMap { cluster -> [String] in
      guard Int.random(in: 0..<oneIn, using: &generator) == 0 else { return [cluster] }
      let other = alphabet.randomElement(using: &generator) ?? "a"
      return [[other], [], [cluster, other]].randomElement(using: &generator) ?? []
    }
  }

  /// Units in lines of eighty clusters.
  func units(_ clusters: [String]) -> [MatchUnit] {
    var units = UnitSplitter().units(clusters: clusters)
    for index in units.indices {
      units[index].origin = SIMD2(Double(index % 80) / 2, Double(index / 80) * 1.2)
    }
    return units
  }
}
