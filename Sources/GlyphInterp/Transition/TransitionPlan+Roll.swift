extension TransitionPlan {
  /// Whether a motion rolls: it is a column of a number whose text changes, comes or goes.
  func isRolling(_ motion: ClusterMotion) -> Bool {
    guard motion.transition.numericOptions != nil, !fadesAsWhole else { return false }
    switch motion.kind {
    case .interpolated: return false
    case .removed, .inserted: return true
    case .crossFaded(let old, let new):
      return oldTrack.shaped.clusters[old.lowerBound].text != newTrack.shaped.clusters[new.lowerBound].text
    }
  }

  /// Seconds after the start at which each rolling motion begins; `nil` for the others.
  var rollOnsets: [Double?] { rolls.map { $0?.onset } }

  /// How each rolling motion rolls, `nil` for the others: the first changed column begins at 0, the last at 0.15 s, in the
  /// order in which lines read (semantics 5).
  func settledRolls() -> [ColumnRoll?] {
    let places = motions.indices.filter { isRolling(motions[$0]) && !isWhiteSpace(motions[$0]) }
      .map { (index: $0, place: place(of: motions[$0])) }
    let ordered = places.sorted {
      ($0.place.line, $0.place.x, $0.index) < ($1.place.line, $1.place.x, $1.index)
    }
    let before = options.rollOrder?.first ?? 0
    let last = max(options.rollOrder?.count ?? 0, before + ordered.count) - 1
    var rolls = [ColumnRoll?](repeating: nil, count: motions.count)
    for (rank, entry) in ordered.enumerated() {
      let stagger = last > 0 ? NumericRoll.stagger * Double(before + rank) / Double(last) : 0
      rolls[entry.index] = roll(of: motions[entry.index], after: stagger)
    }
    return rolls
  }

  private func roll(of motion: ClusterMotion, after stagger: Double) -> ColumnRoll {
    let isSystem = motion.transition.numericOptions?.policy != .transaction
    var isDown = entry(of: motion)?.countsDown ?? false
    var wheel = 0..<0
    if case .crossFaded(let old, _) = motion.kind, let turning = columns.wheels[old.lowerBound] {
      isDown = turning.countsDown
      let start = wheelPlaces.firstIndex(of: old.lowerBound) ?? 0
      wheel = start..<(start + (wheelTrack == nil ? 0 : turning.digits.count))
    }
    // Under the system's springs the transaction's animation says when, and nothing else.
    return ColumnRoll(
      onset: stagger + (isSystem ? options.animation.stillness : 0),
      length: isSystem ? NumericRoll.duration(capHeight: largestCapHeight) : motionDuration,
      clock: isSystem ? .system : .transaction(options.animation), countsDown: isDown, wheel: wheel)
  }

  /// The column of a motion; `nil` where it is none of a number.
  func entry(of motion: ClusterMotion) -> NumericColumns.Entry? {
    switch motion.kind {
    case .interpolated(let old, _), .removed(let old): columns.old[old]
    case .crossFaded(let old, _): columns.old[old.lowerBound]
    case .inserted(let new): columns.new[new]
    }
  }

  /// The height of capitals where they are largest, in pixels.
  private var largestCapHeight: Double {
    let heights = [oldTrack, newTrack].flatMap { track in
      track.resting?.runMoments.indices.map { index in
        track.resting.map { track.capHeight(ofMoment: index, in: $0) } ?? 0
      } ?? []
    }
    return (heights.max() ?? 0) * (largestSize ?? 0)
  }

  /// The line of a motion, and how far along the line's direction it rests.
  private func place(of motion: ClusterMotion) -> (line: Int, x: Double) {
    let (track, cluster): (TextTrack, Int) =
      switch motion.kind {
      case .interpolated(_, let new), .inserted(let new): (newTrack, new)
      case .crossFaded(_, let new): (newTrack, new.lowerBound)
      case .removed(let old): (oldTrack, old)
      }
    let line = track.layout.lineOfCluster[cluster]
    let x = track.resting?.origins[cluster].x ?? 0
    return (line, track.layout.lines[line].readsRightToLeft ? -x : x)
  }

  private func isWhiteSpace(_ motion: ClusterMotion) -> Bool {
    switch motion.kind {
    case .interpolated, .crossFaded: false
    case .removed(let old): oldTrack.shaped.clusters[old].isWhiteSpace
    case .inserted(let new): newTrack.shaped.clusters[new].isWhiteSpace
    }
  }
}

extension TextTrack {
  /// The height of flat capitals of the face at a run's moment, in em.
  func capHeight(ofMoment index: Int, in laidOut: Instant) -> Double {
    guard let cluster = laidOut.runMomentOfCluster.firstIndex(of: index) else { return 0 }
    return runs[shaped.clusters[cluster].run].metrics(at: laidOut.runMoments[index]).capHeight
  }
}

extension Animation {
  /// Seconds at the start during which nothing moves.
  var stillness: Double {
    var stillness = 0.0
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay): stillness += max(0, delay)
      case .speed(let speed): stillness = speed > 0 ? stillness / speed : 0
      case .repetition: break
      }
    }
    return stillness
  }
}
