extension TransitionPlan {
  /// Draws a motion that began while another was in flight: its own forms as far as they are there, and those of before
  /// as far as they are not gone.
  func drawMixture(_ index: Int, deviation: Deviation, with builder: inout SceneBuilder) {
    let instant = builder.instant
    let reference = reference(of: index)
    let moment = instant.moments[
      reference.isOld ? instant.oldMoments[reference.cluster] : instant.newMoments[reference.cluster]]
    let join = (reference.isOld ? oldTrack : newTrack).join(of: reference.cluster)
    let position = instant.positions[index]
    let origin = reference.isOld ? position.old : position.new
    var forms: [(glyphs: [PlacedGlyph], opacity: Double)] = []
    for leaving in deviation.leaving[index] {
      forms.append(
        (
          glyphs: builder.placements(of: leaving.form, at: origin, size: moment.style.size),
          opacity: leaving.opacity * deviation.remainders[index]
        ))
    }
    for (glyphs, share) in ownForms(of: index, with: &builder) {
      forms.append((glyphs: glyphs, opacity: share * deviation.presences[index]))
    }
    builder.addMixture(forms, color: moment.color, join: join)
  }

  /// The cluster by whose origin a motion is placed: of the old text where the motion has one.
  func reference(of index: Int) -> (cluster: Int, isOld: Bool) {
    switch motions[index].kind {
    case .interpolated(let old, _), .removed(let old): (old, true)
    case .crossFaded(let old, _): (old.lowerBound, true)
    case .inserted(let new): (new, false)
    }
  }

  /// The forms of a motion and how much is seen of each, when it is wholly there.
  func ownForms(
    of index: Int, with builder: inout SceneBuilder
  ) -> [(glyphs: [PlacedGlyph], share: Double)] {
    let instant = builder.instant
    let progress = instant.progresses[index]
    let position = instant.positions[index]
    switch motions[index].kind {
    case .interpolated(let old, _):
      if let blend = blends[old] {
        return [(placements(of: blend, old: old, at: position.old, progress: progress, with: &builder), 1)]
      }
      let clusters = old..<(old + 1)
      let runMoment = instant.old.runMoments[instant.old.runMomentOfCluster[old]]
      let main = placements(of: clusters, isOld: true, at: position.old, form: .main, with: &builder)
      guard runMoment.other != nil else { return [(main, 1)] }
      let other = placements(of: clusters, isOld: true, at: position.old, form: .later, with: &builder)
      return [(main, 1 - runMoment.share), (other, runMoment.share)]
    case .crossFaded(let old, let new):
      let share = motions[index].opacity(at: progress)
      return [
        (placements(of: old, isOld: true, at: position.old, with: &builder), 1 - share),
        (placements(of: new, isOld: false, at: position.new, with: &builder), share),
      ]
    case .removed(let old):
      let placed = placements(of: old..<(old + 1), isOld: true, at: position.old, with: &builder)
      return [(placed, motions[index].opacity(at: progress))]
    case .inserted(let new):
      let placed = placements(of: new..<(new + 1), isOld: false, at: position.new, with: &builder)
      return [(placed, motions[index].opacity(at: progress))]
    }
  }
}
