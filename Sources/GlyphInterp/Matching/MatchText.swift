/// A text prepared for matching: numbers instead of strings, and its words.
struct MatchText: Sendable {
  let units: [MatchUnit]
  /// Per cluster the rank of its text by code point among the clusters of both texts.
  let clusters: [Int]
  let origins: [SIMD2<Double>]
  /// All words, spaces included.
  let words: [MatchWord]
  /// Indices into `words` of those that are not spaces.
  let inkWords: [Int]
  /// The index into `inkWords` of the only word of the text, when there is just one.
  ///
  /// Punctuation beside it does not count, unless there is nothing else.
  let loneWord: Int?

  /// Prepares a text, whose clusters have these numbers in a vocabulary for both texts.
  ///
  /// - Parameter ranks: for every number of a cluster its rank by code point.
  init(
    _ units: [MatchUnit], numbers: [Int], ranks: [Int], vocabulary: inout ClusterVocabulary
  ) {
    self.units = units
    clusters = numbers.map { ranks[$0] }
    origins = units.map { unit in
      SIMD2(
        unit.origin.x.isFinite ? unit.origin.x : 0, unit.origin.y.isFinite ? unit.origin.y : 0)
    }
    var words: [MatchWord] = []
    var start = 0
    while start < units.count {
      var end = start + 1
      while end < units.count && units[end].word == units[start].word { end += 1 }
      words.append(Self.word(units, start..<end, numbers, &vocabulary))
      start = end
    }
    self.words = words
    let inkWords = words.indices.filter { !words[$0].isSpace }
    self.inkWords = inkWords
    let wordLike = inkWords.indices.filter { words[inkWords[$0]].isWordLike }
    let candidates = wordLike.isEmpty ? Array(inkWords.indices) : wordLike
    loneWord = candidates.count == 1 ? candidates[0] : nil
  }

  private static func word(
    _ units: [MatchUnit], _ range: Range<Int>, _ numbers: [Int],
    _ vocabulary: inout ClusterVocabulary
  ) -> MatchWord {
    var number = numbers[range.lowerBound]
    if range.count > 1 {
      var text = units[range.lowerBound].text
      for unit in units[range].dropFirst() { text += unit.text }
      number = vocabulary.number(of: text)
    }
    let ink = units[range].first { $0.role != .space }
    return MatchWord(
      clusters: range, number: number, isSpace: ink == nil,
      isWordLike: ink.map { !isPunctuation($0.text) } ?? false)
  }

  private static func isPunctuation(_ text: String) -> Bool {
    switch text.unicodeScalars.first?.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default:
      false
    }
  }
}
