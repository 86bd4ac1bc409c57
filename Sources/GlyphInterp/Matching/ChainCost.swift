/// What an order-preserving choice of pairs is worth: most gain, then least travel, then least
/// sum of indices.
struct ChainCost: Sendable, Equatable {
  /// Twice the length times the similarity of what pairs, that is twice the clusters in common:
  /// (a + b) / 2 · 2·LCS / (a + b) = LCS.
  var gain = 0
  /// Σ |Δorigin| in 1/64 em.
  var travel = 0
  /// Σ (old index + new index).
  var indexSum = 0

  /// More than any text can gain: what makes the only word of a text align before anything else.
  static let loneWordGain = 1 << 40

  func isBetter(than other: ChainCost) -> Bool {
    if gain != other.gain { return gain > other.gain }
    if travel != other.travel { return travel < other.travel }
    return indexSum < other.indexSum
  }

  static func + (left: ChainCost, right: ChainCost) -> ChainCost {
    ChainCost(
      gain: left.gain + right.gain, travel: left.travel + right.travel,
      indexSum: left.indexSum + right.indexSum)
  }
}
