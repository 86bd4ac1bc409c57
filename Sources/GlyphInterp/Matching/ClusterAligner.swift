/// Pairs the clusters of equal text inside two stretches that belong together, in order.
struct ClusterAligner {
  /// Up to this many steps the whole of two stretches is solved exactly.
  static let exactSteps = 1 << 18
  /// Up to this many steps a stretch between two anchors is solved exactly.
  static let gapSteps = 1 << 13

  let old: MatchText
  let new: MatchText
  private(set) var cutStretches = 0
  private var chain = OrderedChain()

  init(old: MatchText, new: MatchText) {
    self.old = old
    self.new = new
  }

  /// The pairs, as absolute cluster indices (row: old, column: new).
  mutating func pairs(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [OrderedChain.Link] {
    if oldRange.isEmpty || newRange.isEmpty { return [] }
    var links: [OrderedChain.Link] = []
    if oldRange.count * newRange.count <= Self.exactSteps {
      solve(oldRange, newRange, &links)
      return links
    }
    let anchors = SequenceAnchors(
      old: old.clusters, new: new.clusters, gapSteps: Self.gapSteps)
    var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
    for run in anchors.runs(oldRange, newRange) {
      solveGap(i..<run.old, j..<run.new, &links)
      for offset in 0..<run.count {
        links.append(OrderedChain.Link(row: run.old + offset, column: run.new + offset))
      }
      i = run.old + run.count
      j = run.new + run.count
    }
    solveGap(i..<oldRange.upperBound, j..<newRange.upperBound, &links)
    return links
  }

  private mutating func solveGap(
    _ oldRange: Range<Int>, _ newRange: Range<Int>, _ links: inout [OrderedChain.Link]
  ) {
    let cut = ProportionalCut(steps: Self.gapSteps)
    let pieces = cut.pieces(oldRange, newRange) { $0.count * $1.count }
    if pieces.count > 1 { cutStretches += 1 }
    for piece in pieces { solve(piece.old, piece.new, &links) }
  }

  private mutating func solve(
    _ oldRange: Range<Int>, _ newRange: Range<Int>, _ links: inout [OrderedChain.Link]
  ) {
    if oldRange.isEmpty || newRange.isEmpty { return }
    var candidates = ClusterCandidates(
      old: old, new: new, oldRange: oldRange, newRange: newRange)
    for link in chain.solve(&candidates) {
      links.append(
        OrderedChain.Link(
          row: oldRange.lowerBound + link.row, column: newRange.lowerBound + link.column))
    }
  }
}
