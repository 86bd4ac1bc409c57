/// One word of a text: what lies between two word breaks, a space or a mark included.
struct MatchWord: Sendable {
  /// The clusters of the word.
  var clusters: Range<Int>
  /// Equal numbers stand for equal text, however it is cut into clusters.
  var number: Int
  /// Whether the word consists of spaces only.
  var isSpace: Bool
  /// Whether the word consists of letters, digits, symbols and the like, not of punctuation.
  var isWordLike: Bool

  /// The clusters that give a block its right to move: those that are no spaces or punctuation.
  var weight: Int { isWordLike ? clusters.count : 0 }
}
