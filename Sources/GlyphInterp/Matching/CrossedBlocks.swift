/// Finds what moved blocks cross on their way, and gives every block a side of the line.
struct CrossedBlocks {
  /// So many blocks are looked at for the side of the next one.
  private static let sideSearch = 32

  /// The pairs that kept the order of the text, in order.
  let ordered: [ClusterMatch]
  /// The blocks that left it, by old index.
  let moved: [MovedBlock]

  /// Moved and crossed blocks by old index.
  func blocks() -> [MovedBlock] {
    if moved.isEmpty { return [] }
    // A block crosses the ordered pairs between its old and its new rank among them. All ranks
    // together cut the pairs into runs; a run is crossed when some block's ranks enclose it.
    var depths: [Int: Int] = [:]
    var cuts: [Int] = []
    for block in moved {
      let from = rank { $0.old.lowerBound < block.old.lowerBound }
      let to = rank { $0.new.lowerBound < block.new.lowerBound }
      depths[min(from, to), default: 0] += 1
      depths[max(from, to), default: 0] -= 1
      cuts += [from, to]
    }
    cuts.sort()
    var crossed: [MovedBlock] = []
    var depth = 0
    for (start, end) in zip(cuts, cuts.dropFirst()) where start < end {
      depth += depths[start] ?? 0
      if depth == 0 { continue }
      let (first, last) = (ordered[start], ordered[end - 1])
      crossed.append(
        MovedBlock(
          old: first.old.lowerBound..<last.old.upperBound,
          new: first.new.lowerBound..<last.new.upperBound, side: .under, isMoved: false))
    }
    return sided(moved.sorted { $0.old.count > $1.old.count } + crossed)
      .sorted { $0.old.lowerBound < $1.old.lowerBound }
  }

  private func rank(_ isBefore: (ClusterMatch) -> Bool) -> Int {
    var (low, high) = (0, ordered.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(ordered[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Longest moved blocks first; every block takes the side where it meets less.
  private func sided(_ blocks: [MovedBlock]) -> [MovedBlock] {
    var sided: [MovedBlock] = []
    for var block in blocks {
      var met = (over: 0, under: 0)
      for other in sided.suffix(Self.sideSearch) where crosses(block, other) {
        let length = min(block.old.count, other.old.count)
        if other.side == .over { met.over += length } else { met.under += length }
      }
      block.side = met.over > met.under ? .under : .over
      sided.append(block)
    }
    return sided
  }

  private func crosses(_ one: MovedBlock, _ other: MovedBlock) -> Bool {
    (one.old.lowerBound < other.old.lowerBound) != (one.new.lowerBound < other.new.lowerBound)
  }
}
