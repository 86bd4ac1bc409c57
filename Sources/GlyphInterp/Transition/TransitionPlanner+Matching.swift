extension TransitionPlanner {
  /// Pairs the clusters of both texts; none where the texts fade as wholes.
  func matching(_ old: TextTrack, _ new: TextTrack) -> GlyphMatching {
    guard !fadesAsWhole else {
      func unpaired(_ track: TextTrack) -> [UnpairedCluster] {
        track.shaped.clusters.indices.map { UnpairedCluster(index: $0, reason: .wholeTextFades) }
      }
      return GlyphMatching(removed: unpaired(old), inserted: unpaired(new))
    }
    if case .numericText(let options) = options.transition.kind {
      return numericMatching(old, new, options)
    }
    var identities = GlyphIdentities()
    let oldUnits = identities.units(of: old)
    return GlyphMatcher().matching(from: oldUnits, to: identities.units(of: new))
  }

  /// Gives every cluster its way: from its own style to its partner's, or to that of the nearest paired neighbour, so
  /// that a line has one style at every instant (semantics 3.8).
  mutating func assignPaths(_ old: inout TextTrack, _ new: inout TextTrack, _ matching: GlyphMatching) {
    var newStyle = [Int?](repeating: nil, count: old.shaped.clusters.count)
    var oldStyle = [Int?](repeating: nil, count: new.shaped.clusters.count)
    for pair in matching.pairs {
      for index in pair.old { newStyle[index] = new.shaped.clusters[pair.new.lowerBound].style }
      for index in pair.new { oldStyle[index] = old.shaped.clusters[pair.old.lowerBound].style }
    }
    let newStyles = nearest(newStyle, of: old.shaped)
    let oldStyles = nearest(oldStyle, of: new.shaped)
    for (index, cluster) in old.shaped.clusters.enumerated() {
      let own = old.shaped.style(of: cluster)
      let target = fadesAsWhole ? own : self.new.runs[newStyles[index]].style
      let face = old.shaped.runs[cluster.run].item.face
      old.paths[index] = pathIndex(StylePath(face: face, old: own, new: target))
    }
    for (index, cluster) in new.shaped.clusters.enumerated() {
      let own = new.shaped.style(of: cluster)
      let source = fadesAsWhole ? own : self.old.runs[oldStyles[index]].style
      let face = new.shaped.runs[cluster.run].item.face
      new.paths[index] = pathIndex(StylePath(face: face, old: source, new: own))
    }
  }

  /// Fills the gaps of a list with the nearest entry, one of the same style's clusters where there is any.
  private func nearest(_ styles: [Int?], of shaped: ShapedText) -> [Int] {
    var before = [(style: Int, at: Int)?](repeating: nil, count: styles.count)
    var last: (style: Int, at: Int)?
    for index in styles.indices {
      if let style = styles[index] { last = (style, index) }
      before[index] = last
    }
    var result = [Int](repeating: 0, count: styles.count)
    last = nil
    for index in styles.indices.reversed() {
      if let style = styles[index] { last = (style, index) }
      result[index] = choose(before[index], last, for: index, of: shaped)
    }
    return result
  }

  private func choose(
    _ before: (style: Int, at: Int)?, _ after: (style: Int, at: Int)?, for index: Int,
    of shaped: ShapedText
  ) -> Int {
    guard let before else { return after?.style ?? 0 }
    guard let after else { return before.style }
    let own = shaped.clusters[index].style
    let beforeIsOwn = shaped.clusters[before.at].style == own
    let afterIsOwn = shaped.clusters[after.at].style == own
    if beforeIsOwn != afterIsOwn { return beforeIsOwn ? before.style : after.style }
    return index - before.at <= after.at - index ? before.style : after.style
  }

  private mutating func pathIndex(_ path: StylePath) -> Int {
    if let index = paths.lastIndex(of: path) { return index }
    paths.append(path)
    return paths.count - 1
  }
}
