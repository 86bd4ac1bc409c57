/// Turns a matching into motions: which form interpolates, which fades, what rides with whom, in which order they are drawn.
struct MotionPlanner {
  /// The part of the way in which a ligature loses letters.
  private static let ligatureFade = 0.6

  let old: TextTrack
  let new: TextTrack
  let options: TransitionOptions
  /// For each cluster of the old text the number of its line in its paragraph.
  private let oldLines: [Int]
  /// The same of the new text.
  private let newLines: [Int]
  /// The matching, the kinds of its pairs settled by the glyphs along the whole way.
  let matching: GlyphMatching

  /// The pairs of two files that become one another point by point, by their clusters in the old text.
  let blends: [Int: OutlineBlend]

  /// Settles the kinds of all pairs.
  init(
    old: TextTrack, new: TextTrack, matching: GlyphMatching, options: TransitionOptions, outlines: OutlineTable
  ) {
    self.old = old
    self.new = new
    self.options = options
    oldLines = old.lineInParagraph
    newLines = new.lineInParagraph
    var settled = matching
    settled.pairs = matching.pairs.map { MotionPlanner.settled($0, old: old, new: new) }
    var blends: [Int: OutlineBlend] = [:]
    if options.transition.kind == .interpolate(.outlines) {
      for (index, pair) in settled.pairs.enumerated() where pair.reason == .otherDesign {
        switch outlines.blend(of: pair, from: old, to: new) {
        case .success(let blend):
          blends[pair.old.lowerBound] = blend
          settled.pairs[index].reason = .compatibleOutlines
        case .failure(let obstacle): settled.pairs[index].reason = obstacle.reason
        }
      }
    }
    self.blends = blends
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
    let blocks = blockOfOld()
    let rewraps = matching.pairs.map { options.reflow == .fade && changesLineByWrapping($0) }
    let leaving = UnpairedMotions(self, isOld: true, blocks: blocks, rewraps: rewraps)
    let entering = UnpairedMotions(self, isOld: false, blocks: blocks, rewraps: rewraps)
    func emitUnpaired(upToOld oldEnd: Int, new newEnd: Int) {
      for index in oldCursor..<max(oldCursor, oldEnd) where leaving.isUnpaired(index) {
        motions.append(leaving.motion(of: index))
      }
      for index in newCursor..<max(newCursor, newEnd) where entering.isUnpaired(index) {
        motions.append(entering.motion(of: index))
      }
      oldCursor = max(oldCursor, oldEnd)
      newCursor = max(newCursor, newEnd)
    }
    func emit(_ index: Int) {
      let pair = matching.pairs[index]
      if rewraps[index] {
        motions += pair.old.map { leaving.motion(ofRewrapped: $0) }
        motions += pair.new.map { entering.motion(ofRewrapped: $0) }
      } else {
        motions.append(motion(of: pair, block: blocks[pair.old.lowerBound]))
      }
    }
    func isMoved(_ pair: GlyphPair) -> Bool { blocks[pair.old.lowerBound].map { matching.blocks[$0].isMoved } ?? false }
    for (index, pair) in matching.pairs.enumerated() where !isMoved(pair) {
      emitUnpaired(upToOld: pair.old.lowerBound, new: pair.new.lowerBound)
      emit(index)
      oldCursor = pair.old.upperBound
      newCursor = max(newCursor, pair.new.upperBound)
    }
    emitUnpaired(upToOld: old.shaped.clusters.count, new: new.shaped.clusters.count)
    for (index, pair) in matching.pairs.enumerated() where isMoved(pair) { emit(index) }
    rank(&motions)
    for index in motions.indices { takeTransition(&motions[index]) }
    return motions
  }

  /// Gives a motion the transition of its run, of the old text where it has one.
  private func takeTransition(_ motion: inout ClusterMotion) {
    motion.transition =
      switch motion.kind {
      case .interpolated(let index, _), .removed(let index): options.transition(of: old.shaped, cluster: index)
      case .crossFaded(let range, _): options.transition(of: old.shaped, cluster: range.lowerBound)
      case .inserted(let index): options.transition(of: new.shaped, cluster: index)
      }
    if motion.transition == .identity { motion.span = .cut }
  }

  /// For each cluster of the old text the block that it belongs to.
  private func blockOfOld() -> [Int?] {
    var blocks = [Int?](repeating: nil, count: old.shaped.clusters.count)
    for (index, block) in matching.blocks.enumerated() {
      for cluster in block.old where blocks[cluster] == nil { blocks[cluster] = index }
    }
    return blocks
  }

  private func motion(of pair: GlyphPair, block: Int?) -> ClusterMotion {
    let way = block.map { ClusterMotion.Way.arc(block: $0) }
    let kind: ClusterMotion.Kind =
      pair.kind == .interpolated
      ? .interpolated(old: pair.old.lowerBound, new: pair.new.lowerBound)
      : .crossFaded(old: pair.old, new: pair.new)
    return ClusterMotion(kind: kind, way: way ?? .straight, span: span(of: pair), meeting: meeting(of: pair))
  }

  /// When the forms of a pair mix: all the way, but a ligature loses letters while its room is still there, and gets them
  /// when there is room.
  private func span(of pair: GlyphPair) -> FadeSpan {
    let run = old.runs[old.shaped.clusters[pair.old.lowerBound].run].run
    guard pair.kind == .crossFaded, pair.reason == .otherText, !run.isCursive else { return .whole }
    let (oldText, newText) = (text(of: pair.old, in: old), text(of: pair.new, in: new))
    if oldText.hasPrefix(newText) || oldText.hasSuffix(newText) { return FadeSpan(start: 0, end: Self.ligatureFade) }
    if newText.hasPrefix(oldText) || newText.hasSuffix(oldText) {
      return FadeSpan(start: 1 - Self.ligatureFade, end: 1)
    }
    return .whole
  }

  private func text(of clusters: Range<Int>, in track: TextTrack) -> String {
    track.shaped.clusters[clusters].map(\.text).joined()
  }

  /// Whether a pair stands in another line of its paragraph because that wraps elsewhere.
  private func changesLineByWrapping(_ pair: GlyphPair) -> Bool {
    guard old.layout.width != nil || new.layout.width != nil else { return false }
    return oldLines[pair.old.lowerBound] != newLines[pair.new.lowerBound]
  }

  /// Whether a pair that changes its line slides to the right: in the direction of reading when it goes down.
  func goesRight(_ pair: GlyphPair) -> Bool {
    let run = old.runs[old.shaped.clusters[pair.old.lowerBound].run]
    return (newLines[pair.new.lowerBound] > oldLines[pair.old.lowerBound]) != run.run.item.isRightToLeft
  }

  /// Which places of two forms travel together: where they join their neighbours, or the side where both texts begin or
  /// end alike, else their middles.
  private func meeting(of pair: GlyphPair) -> Double {
    guard pair.kind == .crossFaded, pair.reason != .sameColumn else { return 0.5 }
    let run = old.runs[old.shaped.clusters[pair.old.lowerBound].run].run
    let (leading, trailing) = run.item.isRightToLeft ? (1.0, 0.0) : (0.0, 1.0)
    if run.isCursive {
      if isPaired(pair.old.lowerBound - 1, pair.new.lowerBound - 1) { return leading }
      return isPaired(pair.old.upperBound, pair.new.upperBound) ? trailing : 0.5
    }
    let (oldText, newText) = (text(of: pair.old, in: old), text(of: pair.new, in: new))
    if oldText == newText { return 0.5 }
    if oldText.first == newText.first { return leading }
    return oldText.last == newText.last ? trailing : 0.5
  }

  /// Whether two letters, one of each text, are a pair; neither of them is if it does not exist.
  private func isPaired(_ old: Int, _ new: Int) -> Bool {
    guard old >= 0, new >= 0 else { return false }
    var (low, high) = (0, matching.pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if matching.pairs[middle].old.upperBound <= old { low = middle + 1 } else { high = middle }
    }
    guard low < matching.pairs.count else { return false }
    return matching.pairs[low].old.contains(old) && matching.pairs[low].new.contains(new)
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
