/// Turns a matching into motions: which form interpolates, which fades, what rides with whom, in which order they are drawn.
struct MotionPlanner {
  private let old: TextTrack
  private let new: TextTrack
  private let options: TransitionOptions
  /// The matching, the kinds of its pairs settled by the glyphs along the whole way.
  let matching: GlyphMatching

  /// Settles the kinds of all pairs.
  init(old: TextTrack, new: TextTrack, matching: GlyphMatching, options: TransitionOptions) {
    self.old = old
    self.new = new
    self.options = options
    var settled = matching
    settled.pairs = matching.pairs.map { MotionPlanner.settled($0, old: old, new: new) }
    self.matching = settled
  }

  /// A pair of one text and one design interpolates if it has the same glyphs everywhere along its way, feature-variation
  /// swaps included, whatever it looked like at its ends.
  private static func settled(_ pair: GlyphPair, old: TextTrack, new: TextTrack) -> GlyphPair {
    guard pair.reason == .sameGlyphs || pair.reason == .otherGlyphs,
      pair.old.count == 1, pair.new.count == 1
    else { return pair }
    let oldCluster = old.shaped.clusters[pair.old.lowerBound]
    let newCluster = new.shaped.clusters[pair.new.lowerBound]
    let oldRun = old.runs[oldCluster.run]
    let newRun = new.runs[newCluster.run]
    let isSame =
      old.paths[pair.old.lowerBound] == new.paths[pair.new.lowerBound]
      && oldRun.cells.allSatisfy { cell in
        guard let other = newRun.cells.first(where: { $0.cell == cell.cell }) else { return true }
        return oldRun.glyphs(of: oldCluster.indexInRun, in: cell.samples[0])
          == newRun.glyphs(of: newCluster.indexInRun, in: other.samples[0])
      }
    return GlyphPair(old: pair.old, new: pair.new, reason: isSame ? .sameGlyphs : .otherGlyphs)
  }

  /// The motions in draw order: one order that agrees with both texts, moved blocks on top (semantics 3.16).
  func motions() -> [ClusterMotion] {
    var motions: [ClusterMotion] = []
    var oldCursor = 0
    var newCursor = 0
    let removedRides = Riding(pairs: matching.pairs, of: old, isOld: true, moved: isMoved)
    let insertedRides = Riding(pairs: matching.pairs, of: new, isOld: false, moved: isMoved)
    var removed = Set(old.shaped.clusters.indices)
    var inserted = Set(new.shaped.clusters.indices)
    for pair in matching.pairs {
      removed.subtract(pair.old)
      inserted.subtract(pair.new)
    }
    func emitUnpaired(upToOld oldEnd: Int, new newEnd: Int) {
      for index in oldCursor..<max(oldCursor, oldEnd) where removed.contains(index) {
        motions.append(ClusterMotion(kind: .removed(old: index), way: removedRides.way(of: index), rank: 0))
      }
      for index in newCursor..<max(newCursor, newEnd) where inserted.contains(index) {
        motions.append(ClusterMotion(kind: .inserted(new: index), way: insertedRides.way(of: index), rank: 0))
      }
      oldCursor = max(oldCursor, oldEnd)
      newCursor = max(newCursor, newEnd)
    }
    for pair in matching.pairs where !isMoved(pair) {
      emitUnpaired(upToOld: pair.old.lowerBound, new: pair.new.lowerBound)
      motions += self.motions(of: pair)
      oldCursor = pair.old.upperBound
      newCursor = pair.new.upperBound
    }
    emitUnpaired(upToOld: old.shaped.clusters.count, new: new.shaped.clusters.count)
    for pair in matching.pairs where isMoved(pair) { motions += self.motions(of: pair) }
    rank(&motions)
    return motions
  }

  private func isMoved(_ pair: GlyphPair) -> Bool {
    matching.blocks.contains { $0.isMoved && $0.old.contains(pair.old.lowerBound) }
  }

  private func motions(of pair: GlyphPair) -> [ClusterMotion] {
    if changesLineByWrapping(pair) {
      let direction: Double = readsForward(pair) ? 1 : -1
      return pair.old.map {
        ClusterMotion(kind: .removed(old: $0), way: .sliding(direction: direction), rank: 0)
      }
        + pair.new.map {
          ClusterMotion(kind: .inserted(new: $0), way: .sliding(direction: direction), rank: 0)
        }
    }
    let kind: ClusterMotion.Kind =
      pair.kind == .interpolated
      ? .interpolated(old: pair.old.lowerBound, new: pair.new.lowerBound)
      : .crossFaded(old: pair.old, new: pair.new)
    return [ClusterMotion(kind: kind, way: way(of: pair), rank: 0)]
  }

  private func way(of pair: GlyphPair) -> ClusterMotion.Way {
    guard let index = matching.blocks.firstIndex(where: { $0.old.contains(pair.old.lowerBound) }) else {
      return .straight
    }
    return .arc(side: matching.blocks[index].side == .over ? -1 : 1, block: index)
  }

  /// Whether a pair stands in another line because a paragraph wraps elsewhere, and shall not fly there.
  private func changesLineByWrapping(_ pair: GlyphPair) -> Bool {
    guard options.reflow == .fade, old.layout.width != nil || new.layout.width != nil else { return false }
    return old.layout.lineOfCluster[pair.old.lowerBound] != new.layout.lineOfCluster[pair.new.lowerBound]
  }

  /// Whether a pair goes down a line (in the direction of reading, as the eye goes) or up.
  private func readsForward(_ pair: GlyphPair) -> Bool {
    let goesDown =
      new.layout.lineOfCluster[pair.new.lowerBound] > old.layout.lineOfCluster[pair.old.lowerBound]
    let run = old.runs[old.shaped.clusters[pair.old.lowerBound].run]
    return goesDown != run.run.item.isRightToLeft
  }

  /// Numbers the motions in reading order for the stagger; white space takes the number of what follows.
  private func rank(_ motions: inout [ClusterMotion]) {
    var positions: [(index: Int, position: Double)] = []
    var position = -0.5
    for (index, motion) in motions.enumerated() {
      switch motion.kind {
      case .interpolated(_, let new), .inserted(let new): position = Double(new)
      case .crossFaded(_, let new): position = Double(new.lowerBound)
      case .removed: break
      }
      positions.append((index, position))
    }
    positions.sort { ($0.position, $0.index) < ($1.position, $1.index) }
    var rank = 0
    for (index, _) in positions {
      motions[index].rank = rank
      if !isWhiteSpace(motions[index]) { rank += 1 }
    }
  }

  private func isWhiteSpace(_ motion: ClusterMotion) -> Bool {
    switch motion.kind {
    case .interpolated(let index, _), .removed(let index): old.shaped.clusters[index].isWhiteSpace
    case .inserted(let index): new.shaped.clusters[index].isWhiteSpace
    case .crossFaded: false
    }
  }
}
