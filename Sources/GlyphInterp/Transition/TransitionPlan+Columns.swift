extension TransitionPlan {
  /// Draws a motion that rolls, or in whose place glyphs of before are still rolling.
  ///
  /// - Parameters:
  ///   - time: in seconds.
  ///   - start: the time in seconds at which the plan starts.
  ///   - carried: what was taken over at the start.
  func drawColumn(
    _ index: Int, at time: Double, start: Double, carried: CarriedColumns?, with builder: inout SceneBuilder
  ) {
    let reference = reference(of: index)
    let instant = builder.instant
    let moments = reference.isOld ? instant.oldMoments : instant.newMoments
    let moment = instant.moments[moments[reference.cluster]]
    let position = instant.positions[index]
    let origin = reference.isOld ? position.old : position.new
    var forms: [ColumnForm] = []
    for glyph in carried?.glyphs[index] ?? [] {
      forms.append(builder.form(of: glyph, at: origin, size: moment.style.size, time: time))
    }
    let join = (reference.isOld ? oldTrack : newTrack).join(of: reference.cluster)
    for leaving in instant.deviation?.leaving[index] ?? [] {
      var stance = NumericRoll.Form.resting
      stance.alpha = leaving.opacity * (instant.deviation?.remainders[index] ?? 1)
      forms.append(
        ColumnForm(
          builder.placements(of: leaving.form, at: origin, size: moment.style.size), stance: stance, center: origin,
          height: 0, join: join))
    }
    forms += ownForms(of: index, at: time, start: start, arrivals: carried?.arrivals[index] ?? [], with: &builder)
    builder.addColumn(forms, color: moment.color)
  }

  /// The glyphs of a motion itself.
  private func ownForms(
    of index: Int, at time: Double, start: Double, arrivals: [RollPassage], with builder: inout SceneBuilder
  ) -> [ColumnForm] {
    let presence = builder.instant.deviation?.presences[index] ?? 1
    let position = builder.instant.positions[index]
    var arrived = arrivals.reduce(NumericRoll.Form.resting) { $0.combined(with: $1.form(at: time)) }
    arrived.alpha *= presence
    guard let roll = rolls[index] else {
      let (old, new) = clusters(of: motions[index])
      let place =
        old.map { scalingPlace(of: $0, on: oldTrack, at: position.old, in: builder.instant) }
        ?? new.map { scalingPlace(of: $0, on: newTrack, at: position.new, in: builder.instant) }
      return ownForms(of: index, with: &builder).enumerated().map { number, form in
        var stance = number == 0 ? arrived : .resting
        stance.alpha *= form.share * (number == 0 ? 1 : presence)
        return ColumnForm(
          form.glyphs, stance: stance, center: place?.center ?? .zero, height: place?.height ?? 0,
          join: oldTrack.hasTouchingLetters(old) || newTrack.hasTouchingLetters(new) ? .add : .union)
      }
    }
    var forms: [ColumnForm] = []
    let (old, new) = clusters(of: motions[index])
    if let old {
      forms.append(
        form(
          of: old, on: oldTrack, at: position.old,
          stance: arrived.combined(with: roll.departure(from: start).form(at: time)), with: &builder))
    }
    if let wheels = builder.instant.wheels, let old {
      let middle = position.old.x + builder.instant.old.advances[old] / 2
      for cluster in roll.wheel {
        let stance = roll.passage(of: cluster, from: start).form(at: time)
        guard stance.alpha > 0 else { continue }
        forms.append(wheelForm(of: cluster, middle: middle, y: position.old.y, stance, wheels, with: &builder))
      }
    }
    if let new {
      forms.append(
        form(
          of: new, on: newTrack, at: position.new, stance: roll.arrival(from: start).form(at: time), with: &builder))
    }
    return forms
  }

  /// The first old and the first new cluster of a motion.
  func clusters(of motion: ClusterMotion) -> (old: Int?, new: Int?) {
    switch motion.kind {
    case .interpolated(let old, let new): (old, new)
    case .crossFaded(let old, let new): (old.lowerBound, new.lowerBound)
    case .removed(let old): (old, nil)
    case .inserted(let new): (nil, new)
    }
  }

  /// Where a glyph scales, the middle of its advance and the height of capitals, and that height.
  func scalingPlace(
    of cluster: Int, on track: TextTrack, at origin: Point, in instant: PlanInstant
  ) -> (center: Point, height: Double) {
    let laidOut = track.isOld ? instant.old : instant.new
    let moment = track.isOld ? instant.oldMoments[cluster] : instant.newMoments[cluster]
    let size = instant.moments[moment].style.size
    let height = track.capHeight(ofMoment: laidOut.runMomentOfCluster[cluster], in: laidOut) * size
    return (Point(x: origin.x + laidOut.advances[cluster] / 2, y: origin.y - height / 2), height)
  }

  private func form(
    of cluster: Int, on track: TextTrack, at origin: Point, stance: NumericRoll.Form, with builder: inout SceneBuilder
  ) -> ColumnForm {
    let instant = builder.instant
    let place = scalingPlace(of: cluster, on: track, at: origin, in: instant)
    guard stance.alpha > 0 else {
      return ColumnForm([], stance: stance, center: place.center, height: place.height, join: .union)
    }
    let glyphs = builder.placements(
      of: cluster, on: track, laidOut: track.isOld ? instant.old : instant.new,
      moment: track.isOld ? instant.oldMoments[cluster] : instant.newMoments[cluster], at: origin, form: .nearest)
    return ColumnForm(
      glyphs, stance: stance, center: place.center, height: place.height, join: track.join(of: cluster))
  }

  /// A digit that a wheel passes.
  private func wheelForm(
    of cluster: Int, middle: Double, y: Double, _ stance: NumericRoll.Form, _ wheels: TextTrack.Instant,
    with builder: inout SceneBuilder
  ) -> ColumnForm {
    guard let track = wheelTrack else {
      return ColumnForm([], stance: stance, center: .zero, height: 0, join: .union)
    }
    let (glyphs, place) = wheelGlyphs(of: cluster, on: track, middle: middle, y: y, wheels, with: &builder)
    return ColumnForm(
      glyphs, stance: stance, center: place.center, height: place.height, join: track.join(of: cluster))
  }

  /// The glyphs of a digit that a wheel passes, at rest in its column, and where it scales.
  func wheelGlyphs(
    of cluster: Int, on track: TextTrack, middle: Double, y: Double, _ wheels: TextTrack.Instant,
    with builder: inout SceneBuilder
  ) -> (glyphs: [PlacedGlyph], place: (center: Point, height: Double)) {
    let moment = builder.instant.oldMoments[wheelPlaces[cluster]]
    let size = builder.instant.moments[moment].style.size
    let height = track.capHeight(ofMoment: wheels.runMomentOfCluster[cluster], in: wheels) * size
    let glyphs = builder.placements(
      of: cluster, on: track, laidOut: wheels, moment: moment,
      at: Point(x: middle - wheels.advances[cluster] / 2, y: y), form: .nearest)
    return (glyphs, (Point(x: middle, y: y - height / 2), height))
  }
}

extension SceneBuilder {
  /// A glyph of before, where it stands at a time in its column.
  mutating func form(of glyph: ColumnGlyph, at origin: Point, size: Double, time: Double) -> ColumnForm {
    let stance = glyph.isGone(at: time) ? .absent : glyph.stance(at: time)
    let scale = glyph.form.run.size > 0 ? size / glyph.form.run.size : 1
    return ColumnForm(
      stance.alpha > 0 ? placements(of: glyph.form, at: origin, size: size) : [], stance: stance,
      center: origin + glyph.center * scale, height: glyph.height * scale, join: glyph.form.join)
  }
}

extension TextTrack {
  /// Whether a cluster is of a script whose letters touch.
  fileprivate func hasTouchingLetters(_ cluster: Int?) -> Bool { cluster.map { join(of: $0) == .add } ?? false }
}
