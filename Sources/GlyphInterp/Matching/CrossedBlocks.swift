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

  /// Every block takes the first side where it meets least; those that travel farthest choose first, so that what hardly
  /// moves is left between the others.
  private func sided(_ blocks: [MovedBlock]) -> [MovedBlock] {
    let order = blocks.indices.sorted { (travel(of: blocks[$1]), $0) < (travel(of: blocks[$0]), $1) }
    var sided: [MovedBlock] = []
    for var block in order.map({ blocks[$0] }) {
      var met: [MovedBlock.Side: Int] = [:]
      for other in sided.suffix(Self.sideSearch) where crosses(block, other) {
        met[other.side, default: 0] += min(block.old.count, other.old.count)
      }
      block.side = MovedBlock.Side.allCases.min { met[$0, default: 0] < met[$1, default: 0] } ?? .over
      sided.append(block)
    }
    return sided
  }

  private func travel(of block: MovedBlock) -> Int { abs(block.new.lowerBound - block.old.lowerBound) }

  private func crosses(_ one: MovedBlock, _ other: MovedBlock) -> Bool {
    (one.old.lowerBound < other.old.lowerBound) != (one.new.lowerBound < other.new.lowerBound)
  }
}
