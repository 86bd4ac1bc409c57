/// Finds the paired neighbours with which clusters ride that have no place of their own in the other text's line
/// (semantics 3.10).
struct Riding {
  /// For each cluster the nearest one, itself included, that has a pair and keeps its line: to the one side, in its line.
  private let before: [Int?]
  /// The same to the other side.
  private let after: [Int?]
  /// For each cluster its pair, if that keeps its line.
  private let pairOfCluster: [GlyphPair?]
  private let blocks: [Int?]
  /// For each cluster the number of its word, or of the white space between words.
  private let words: [Int]

  /// Notes which clusters of a side carry others.
  ///
  /// - Parameters:
  ///   - pairs: those that keep their line.
  ///   - blocks: for each old cluster the block with which it takes an arc.
  init(pairs: [GlyphPair], blocks: [Int?], of track: TextTrack, isOld: Bool) {
    self.blocks = blocks
    let lines = track.layout.lineOfCluster
    var pairOfCluster = [GlyphPair?](repeating: nil, count: lines.count)
    for pair in pairs {
      for index in isOld ? pair.old : pair.new { pairOfCluster[index] = pair }
    }
    func nearest(_ indices: some Sequence<Int>) -> [Int?] {
      var result = [Int?](repeating: nil, count: lines.count)
      var last: Int?
      for index in indices {
        if let known = last, lines[known] != lines[index] { last = nil }
        if pairOfCluster[index] != nil { last = index }
        result[index] = last
      }
      return result
    }
    before = nearest(lines.indices)
    after = nearest(lines.indices.reversed())
    self.pairOfCluster = pairOfCluster
    var words: [Int] = []
    let clusters = track.shaped.clusters
    for index in clusters.indices {
      let isSame = index > 0 && clusters[index].isWhiteSpace == clusters[index - 1].isWhiteSpace
      words.append((words.last ?? 0) + (isSame ? 0 : 1))
    }
    self.words = words
  }

  /// The nearest pairs on both sides in the line of a cluster, the nearer one counting more; none where nothing carries.
  ///
  /// Between blocks that take other arcs, letters go with the block that their own word is of, and other words with none:
  /// else they would be drawn apart, or onto each other.
  func neighbors(of cluster: Int) -> [ClusterMotion.Neighbor] {
    switch (before[cluster], after[cluster]) {
    case (let before?, let after?) where before != after && block(of: before) != block(of: after):
      return [before, after].filter { words[$0] == words[cluster] }.prefix(1).compactMap { neighbor($0, share: 1) }
    case (nil, nil): return []
    case (let only?, nil), (nil, let only?): return [neighbor(only, share: 1)].compactMap { $0 }
    case (let before?, let after?):
      let sum = Double(after - before)
      guard sum > 0 else { return [neighbor(before, share: 1)].compactMap { $0 } }
      return [
        neighbor(before, share: Double(after - cluster) / sum), neighbor(after, share: Double(cluster - before) / sum),
      ].compactMap { $0 }
    }
  }

  /// The block of a cluster that has a pair.
  private func block(of cluster: Int) -> Int? { pairOfCluster[cluster].flatMap { blocks[$0.old.lowerBound] } }

  private func neighbor(_ cluster: Int, share: Double) -> ClusterMotion.Neighbor? {
    pairOfCluster[cluster].map {
      ClusterMotion.Neighbor(
        old: $0.old.lowerBound, new: $0.new.lowerBound, block: blocks[$0.old.lowerBound], share: share)
    }
  }
}
