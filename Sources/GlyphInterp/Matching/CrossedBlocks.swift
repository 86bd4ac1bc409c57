/// Finds what moved blocks cross on their way, and gives every block an arc of its own.
struct CrossedBlocks {
  /// So many blocks are looked at for the arc of the next one.
  private static let search = 32
  /// As many arcs lie beside each other at most; where more blocks cross, some share one.
  private static let laneLimit = 12

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
          new: first.new.lowerBound..<last.new.upperBound, bend: 0, isMoved: false))
    }
    return bent(moved.sorted { $0.old.count > $1.old.count } + crossed)
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

  /// Every block takes the first lane where it meets least; those that travel farthest choose first and take the
  /// outermost, so that what hardly moves is left between the others.
  private func bent(_ blocks: [MovedBlock]) -> [MovedBlock] {
    let order = blocks.indices.sorted { (travel(of: blocks[$1]), $0) < (travel(of: blocks[$0]), $1) }
    let blocks = order.map { blocks[$0] }
    var lanes: [Int] = []
    // Blocks that cross, directly or by others, share a group, whose first block leads it.
    var leaders: [Int] = []
    func leader(of index: Int) -> Int {
      var index = index
      while leaders[index] != index { index = leaders[index] }
      return index
    }
    for (index, block) in blocks.enumerated() {
      var met = [Int](repeating: 0, count: Self.laneLimit)
      leaders.append(index)
      for other in max(0, index - Self.search)..<index where crosses(block, blocks[other]) {
        met[lanes[other]] += min(block.old.count, blocks[other].old.count)
        let (one, another) = (leader(of: other), leader(of: index))
        leaders[max(one, another)] = min(one, another)
      }
      lanes.append(met.indices.min { met[$0] < met[$1] } ?? 0)
    }
    for index in leaders.indices { leaders[index] = leaders[leaders[index]] }
    var laneCounts = [Int](repeating: 2, count: blocks.count)
    for (leader, lane) in zip(leaders, lanes) { laneCounts[leader] = max(laneCounts[leader], lane + 1) }
    for (leader, members) in Dictionary(grouping: blocks.indices, by: { leaders[$0] }) {
      // What stands between them and has no pair keeps the middle, which is a lane where their number is odd.
      if hasWordBetween(members.map { blocks[$0].old }) || hasWordBetween(members.map { blocks[$0].new }) {
        laneCounts[leader] = (laneCounts[leader] + 1) | 1
      }
    }
    return blocks.indices.map { index in
      var block = blocks[index]
      // From outside in, above and below in turn.
      let bend = laneCounts[leaders[index]] - 1 - lanes[index] / 2 * 2
      block.bend = lanes[index].isMultiple(of: 2) ? -bend : bend
      return block
    }
  }

  /// Whether more than a space stands between two neighbours.
  private func hasWordBetween(_ ranges: [Range<Int>]) -> Bool {
    let ordered = ranges.sorted { $0.lowerBound < $1.lowerBound }
    return zip(ordered, ordered.dropFirst()).contains { $1.lowerBound - $0.upperBound > 1 }
  }

  private func travel(of block: MovedBlock) -> Int { abs(block.new.lowerBound - block.old.lowerBound) }

  private func crosses(_ one: MovedBlock, _ other: MovedBlock) -> Bool {
    (one.old.lowerBound < other.old.lowerBound) != (one.new.lowerBound < other.new.lowerBound)
  }
}
