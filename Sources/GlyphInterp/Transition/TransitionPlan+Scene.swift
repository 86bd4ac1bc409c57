extension TransitionPlan {
  /// Everything that is drawn at a time; the same for the same time, whatever was asked before.
  ///
  /// - Parameter seconds: since the start; from ``duration`` on the new text at rest, before that, up to 0, the old text at
  ///   rest: a change that takes no time shows the new text at 0.
  public func scene(at seconds: Double) -> Scene {
    scene(of: instant(at: seconds), at: progress(at: seconds, onset: 0), seconds: seconds)
  }

  /// The plan evaluated at a time.
  func instant(at seconds: Double) -> PlanInstant {
    if let first = onsets.first, !onsets.contains(where: { $0 != first }) {
      let progresses = [Double](repeating: progress(at: seconds, onset: first), count: onsets.count)
      return instant(progresses: progresses, overall: progress(at: seconds, onset: 0))
    }
    var last: (onset: Double, progress: Double)?
    let progresses = onsets.map { onset in
      if let last, last.onset == onset { return last.progress }
      let progress = progress(at: seconds, onset: onset)
      last = (onset, progress)
      return progress
    }
    return instant(progresses: progresses, overall: overallProgress(progresses, at: seconds))
  }

  /// The progress of the block: that of all motions together.
  private func overallProgress(_ progresses: [Double], at seconds: Double) -> Double {
    guard let first = progresses.first, progresses.contains(where: { $0 != first }) else {
      return progress(at: seconds, onset: 0)
    }
    return progresses.reduce(0, +) / Double(progresses.count)
  }

  func scene(of instant: PlanInstant, at progress: Double, seconds: Double) -> Scene {
    if fadesAsWhole { return wholeFade(of: instant, at: progress) }
    var builder = SceneBuilder(plan: self, instant: instant)
    draw(at: seconds, start: 0, carried: nil, with: &builder)
    return builder.finishedScene
  }

  /// Draws all motions, over what was drawn before.
  ///
  /// - Parameters:
  ///   - time: in seconds.
  ///   - start: the time in seconds at which the plan starts.
  ///   - carried: what was taken over of columns that were rolling at the start.
  func draw(at time: Double, start: Double, carried: CarriedColumns?, with builder: inout SceneBuilder) {
    let instant = builder.instant
    let hasColumns = hasRolls || carried != nil
    let mayBeBare = blends.isEmpty && joinsAgree
    let changesForms = instant.deviation != nil
    for index in motions.indices {
      if hasColumns, rolls[index] != nil || carried?.isEmpty(index) == false {
        drawColumn(index, at: time, start: start, carried: carried, with: &builder)
      } else if mayBeBare, case .interpolated(let old, _) = motions[index].kind,
        !changesForms || instant.deviation?.changesForms(of: index) != true,
        builder.addBarePair(old, of: oldTrack, at: instant.positions[index].old)
      {
        continue
      } else {
        draw(index, with: &builder)
      }
    }
  }

  /// Draws one motion.
  func draw(_ index: Int, with builder: inout SceneBuilder) {
    let instant = builder.instant
    if let deviation = instant.deviation, deviation.changesForms(of: index) {
      return drawMixture(index, deviation: deviation, with: &builder)
    }
    let progress = instant.progresses[index]
    let position = instant.positions[index]
    switch motions[index].kind {
    case .interpolated(let old, let new):
      drawInterpolated(old: old, new: new, at: position.old, progress: progress, with: &builder)
    case .crossFaded(let old, let new):
      let share = motions[index].opacity(at: progress)
      drawCrossFaded(old: old, new: new, at: position, share: share, with: &builder)
    case .removed(let old):
      let opacity = motions[index].opacity(at: progress)
      drawSingle(old, on: oldTrack, isOld: true, at: position.old, opacity: opacity, with: &builder)
    case .inserted(let new):
      let opacity = motions[index].opacity(at: progress)
      drawSingle(new, on: newTrack, isOld: false, at: position.new, opacity: opacity, with: &builder)
    }
  }

  private func drawInterpolated(
    old: Int, new: Int, at origin: Point, progress: Double, with builder: inout SceneBuilder
  ) {
    let instant = builder.instant
    let join = join(old, new, at: progress)
    let moment = instant.oldMoments[old]
    if let blend = blends[old] {
      let glyphs = placements(of: blend, old: old, at: origin, progress: progress, with: &builder)
      return builder.add(glyphs, color: instant.moments[moment].color, opacity: 1, join: join)
    }
    let partner = (cluster: new, progress: progress)
    let main = builder.placements(
      of: old, on: oldTrack, laidOut: instant.old, moment: moment, at: origin, form: .main, partner: partner)
    let color = instant.moments[moment].color
    let runMoment = instant.old.runMoments[instant.old.runMomentOfCluster[old]]
    guard runMoment.other != nil else {
      return builder.add(main, color: color, opacity: 1, join: join)
    }
    let other = builder.placements(
      of: old, on: oldTrack, laidOut: instant.old, moment: moment, at: origin, form: .later, partner: partner)
    if main.map(\.glyph) == other.map(\.glyph) {
      builder.add(main, color: color, opacity: 1, join: join)
    } else {
      builder.addCrossFade(
        old: main, new: other, weight: fadeWeight(at: runMoment.share), color: color, join: join)
    }
  }

  /// Where the glyphs of some clusters of one side stand when the first of them stands at a point.
  func placements(
    of clusters: Range<Int>, isOld: Bool, at first: Point, form: RunForm = .nearest,
    with builder: inout SceneBuilder
  ) -> [PlacedGlyph] {
    let instant = builder.instant
    let track = isOld ? oldTrack : newTrack
    let laidOut = isOld ? instant.old : instant.new
    let moments = isOld ? instant.oldMoments : instant.newMoments
    let shift = first - laidOut.origins[clusters.lowerBound]
    var result: [PlacedGlyph] = []
    for cluster in clusters {
      result += builder.placements(
        of: cluster, on: track, laidOut: laidOut, moment: moments[cluster],
        at: laidOut.origins[cluster] + shift, form: form)
    }
    return result
  }

  private func drawCrossFaded(
    old: Range<Int>, new: Range<Int>, at position: PlanInstant.Position, share: Double,
    with builder: inout SceneBuilder
  ) {
    let instant = builder.instant
    let weight = fadeWeight(at: share)
    let leaving = weight < 255 ? placements(of: old, isOld: true, at: position.old, with: &builder) : []
    let entering = weight > 0 ? placements(of: new, isOld: false, at: position.new, with: &builder) : []
    builder.addCrossFade(
      old: leaving, new: entering, weight: weight,
      color: instant.moments[instant.oldMoments[old.lowerBound]].color,
      join: join(old.lowerBound, new.lowerBound, at: share))
  }

  private func drawSingle(
    _ cluster: Int, on track: TextTrack, isOld: Bool, at origin: Point, opacity: Double,
    with builder: inout SceneBuilder
  ) {
    guard opacity > 0 else { return }
    let instant = builder.instant
    let moment = isOld ? instant.oldMoments[cluster] : instant.newMoments[cluster]
    let placements = builder.placements(
      of: cluster, on: track, laidOut: isOld ? instant.old : instant.new, moment: moment, at: origin,
      form: .nearest)
    builder.add(
      placements, color: instant.moments[moment].color, opacity: opacity, join: track.join(of: cluster),
      isLeaving: isOld)
  }

  /// The old text and the new one, each as a whole and at its own style, one over the other.
  private func wholeFade(of instant: PlanInstant, at progress: Double) -> Scene {
    let weight = options.transition.kind == .identity ? (progress > 0 ? 255 : 0) : fadeWeight(at: progress)
    var builder = SceneBuilder(plan: self, instant: instant)
    if weight < 255 { drawWhole(oldTrack, isOld: true, with: &builder) }
    builder.closeGroups()
    let oldCount = builder.scene.items.count
    let old = builder.finished(builder.scene.items)
    builder.drawsColorGlyphs = false
    if weight > 0 { drawWhole(newTrack, isOld: false, with: &builder) }
    builder.settle()
    var scene = builder.scene
    let new = builder.finished(Array(scene.items[oldCount...]))
    guard weight > 0, weight < 255 else {
      scene.items = old + new
      return scene
    }
    scene.items = [
      .group(
        SceneGroup(items: [
          .group(SceneGroup(items: old, opacity: Double(255 - weight) / 255, blend: .plusLighter)),
          .group(SceneGroup(items: new, opacity: Double(weight) / 255, blend: .plusLighter)),
        ]))
    ]
    return scene
  }

  private func drawWhole(_ track: TextTrack, isOld: Bool, with builder: inout SceneBuilder) {
    let laidOut = isOld ? builder.instant.old : builder.instant.new
    for cluster in track.shaped.clusters.indices {
      drawSingle(cluster, on: track, isOld: isOld, at: laidOut.origins[cluster], opacity: 1, with: &builder)
    }
  }

  /// The weight of a new form, in whole 255ths.
  private func fadeWeight(at share: Double) -> Int { Int((min(1, max(0, share)) * 255).rounded()) }
}

extension TransitionPlan {
  /// How the coverage of a pair joins its neighbours': at each end as in that text.
  ///
  /// They differ where a character that many scripts share, such as a digit, stands beside other letters.
  private func join(_ old: Int, _ new: Int, at progress: Double) -> SceneShape.Join {
    progress > 0.5 ? newTrack.join(of: new) : oldTrack.join(of: old)
  }
}

extension TextTrack {
  /// How the coverage of a cluster joins its neighbours'.
  func join(of cluster: Int) -> SceneShape.Join {
    runs[shaped.clusters[cluster].run].run.hasTouchingLetters ? .add : .union
  }
}
