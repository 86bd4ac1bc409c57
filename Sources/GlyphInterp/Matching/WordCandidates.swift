/// Words of two stretches that may pair: those that are similar enough, and the only word of a
/// text.
struct WordCandidates: ChainCandidates {
  let old: MatchText
  let new: MatchText
  /// Indices into `inkWords`; they may change between two solutions.
  var oldWords: Range<Int>
  var newWords: Range<Int>
  /// The only word of either text, if it may pair with any word.
  private let oldLone: Int?
  private let newLone: Int?
  private let hasLoneWord: Bool
  private let oldInk: [MatchWord]
  private let newInk: [MatchWord]
  private var common: CommonLength
  private var clusters: ClusterAligner

  init(
    old: MatchText, new: MatchText, vocabularySize: Int, oldWords: Range<Int>,
    newWords: Range<Int>, exemptsLoneWord: Bool
  ) {
    self.old = old
    self.new = new
    self.oldWords = oldWords
    self.newWords = newWords
    oldLone = exemptsLoneWord ? old.loneWord : nil
    newLone = exemptsLoneWord ? new.loneWord : nil
    hasLoneWord = oldLone != nil || newLone != nil
    oldInk = old.inkWords.map { old.words[$0] }
    newInk = new.inkWords.map { new.words[$0] }
    common = CommonLength(vocabularySize: vocabularySize)
    clusters = ClusterAligner(old: old, new: new)
  }

  var rowCount: Int { oldWords.count }
  var columnCount: Int { newWords.count }

  mutating func begin(row: Int) {
    common.setPattern(old.clusters[oldWord(row).clusters])
  }

  mutating func gain(row: Int, column: Int) -> Int? {
    let (one, other) = (oldWord(row), newWord(column))
    let (a, b) = (one.clusters.count, other.clusters.count)
    let bonus = hasLoneWord && isExempt(row, column) ? ChainCost.loneWordGain : 0
    if one.number == other.number { return a + b + bonus }
    // 2·LCS / (a + b) ≥ 0.4, and LCS is at most the shorter length.
    if bonus == 0 && (5 * min(a, b) < a + b || (a == 1 && b == 1)) { return nil }
    let shared = commonLength(one, other)
    return bonus > 0 || 5 * shared >= a + b ? 2 * shared + bonus : nil
  }

  mutating func cost(row: Int, column: Int, gain: Int) -> ChainCost {
    var cost = ChainCost(gain: gain)
    for match in matches(row, column) {
      cost.travel += old.travel(from: match.row, to: new, match.column)
      cost.indexSum += match.row + match.column
    }
    return cost
  }

  mutating func texts(row: Int, column: Int) -> [Int] {
    matches(row, column).map { old.clusters[$0.row] }
  }

  private func oldWord(_ row: Int) -> MatchWord {
    oldInk[oldWords.lowerBound + row]
  }

  private func newWord(_ column: Int) -> MatchWord {
    newInk[newWords.lowerBound + column]
  }

  private func isExempt(_ row: Int, _ column: Int) -> Bool {
    let isOldLone = oldLone == oldWords.lowerBound + row
    let isNewLone = newLone == newWords.lowerBound + column
    return isOldLone && (isNewLone || newWord(column).isWordLike)
      || isNewLone && oldWord(row).isWordLike
  }

  private mutating func commonLength(_ one: MatchWord, _ other: MatchWord) -> Int {
    if one.clusters.count * other.clusters.count > ClusterAligner.exactSteps {
      return clusters.pairs(one.clusters, other.clusters).count
    }
    return common.length(new.clusters[other.clusters])
  }

  private mutating func matches(_ row: Int, _ column: Int) -> [OrderedChain.Link] {
    let (one, other) = (oldWord(row), newWord(column))
    if one.number == other.number,
      let matches = CommonBoundaries.matches(old, one.clusters, new, other.clusters)
    {
      return matches.map {
        OrderedChain.Link(row: $0.old.lowerBound, column: $0.new.lowerBound)
      }
    }
    return clusters.pairs(one.clusters, other.clusters)
  }
}
