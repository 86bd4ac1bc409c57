extension Stagger {
  /// The order in which clusters start.
  public enum Order: Hashable, Sendable {
    /// From the leading edge to the trailing edge.
    case leading
    /// From the trailing edge to the leading edge.
    case trailing
    /// From the centre to both edges.
    case center
    /// From both edges to the centre.
    case edges
    /// In an order that depends on the seed alone.
    case random(seed: UInt64)
  }
}

extension Stagger.Order {
  /// The turn of each of `count` clusters: 0 for the first, then in whole steps without a gap.
  func ranks(count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let positions = 0..<count
    switch self {
    case .leading: return Array(positions)
    case .trailing: return positions.reversed()
    case .center: return positions.map { abs(2 * $0 - (count - 1)) / 2 }
    case .edges: return positions.map { min($0, count - 1 - $0) }
    case .random(let seed): return Self.shuffled(count: count, seed: seed)
    }
  }

  /// Fisher and Yates' shuffle, written out so that it does not change with the standard library.
  private static func shuffled(count: Int, seed: UInt64) -> [Int] {
    var generator = SplitMix64(seed: seed)
    var ranks = Array(0..<count)
    for last in stride(from: count - 1, to: 0, by: -1) {
      let pick = generator.next().multipliedFullWidth(by: UInt64(last + 1)).high
      ranks.swapAt(last, Int(pick))
    }
    return ranks
  }
}
