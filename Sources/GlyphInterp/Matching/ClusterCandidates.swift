/// Clusters of two stretches that may pair: those of equal text.
struct ClusterCandidates: ChainCandidates {
  let old: MatchText
  let new: MatchText
  let oldRange: Range<Int>
  let newRange: Range<Int>
  private var rowCluster = 0

  init(old: MatchText, new: MatchText, oldRange: Range<Int>, newRange: Range<Int>) {
    self.old = old
    self.new = new
    self.oldRange = oldRange
    self.newRange = newRange
  }

  var rowCount: Int { oldRange.count }
  var columnCount: Int { newRange.count }

  mutating func begin(row: Int) {
    rowCluster = old.clusters[oldRange.lowerBound + row]
  }

  func gain(row: Int, column: Int) -> Int? {
    rowCluster == new.clusters[newRange.lowerBound + column] ? 2 : nil
  }

  func cost(row: Int, column: Int, gain: Int) -> ChainCost {
    let i = oldRange.lowerBound + row
    let j = newRange.lowerBound + column
    return ChainCost(gain: gain, travel: old.travel(from: i, to: new, j), indexSum: i + j)
  }

  func texts(row: Int, column: Int) -> [Int] { [old.clusters[oldRange.lowerBound + row]] }
}
