extension TransitionPlanner {
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
    var known: [WayKey: Int] = [:]
    for (index, cluster) in old.shaped.clusters.enumerated() {
      let face = old.shaped.runs[cluster.run].item.face
      let key = WayKey(face: face, isOld: true, own: cluster.style, other: fadesAsWhole ? nil : newStyles[index])
      old.paths[index] = pathIndex(of: key, known: &known)
    }
    for (index, cluster) in new.shaped.clusters.enumerated() {
      let face = new.shaped.runs[cluster.run].item.face
      let key = WayKey(face: face, isOld: false, own: cluster.style, other: fadesAsWhole ? nil : oldStyles[index])
      new.paths[index] = pathIndex(of: key, known: &known)
    }
  }

  /// What the way of a cluster depends on: styles by their indices in their texts; `nil` for its own.
  private struct WayKey: Hashable {
    let face: FontFace
    let isOld: Bool
    let own: Int
    let other: Int?
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

  private mutating func pathIndex(of key: WayKey, known: inout [WayKey: Int]) -> Int {
    if let index = known[key] { return index }
    let own = (key.isOld ? old : new).runs[key.own].style
    let other = key.other.map { (key.isOld ? new : old).runs[$0].style } ?? own
    let path = StylePath(face: key.face, old: key.isOld ? own : other, new: key.isOld ? other : own)
    let index = pathIndices[path, default: paths.count]
    if index == paths.count { paths.append(path) }
    pathIndices[path] = index
    known[key] = index
    return index
  }
}
