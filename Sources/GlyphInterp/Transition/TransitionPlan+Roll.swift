extension TransitionPlan {
  /// The options of numeric text; `nil` for every other member.
  var numericOptions: NumericTextOptions? {
    if case .numericText(let options) = options.transition.kind, !fadesAsWhole { options } else { nil }
  }

  /// Whether a motion rolls: it is a column whose glyph changes, comes or goes.
  func rolls(_ motion: ClusterMotion) -> Bool {
    guard numericOptions != nil else { return false }
    if case .interpolated = motion.kind { return false }
    return true
  }

  /// Seconds after the start at which each rolling motion begins, `nil` for the others: the first changed column of the
  /// line at 0, the last at 0.15 s, in the order in which the line reads (semantics 5).
  func settledRollOnsets() -> [Double?] {
    let rolling = motions.indices.filter { rolls(motions[$0]) && !isWhiteSpace(motions[$0]) }
    let places = rolling.map { (index: $0, x: place(of: motions[$0])) }
    let isRightToLeft = newTrack.shaped.paragraphs.first?.level == 1
    let ordered = places.sorted {
      isRightToLeft ? ($1.x, $0.index) < ($0.x, $1.index) : ($0.x, $0.index) < ($1.x, $1.index)
    }
    var onsets = [Double?](repeating: nil, count: motions.count)
    for (rank, entry) in ordered.enumerated() {
      onsets[entry.index] =
        ordered.count < 2 ? 0 : NumericRoll.stagger * Double(rank) / Double(ordered.count - 1)
    }
    return onsets
  }

  /// Seconds from a column's onset to its rest.
  var rollDuration: Double {
    guard numericOptions?.policy == .system else { return motionDuration }
    let tracks = [oldTrack, newTrack]
    let heights = tracks.flatMap { track in
      track.resting?.runMoments.indices.map { index in
        track.resting.map { track.capHeight(ofMoment: index, in: $0) } ?? 0
      } ?? []
    }
    let sizes = paths.flatMap { [$0.old.size, $0.new.size] }
    return NumericRoll.duration(capHeight: (heights.max() ?? 0) * (sizes.max() ?? 0))
  }

  /// How a rolling motion's glyphs stand at a time; `nil` for a motion that does not roll.
  func roll(of index: Int, at seconds: Double) -> NumericRoll? {
    guard let onset = rollOnsets[index], let options = numericOptions else { return nil }
    let elapsed = seconds - onset
    if elapsed >= rollLength { return NumericRoll(fade: 1, move: 1, countsDown: countsDown) }
    guard options.policy == .transaction else {
      return NumericRoll(at: elapsed, countsDown: countsDown)
    }
    let progress = elapsed <= 0 ? 0 : self.options.animation.progress(at: elapsed)
    return NumericRoll(fade: min(1, max(0, progress)), move: progress, countsDown: countsDown)
  }

  private func place(of motion: ClusterMotion) -> Double {
    switch motion.kind {
    case .interpolated(_, let new), .inserted(let new): newTrack.resting?.origins[new].x ?? 0
    case .crossFaded(_, let new): newTrack.resting?.origins[new.lowerBound].x ?? 0
    case .removed(let old): oldTrack.resting?.origins[old].x ?? 0
    }
  }

  private func isWhiteSpace(_ motion: ClusterMotion) -> Bool {
    switch motion.kind {
    case .interpolated, .crossFaded: false
    case .removed(let old): oldTrack.shaped.clusters[old].isWhiteSpace
    case .inserted(let new): newTrack.shaped.clusters[new].isWhiteSpace
    }
  }

  /// Draws a column whose glyph changes: what goes and what comes, added up (semantics 5 and 3.12).
  func drawRoll(_ roll: NumericRoll, of index: Int, with builder: inout SceneBuilder) {
    let position = builder.instant.positions[index]
    var old: Int?
    var new: Int?
    switch motions[index].kind {
    case .crossFaded(let oldRange, let newRange): (old, new) = (oldRange.lowerBound, newRange.lowerBound)
    case .removed(let cluster): old = cluster
    case .inserted(let cluster): new = cluster
    case .interpolated: return
    }
    var items: [SceneItem] = []
    let entering = Int((roll.arriving.alpha * 255).rounded())
    if let old, entering < 255 {
      items += rolled(old, on: oldTrack, at: position.old, form: roll.departing, alpha: 255 - entering, with: &builder)
    }
    if let new, entering > 0 {
      items += rolled(new, on: newTrack, at: position.new, form: roll.arriving, alpha: entering, with: &builder)
    }
    builder.addColumn(items)
  }

  private func rolled(
    _ cluster: Int, on track: TextTrack, at origin: Point, form: NumericRoll.Form, alpha: Int,
    with builder: inout SceneBuilder
  ) -> [SceneItem] {
    let isOld = track.isOld
    let instant = builder.instant
    let laidOut = isOld ? instant.old : instant.new
    let moment = isOld ? instant.oldMoments[cluster] : instant.newMoments[cluster]
    let size = instant.moments[moment].style.size
    let height = track.capHeight(ofMoment: laidOut.runMomentOfCluster[cluster], in: laidOut) * size
    let placements = builder.placements(
      of: cluster, on: track, laidOut: laidOut, moment: moment, at: origin, form: \.nearestForm)
    guard !placements.isEmpty else { return [] }
    let center = Point(x: origin.x + laidOut.advances[cluster] / 2, y: origin.y - height / 2)
    let motion = Transform2D.scale(form.scale, about: center)
      .then(.translation(x: 0, y: form.offset * height))
    let moved = placements.map { $0.moved(by: motion) }
    let (opacity, blur) = (Double(alpha) / 255, form.blur * height)
    let color = instant.moments[moment].color
    switch moved.part(color: color, opacity: opacity, join: track.join(of: cluster)) {
    case .shape(var shape):
      shape.blur = blur
      return [.shape(shape)]
    case .group(var group):
      group.blur = blur
      return [.group(group)]
    case .image(let image): return [.image(image)]
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
