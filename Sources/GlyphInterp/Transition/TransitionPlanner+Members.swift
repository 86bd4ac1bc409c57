extension TransitionPlanner {
  /// Pairs the clusters of both texts; none where the texts fade as wholes.
  ///
  /// Clusters pair by the rules of their run's transition, and with clusters of the same transition only.
  func matching(_ old: TextTrack, _ new: TextTrack) -> (GlyphMatching, NumericColumns) {
    var columns = NumericColumns(oldCount: old.shaped.clusters.count, newCount: new.shaped.clusters.count)
    guard !fadesAsWhole else {
      func unpaired(_ track: TextTrack) -> [UnpairedCluster] {
        track.shaped.clusters.indices.map { UnpairedCluster(index: $0, reason: .wholeTextFades) }
      }
      return (GlyphMatching(removed: unpaired(old), inserted: unpaired(new)), columns)
    }
    var identities = GlyphIdentities()
    let members = members(old, new)
    var matching = GlyphMatching()
    for (kind, member) in members.enumerated() {
      let clusters = (old: member.old, new: member.new)
      switch member.transition.kind {
      case .numericText(let options):
        matching.take(
          numericMatching(old, new, clusters: clusters, options: options, kind: kind, columns: &columns))
      case .interpolate(let rule) where rule != .identicalText || texts(clusters, old, new):
        let oldUnits = identities.units(of: old)
        let newUnits = identities.units(of: new)
        guard members.count > 1 else { return (GlyphMatcher().matching(from: oldUnits, to: newUnits), columns) }
        let part = GlyphMatcher().matching(
          from: clusters.old.map { oldUnits[$0] }, to: clusters.new.map { newUnits[$0] })
        matching.take(part.placed(old: clusters.old, new: clusters.new))
      case .interpolate, .opacity, .identity:
        matching.take(wholes(clusters, old, new))
      }
    }
    matching.pairs.sort { $0.old.lowerBound < $1.old.lowerBound }
    matching.removed.sort { $0.index < $1.index }
    matching.inserted.sort { $0.index < $1.index }
    matching.blocks.sort { $0.old.lowerBound < $1.old.lowerBound }
    return (matching, columns)
  }

  /// A transition of the texts, and the clusters that change by it.
  private struct Member {
    var transition: ContentTransition
    var old: [Int] = []
    var new: [Int] = []
  }

  private func members(_ old: TextTrack, _ new: TextTrack) -> [Member] {
    var members: [Member] = []
    for track in [old, new] {
      for cluster in track.shaped.clusters.indices {
        let transition = options.transition(of: track.shaped, cluster: cluster)
        var index = members.firstIndex { $0.transition.pairs(with: transition) } ?? members.count
        if index == members.count {
          members.append(Member(transition: transition))
          index = members.count - 1
        }
        // A value belongs to a content: that of the new one counts.
        if !track.isOld { members[index].transition = transition }
        if track.isOld { members[index].old.append(cluster) } else { members[index].new.append(cluster) }
      }
    }
    return members
  }

  /// Whether clusters of both texts say the same.
  private func texts(_ clusters: (old: [Int], new: [Int]), _ old: TextTrack, _ new: TextTrack) -> Bool {
    clusters.old.map { old.shaped.clusters[$0].text } == clusters.new.map { new.shaped.clusters[$0].text }
  }

  /// Stretches of neighbouring clusters, in order: those that stay the same stay, others fade as wholes.
  private func wholes(
    _ clusters: (old: [Int], new: [Int]), _ old: TextTrack, _ new: TextTrack
  ) -> GlyphMatching {
    var matching = GlyphMatching()
    let (before, after) = (Self.stretches(clusters.old), Self.stretches(clusters.new))
    for (one, other) in zip(before, after) {
      let isSame =
        one.count == other.count
        && zip(one, other).allSatisfy { pair in
          let (was, now) = (old.shaped.clusters[pair.0], new.shaped.clusters[pair.1])
          return was.text == now.text && old.shaped.style(of: was) == new.shaped.style(of: now)
        }
      matching.pairs +=
        isSame
        ? zip(one, other).map { GlyphPair(old: $0..<($0 + 1), new: $1..<($1 + 1), reason: .sameGlyphs) }
        : [GlyphPair(old: one, new: other, reason: .wholeRunFades)]
    }
    func unpaired(_ stretches: ArraySlice<Range<Int>>) -> [UnpairedCluster] {
      stretches.joined().map { UnpairedCluster(index: $0, reason: .wholeTextFades) }
    }
    matching.removed = unpaired(before.dropFirst(after.count))
    matching.inserted = unpaired(after.dropFirst(before.count))
    return matching
  }

  private static func stretches(_ clusters: [Int]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    for cluster in clusters {
      if let last = stretches.last, last.upperBound == cluster {
        stretches[stretches.count - 1] = last.lowerBound..<(cluster + 1)
      } else {
        stretches.append(cluster..<(cluster + 1))
      }
    }
    return stretches
  }
}

extension ContentTransition {
  /// Whether runs of two transitions pair: they are the same, their values apart.
  func pairs(with other: ContentTransition) -> Bool {
    guard var own = numericOptions, let options = other.numericOptions else { return self == other }
    guard case .value = own.direction, case .value = options.direction else { return self == other }
    own.direction = options.direction
    return own == options
  }
}

extension TransitionOptions {
  /// The transition of a cluster: that of its run, else that of the text.
  func transition(of shaped: ShapedText, cluster: Int) -> ContentTransition {
    shaped.style(of: shaped.clusters[cluster]).contentTransition ?? transition
  }
}

extension GlyphMatching {
  /// Adds another matching's pairs, clusters and blocks.
  fileprivate mutating func take(_ other: GlyphMatching) {
    pairs += other.pairs
    removed += other.removed
    inserted += other.inserted
    blocks += other.blocks
    notices += other.notices
  }

  /// The matching of some clusters of two texts as one of the texts; what is not together there is not one block.
  fileprivate func placed(old: [Int], new: [Int]) -> GlyphMatching {
    func range(_ range: Range<Int>, _ places: [Int]) -> Range<Int>? {
      let (first, last) = (places[range.lowerBound], places[range.upperBound - 1])
      return last - first == range.count - 1 ? first..<(last + 1) : nil
    }
    var result = GlyphMatching(notices: notices)
    for pair in pairs {
      if let before = range(pair.old, old), let after = range(pair.new, new) {
        result.pairs.append(GlyphPair(old: before, new: after, reason: pair.reason))
      } else {
        result.removed += pair.old.map { UnpairedCluster(index: old[$0], reason: .notInWord) }
        result.inserted += pair.new.map { UnpairedCluster(index: new[$0], reason: .notInWord) }
      }
    }
    result.removed += removed.map { UnpairedCluster(index: old[$0.index], reason: $0.reason) }
    result.inserted += inserted.map { UnpairedCluster(index: new[$0.index], reason: $0.reason) }
    result.blocks = blocks.compactMap { block in
      guard let before = range(block.old, old), let after = range(block.new, new) else { return nil }
      return MovedBlock(old: before, new: after, bend: block.bend, isMoved: block.isMoved)
    }
    return result
  }
}
