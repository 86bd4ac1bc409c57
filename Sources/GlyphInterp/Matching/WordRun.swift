/// Equal words, spaces included, from a word of the old and a word of the new text on.
struct WordRun: Sendable, Equatable {
  /// Indices into `words`.
  var old: Int
  var new: Int
  /// How many words.
  var count: Int
  /// How many clusters that are neither space nor punctuation.
  var weight: Int
  /// The way of the first cluster in 1/64 em.
  var travel: Int
}
