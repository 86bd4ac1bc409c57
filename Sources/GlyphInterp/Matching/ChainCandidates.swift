/// The pairs that an ``OrderedChain`` may choose from, in a table of rows (old) and columns (new).
protocol ChainCandidates {
  var rowCount: Int { get }
  var columnCount: Int { get }

  /// Says that the following questions are about this row.
  mutating func begin(row: Int)

  /// The gain of pairing a row with a column, or `nil` if they must not pair.
  mutating func gain(row: Int, column: Int) -> Int?

  /// The whole cost of a pair that has this gain.
  mutating func cost(row: Int, column: Int, gain: Int) -> ChainCost

  /// The texts that pair, as ranks in logical order, for the rule that decides ties.
  mutating func texts(row: Int, column: Int) -> [Int]
}
