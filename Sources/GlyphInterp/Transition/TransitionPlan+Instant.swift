extension TransitionPlan {
  /// Lays both texts out with every motion at its own progress.
  ///
  /// - Parameters:
  ///   - overall: the progress of the block.
  ///   - deviation: what a retarget in flight adds to everything; `nil` for nothing.
  func instant(progresses: [Double], overall: Double, deviation: Deviation? = nil) -> PlanInstant {
    var moments = MomentTable(plan: self)
    var oldMoments = oldTrack.paths.map { _ in 0 }
    var newMoments = newTrack.paths.map { _ in 0 }
    let deviates = deviation != nil
    var last = (path: -1, progress: 0.0, moment: 0)
    func assign(_ range: Range<Int>, old isOld: Bool, _ progress: Double) {
      for index in range {
        let path = isOld ? oldTrack.paths[index] : newTrack.paths[index]
        let moment: Int
        if deviates {
          let style = isOld ? deviation?.oldStyles[index] : deviation?.newStyles[index]
          moment = moments.index(path: path, progress: progress, deviation: style, of: deviation?.styles ?? [])
        } else if last.path == path, last.progress == progress {
          moment = last.moment
        } else {
          moment = moments.index(path: path, progress: progress)
          last = (path, progress, moment)
        }
        if isOld { oldMoments[index] = moment } else { newMoments[index] = moment }
      }
    }
    if fadesAsWhole {
      assign(0..<oldMoments.count, old: true, 0)
      assign(0..<newMoments.count, old: false, 1)
    }
    // Where there is one way and one progress, there is one moment, the first.
    let first = progresses.first
    let isUniform = !deviates && !fadesAsWhole && paths.count == 1 && !progresses.contains { $0 != first }
    if isUniform, let first { _ = moments.index(path: 0, progress: first) }
    for (index, progress) in progresses.enumerated() where !isUniform {
      switch motions[index].kind {
      case .interpolated(let old, let new):
        assign(old..<(old + 1), old: true, progress)
        assign(new..<(new + 1), old: false, progress)
      case .crossFaded(let old, let new):
        assign(old, old: true, progress)
        assign(new, old: false, progress)
      case .removed(let old): assign(old..<(old + 1), old: true, progress)
      case .inserted(let new): assign(new..<(new + 1), old: false, progress)
      }
    }
    let old = oldTrack.instant(moments: moments.moments, momentOfCluster: oldMoments)
    let new =
      sidesCoincide && oldMoments == newMoments
      ? old : newTrack.instant(moments: moments.moments, momentOfCluster: newMoments)
    var result = PlanInstantDraft(
      progresses: progresses, moments: moments.moments, old: old, new: new, oldMoments: oldMoments,
      newMoments: newMoments, positions: [], overall: overall,
      box: Rect(
        minX: mix(old.box.minX, new.box.minX, at: overall), minY: mix(old.box.minY, new.box.minY, at: overall),
        maxX: mix(old.box.maxX, new.box.maxX, at: overall), maxY: mix(old.box.maxY, new.box.maxY, at: overall)))
    result.wheels = wheelTrack?.instant(moments: moments.moments, momentOfCluster: wheelPlaces.map { oldMoments[$0] })
    result.positions = motions.indices.map { position(of: $0, in: result) }
    if let deviation { result.add(deviation) }
    return PlanInstant(result)
  }

  /// Where a motion's forms stand: the layouts mixed by its progress, and its own way added.
  private func position(of index: Int, in instant: PlanInstantDraft) -> PlanInstant.Position {
    let progress = instant.progresses[index]
    switch motions[index].kind {
    case .interpolated(let old, let new):
      var point = mix(instant.old.origins[old], instant.new.origins[new], at: progress)
      point = point + detour(of: index, in: instant, at: progress)
      return PlanInstant.Position(old: point, new: point)
    case .crossFaded(let old, let new):
      let oldPlace = instant.old.place(at: motions[index].meeting, of: old)
      let newPlace = instant.new.place(at: motions[index].meeting, of: new)
      let place = mix(oldPlace, newPlace, at: progress) + detour(of: index, in: instant, at: progress)
      return PlanInstant.Position(
        old: instant.old.origins[old.lowerBound] + (place - oldPlace),
        new: instant.new.origins[new.lowerBound] + (place - newPlace))
    case .removed(let old):
      let point = instant.old.origins[old] + drift(of: index, in: instant, isOld: true)
      return PlanInstant.Position(old: point, new: point)
    case .inserted(let new):
      let point = instant.new.origins[new] + drift(of: index, in: instant, isOld: false)
      return PlanInstant.Position(old: point, new: point)
    }
  }

  /// What an unpaired cluster's own way adds to its place in its own layout.
  private func drift(of index: Int, in instant: PlanInstantDraft, isOld: Bool) -> Vector {
    let progress = instant.progresses[index]
    var drift = Vector.zero
    for neighbor in motions[index].neighbors {
      let old = instant.old.origins[neighbor.old]
      let new = instant.new.origins[neighbor.new]
      drift = drift + (mix(old, new, at: progress) - (isOld ? old : new)) * neighbor.share
      if let block = neighbor.block { drift = drift + arc(of: block, in: instant, at: progress) * neighbor.share }
    }
    guard case .sliding(let direction, _) = motions[index].way else { return drift }
    let moment = isOld ? instant.oldMoments : instant.newMoments
    let em = instant.moments[moment[reference(of: index).cluster]].style.size
    let way = isOld ? progress : progress - 1
    return drift + Vector(dx: direction * Rewrapping.slide * em * way, dy: 0)
  }
}

/// The point between two, each of them exact at its own end.
func mix(_ old: Point, _ new: Point, at progress: Double) -> Point {
  Point(x: mix(old.x, new.x, at: progress), y: mix(old.y, new.y, at: progress))
}

extension TextTrack.Instant {
  /// The place at a share of the advances of neighbouring clusters, on the baseline of the first.
  fileprivate func place(at share: Double, of clusters: Range<Int>) -> Point {
    var left = Double.infinity
    var right = -Double.infinity
    for cluster in clusters {
      left = min(left, origins[cluster].x)
      right = max(right, origins[cluster].x + advances[cluster])
    }
    return Point(x: mix(left, right, at: share), y: origins[clusters.lowerBound].y)
  }
}
