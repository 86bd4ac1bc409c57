extension TransitionPlan {
  /// Decides how far blocks go off their straight way for each step of their bend.
  ///
  /// Words that cross in a line go above and below it: min(0.45 em, ⅓ of the way) (semantics 3.10), found at each instant
  /// for the letter of the block that goes least.
  /// Lines that change places meet half-way on one line, so they pass beside each other, half as far as the widest of them
  /// is wide.
  mutating func settleArcs() {
    guard !matching.blocks.isEmpty, let old = oldTrack.resting, let new = newTrack.resting else { return }
    let changesLine = matching.blocks.map {
      oldTrack.layout.lineOfCluster[$0.old.lowerBound] != newTrack.layout.lineOfCluster[$0.new.lowerBound]
    }
    let linesPass = zip(matching.blocks, changesLine).contains { block, changesLine in
      let way = new.origins[block.new.lowerBound] - old.origins[block.old.lowerBound]
      return changesLine && way.dy.magnitude > way.dx.magnitude
    }
    let widest = matching.blocks.map { max(old.width(of: $0.old), new.width(of: $0.new)) }.max() ?? 0
    let size = largestSize ?? 0
    leastWays = matching.blocks.map { LeastWay(old: $0.old.lowerBound, new: $0.new.lowerBound) }
    var lengths = [Double](repeating: .infinity, count: leastWays.count)
    for motion in motions {
      guard case .arc(let block) = motion.way, let (first, second) = motion.firstPair else { continue }
      let length = (new.origins[second] - old.origins[first]).length
      guard length < lengths[block] else { continue }
      lengths[block] = length
      leastWays[block] = LeastWay(old: first, new: second)
    }
    sidesteps = changesLine.map { linesPass && $0 ? widest / 2 + Self.sidestepMargin * size : nil }
  }

  /// What is left free between two lines that pass each other, on each side, in em.
  private static let sidestepMargin = 0.1

  /// What a motion's arc adds to its place.
  func detour(of index: Int, in instant: PlanInstantDraft, at progress: Double) -> Vector {
    guard case .arc(let block) = motions[index].way else { return .zero }
    return arc(of: block, in: instant, at: progress)
  }

  /// The detour of a block that others cross. Its shape, 1 − (2p − 1)⁴, is out of the way sooner than the parabola
  /// 4p(1 − p): words begin to cross early.
  func arc(of index: Int, in instant: PlanInstantDraft, at progress: Double) -> Vector {
    let block = matching.blocks[index]
    let clamped = min(1, max(0, progress))
    let away = (2 * clamped - 1) * (2 * clamped - 1)
    let bend = Double(block.bend) * (1 - away * away)
    if let sidestep = sidesteps[index] { return Vector(dx: bend * sidestep, dy: 0) }
    let (old, new) = (leastWays[index].old, leastWays[index].new)
    let way = instant.new.origins[new] - instant.old.origins[old]
    let em = instant.moments[instant.oldMoments[old]].style.size
    return Vector(dx: 0, dy: bend * min(0.45 * em, way.length / 3))
  }
}

extension ClusterMotion {
  /// The first clusters of both texts, of a motion that pairs some.
  fileprivate var firstPair: (old: Int, new: Int)? {
    switch kind {
    case .interpolated(let old, let new): (old, new)
    case .crossFaded(let old, let new): (old.lowerBound, new.lowerBound)
    case .removed, .inserted: nil
    }
  }
}

extension TextTrack.Instant {
  /// How wide neighbouring clusters of one line are together, in pixels.
  fileprivate func width(of clusters: Range<Int>) -> Double {
    let lefts = clusters.map { origins[$0].x }
    let rights = clusters.map { origins[$0].x + advances[$0] }
    return (rights.max() ?? 0) - (lefts.min() ?? 0)
  }
}
