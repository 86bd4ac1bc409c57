/// The exact solver: the best order-preserving choice of pairs from a table.
///
/// Dynamic programming over suffixes in rows · columns steps; a step keeps the head of the best
/// chain from there on. Choices that tie in cost are told apart by the texts that pair, compared
/// in logical order by code point.
struct OrderedChain {
  /// A pair of the chosen chain.
  struct Link: Sendable, Equatable {
    var row: Int
    var column: Int
  }

  /// Per cell the cell of the first pair of the best chain from there on, -1 for the empty chain.
  private var heads: [Int32] = []
  /// Per column the cost of that chain, in the row that was last solved.
  private var costs: [ChainCost] = []
  private var width = 0
  /// The cost of the chain found last.
  private(set) var cost = ChainCost()

  /// The best chain, in logical order.
  mutating func solve<Candidates: ChainCandidates>(_ candidates: inout Candidates) -> [Link] {
    prepare(rows: candidates.rowCount, columns: candidates.columnCount)
    Self.fill(&heads, &costs, width, &candidates)
    cost = costs[0]
    return links()
  }

  private static func fill<Candidates: ChainCandidates>(
    _ headTable: inout [Int32], _ costRow: inout [ChainCost], _ width: Int,
    _ candidates: inout Candidates
  ) {
    // Spans, because an array checks for a second owner at every write.
    var heads = headTable.mutableSpan
    var costs = costRow.mutableSpan
    for row in stride(from: candidates.rowCount - 1, through: 0, by: -1) {
      candidates.begin(row: row)
      var beside = ChainCost()
      var besideHead: Int32 = -1
      var diagonal = costs[width - 1]
      for column in stride(from: width - 2, through: 0, by: -1) {
        let cell = row * width + column
        let below = costs[column]
        var best = below
        var head = heads[cell + width]
        if besideHead != head
          && (beside.isBetter(than: best)
            || (beside == best
              && precedes(besideHead, head, heads.span, width, &candidates)))
        {
          best = beside
          head = besideHead
        }
        if let gain = candidates.gain(row: row, column: column), gain + diagonal.gain >= best.gain {
          let paired = candidates.cost(row: row, column: column, gain: gain) + diagonal
          if paired.isBetter(than: best)
            || (paired == best
              && !precedes(head, Int32(cell), heads.span, width, &candidates))
          {
            best = paired
            head = Int32(cell)
          }
        }
        costs[column] = best
        heads[cell] = head
        beside = best
        besideHead = head
        diagonal = below
      }
    }
  }

  private mutating func prepare(rows: Int, columns: Int) {
    width = columns + 1
    let cells = (rows + 1) * width
    if heads.count < cells { heads = [Int32](repeating: -1, count: cells) }
    if costs.count < width { costs = [ChainCost](repeating: ChainCost(), count: width) }
    for column in 0...columns {
      heads[rows * width + column] = -1
      costs[column] = ChainCost()
    }
    for row in 0...rows { heads[row * width + columns] = -1 }
  }

  private func links() -> [Link] {
    var links: [Link] = []
    var head = heads[0]
    while head >= 0 {
      let (row, column) = Int(head).quotientAndRemainder(dividingBy: width)
      links.append(Link(row: row, column: column))
      head = heads[Int(head) + width + 1]
    }
    return links
  }

  /// Whether the texts of one chain come before those of another.
  private static func precedes<Candidates: ChainCandidates>(
    _ first: Int32, _ second: Int32, _ heads: Span<Int32>, _ width: Int,
    _ candidates: inout Candidates
  ) -> Bool {
    var (first, second) = (Int(first), Int(second))
    var texts: (first: ArraySlice<Int>, second: ArraySlice<Int>) = ([], [])
    while true {
      if texts.first.isEmpty && texts.second.isEmpty && first == second { return false }
      if texts.first.isEmpty && first >= 0 {
        texts.first = candidates.texts(row: first / width, column: first % width)[...]
        first = Int(heads[first + width + 1])
        continue
      }
      if texts.second.isEmpty && second >= 0 {
        texts.second = candidates.texts(row: second / width, column: second % width)[...]
        second = Int(heads[second + width + 1])
        continue
      }
      guard let one = texts.first.popFirst() else { return !texts.second.isEmpty }
      guard let other = texts.second.popFirst() else { return false }
      if one != other { return one < other }
    }
  }
}
