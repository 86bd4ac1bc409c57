extension TransitionPlan {
  /// Sets the onsets of all motions and the length of the whole.
  mutating func settleTime() throws(TransitionError) {
    let ranks = (motions.map(\.rank).max() ?? -1) + 1
    // The columns of a number slide together; those of a number inside other text with their neighbours.
    let isNumeric = options.transition.numericOptions != nil
    let onsetOfRank = fadesAsWhole || isNumeric ? [] : options.stagger.onsets(count: ranks)
    onsets = motions.map { isNumeric ? 0 : onsetOfRank[$0.rank] }
    rolls = motions.map { _ in nil }
    guard options.transition.kind != .identity, old != new else { return }
    travel = largestTravel
    do throws(AnimationError) {
      motionDuration = try options.animation.duration(travel: travel)
      if onsets.contains(where: { $0 > 0 }) || motions.contains(where: isRolling) {
        motionDuration = max(motionDuration, Animation.leastMotion)
      }
      duration = motionDuration + (onsets.max() ?? 0)
      rolls = settledRolls()
      hasRolls = rolls.contains { $0 != nil }
      duration = rolls.reduce(showsAnimation ? duration : 0) { max($0, $1?.end ?? 0) }
    } catch { throw .animation(error) }
  }

  /// Pixels per em of the largest text; `nil` where there is none.
  var largestSize: Double? { paths.map { max($0.old.size, $0.new.size) }.max() }

  /// Whether the texts are one, or differ only in what is not seen.
  var changesNothing: Bool {
    old == new || (duration <= Animation.sameInstant && motionDuration > Animation.sameInstant)
  }

  /// The time at which the old text stands: 0, or a time before it where the change takes none.
  package var start: Double { Timeline.Segment.start(ofLength: duration) }

  /// The eased progress of a motion at a time: exactly 0 at the start, exactly 1 once its animation has come to rest.
  func progress(at seconds: Double, onset: Double) -> Double {
    let elapsed = seconds - onset
    if elapsed <= Animation.sameInstant && motionDuration > Animation.sameInstant { return 0 }
    if elapsed >= motionDuration - Animation.sameInstant { return 1 }
    guard motionDuration <= Animation.leastMotion, options.animation.isSudden else {
      return options.animation.progress(at: elapsed)
    }
    return elapsed >= motionDuration / 2 ? 1 : 0
  }

  /// Whether anything is seen of the animation: digits roll by springs of their own, and a style may have changed only in
  /// what the font does not have.
  private var showsAnimation: Bool {
    guard !fadesAsWhole, travel == 0 else { return true }
    guard paths.allSatisfy({ $0.isStill && $0.old.color == $0.new.color }) else { return true }
    guard colorGlyphs.isEmpty || paths.allSatisfy({ $0.old.palette == $0.new.palette }) else { return true }
    let isStill = zip(motions, rolls).allSatisfy { motion, roll in
      if case .interpolated = motion.kind { true } else { roll != nil }
    }
    return !isStill || end(0).box != end(1).box
  }

  /// How all stands where every motion has a progress.
  private func end(_ progress: Double) -> PlanInstant {
    instant(progresses: motions.map { _ in progress }, overall: progress)
  }

  /// The longest way that an origin, an outline's edge or a size goes, in pixels.
  private var largestTravel: Double {
    var largest = 0.0
    for (first, last) in zip(end(0).positions, end(1).positions) {
      largest = max(largest, (last.old - first.old).length, (last.new - first.new).length)
    }
    for path in paths {
      largest = max(largest, abs(path.new.size - path.old.size))
      guard path.movesAxes else { continue }
      let (first, last) = (path.instant(at: 0), path.instant(at: 1))
      for track in outlines.shown where track.face.identity == path.face.identity {
        let before = track.path(at: first.normalized, size: first.size).points
        let after = track.path(at: last.normalized, size: last.size).points
        for (from, to) in zip(before, after) { largest = max(largest, (to - from).length) }
      }
    }
    return largest
  }
}
