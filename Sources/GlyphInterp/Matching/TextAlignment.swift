/// What corresponds in two texts, before anything is known of glyphs.
struct TextAlignment: Sendable {
  /// The pairs; those of moved blocks last, otherwise in order.
  var matches: [ClusterMatch] = []
  /// Per old word the new word that it became, and the reverse; `nil` without a partner.
  var partnersOfOld: [Int?]
  var partnersOfNew: [Int?]
  var blocks: [MovedBlock] = []
  var notices: [MatchingNotice] = []

  init(oldWords: Int, newWords: Int) {
    partnersOfOld = [Int?](repeating: nil, count: oldWords)
    partnersOfNew = [Int?](repeating: nil, count: newWords)
  }

  mutating func align(_ oldWord: Int, _ newWord: Int) {
    partnersOfOld[oldWord] = newWord
    partnersOfNew[newWord] = oldWord
  }
}
