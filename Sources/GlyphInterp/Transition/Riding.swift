/// Finds the paired neighbours with which unpaired clusters ride (semantics 3.10).
struct Riding {
  private let track: TextTrack
  private var pairOfCluster: [GlyphPair?]

  /// Notes which clusters of a side are paired and go straight.
  init(pairs: [GlyphPair], of track: TextTrack, isOld: Bool, moved: (GlyphPair) -> Bool) {
    self.track = track
    pairOfCluster = [GlyphPair?](repeating: nil, count: track.shaped.clusters.count)
    for pair in pairs where !moved(pair) {
      for index in isOld ? pair.old : pair.new { pairOfCluster[index] = pair }
    }
  }

  /// The way of an unpaired cluster: with the nearest pairs of its line on both sides, the nearer one counting more.
  func way(of cluster: Int) -> ClusterMotion.Way {
    let line = track.layout.lineOfCluster[cluster]
    func neighbor(_ indices: some Sequence<Int>) -> (pair: GlyphPair, distance: Int)? {
      for index in indices {
        guard track.layout.lineOfCluster[index] == line else { return nil }
        if let pair = pairOfCluster[index] { return (pair, abs(index - cluster)) }
      }
      return nil
    }
    let before = neighbor((0..<cluster).reversed())
    let after = neighbor((cluster + 1)..<max(cluster + 1, pairOfCluster.count))
    switch (before, after) {
    case (nil, nil): return .straight
    case (let only?, nil), (nil, let only?): return .riding([entry(only.pair, share: 1)])
    case (let before?, let after?):
      let sum = Double(before.distance + after.distance)
      return .riding([
        entry(before.pair, share: Double(after.distance) / sum),
        entry(after.pair, share: Double(before.distance) / sum),
      ])
    }
  }

  private func entry(_ pair: GlyphPair, share: Double) -> ClusterMotion.Neighbor {
    ClusterMotion.Neighbor(old: pair.old.lowerBound, new: pair.new.lowerBound, share: share)
  }
}
