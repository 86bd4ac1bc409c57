extension Flight {
  /// What of the columns of a motion goes on when the content changes: the ways that its new glyph is still on, and the
  /// glyphs that go.
  ///
  /// - Parameters:
  ///   - origin: from where the glyphs are placed from now on, in pixels.
  func columnState(
    of motion: Int, at time: Double, origin: Point, with builder: inout SceneBuilder
  ) -> (arrivals: [RollPassage], glyphs: [ColumnGlyph]) {
    let instant = builder.instant
    let (old, new) = plan.clusters(of: plan.motions[motion])
    let reference = plan.reference(of: motion)
    let referenceOrigin = reference.isOld ? instant.positions[motion].old : instant.positions[motion].new
    let moment = reference.isOld ? instant.oldMoments[reference.cluster] : instant.newMoments[reference.cluster]
    let size = max(instant.moments[moment].style.size, 1e-9)
    // A way that is over has no influence, unless it is that of a glyph that never came.
    let arrivals = (carried?.arrivals[motion] ?? []).filter { $0.end > time || $0.course == .departing }
    var glyphs = (carried?.glyphs[motion] ?? []).filter { !$0.isGone(at: time) }
    for index in glyphs.indices {
      glyphs[index].shift(by: (referenceOrigin - origin) * (glyphs[index].form.run.size / size))
    }
    guard let roll = plan.rolls[motion] else { return (arrivals, glyphs) }
    let start = pace.start
    if let old {
      let position = instant.positions[motion].old
      let place = plan.scalingPlace(of: old, on: plan.oldTrack, at: position, in: instant)
      let placed = plan.placements(of: old..<(old + 1), isOld: true, at: position, with: &builder)
      let passages = arrivals + [roll.departure(from: start)]
      glyphs += Self.glyph(placed, place, passages, origin, join: plan.oldTrack.join(of: old), with: &builder)
      if let track = plan.wheelTrack, let wheels = instant.wheels {
        for cluster in roll.wheel {
          let (digit, place) = plan.wheelGlyphs(
            of: cluster, on: track, middle: position.x + instant.old.advances[old] / 2, y: position.y, wheels,
            with: &builder)
          let passage = roll.passage(of: cluster, from: start)
          glyphs += Self.glyph(digit, place, [passage], origin, join: track.join(of: cluster), with: &builder)
        }
      }
    }
    let arrival = roll.arrival(from: start)
    return (new == nil || arrival.end <= time ? [] : [arrival], glyphs.filter { !$0.isGone(at: time) })
  }

  private static func glyph(
    _ placed: [PlacedGlyph], _ place: (center: Point, height: Double), _ passages: [RollPassage], _ origin: Point,
    join: SceneShape.Join, with builder: inout SceneBuilder
  ) -> [ColumnGlyph] {
    guard let form = builder.stamp(of: placed, from: origin, join: join) else { return [] }
    return [
      ColumnGlyph(
        form: form, center: place.center - origin, height: place.height, passages: passages, expiry: nil)
    ]
  }

  /// The columns that the flight's content has no more and that are still seen.
  func remainingLostColumns(at time: Double) -> [LostColumn] {
    (carried?.lost ?? []).compactMap { column in
      var column = column
      column.glyphs.removeAll { $0.isGone(at: time) }
      return column.glyphs.isEmpty ? nil : column
    }
  }

  /// Takes over columns that roll.
  mutating func takeColumns(_ sources: Sources, _ departure: Departure) {
    var columns = CarriedColumns(motionCount: plan.motions.count)
    columns.lost = departure.lostColumns
    let start = pace.start
    let middle = instant(at: start)
    for (motion, source) in sources.clusterOfMotion.enumerated() {
      if let source {
        columns.arrivals[motion] = departure.clusters[source].arrivals
        columns.glyphs[motion] = departure.clusters[source].glyphs
      } else if let entry = plan.entry(of: plan.motions[motion]),
        let index = columns.lost.firstIndex(where: { $0.entry.map(entry.isColumn) ?? false })
      {
        // A column that comes back: its old glyphs roll on beside the new one.
        let lost = columns.lost.remove(at: index)
        let new = plan.reference(of: motion).cluster
        let size = middle.moments[middle.newMoments[new]].style.size
        columns.glyphs[motion] = lost.glyphs.map { glyph in
          var glyph = glyph
          let scale = glyph.form.run.size / max(size, 1e-9)
          glyph.shift(by: (lost.origin(at: start) - middle.positions[motion].new) * scale)
          return glyph
        }
      }
      if let roll = plan.rolls[motion] {
        let onset = columns.begin(motion, onset: start + roll.onset, at: start, isWheel: !roll.wheel.isEmpty)
        moveOnset(of: motion, to: onset - start)
      }
      columns.glyphs[motion] = CarriedColumns.limited(columns.glyphs[motion], at: start)
    }
    for index in columns.lost.indices {
      columns.lost[index].glyphs = CarriedColumns.limited(columns.lost[index].glyphs, at: start)
    }
    guard !columns.isEmpty else { return }
    carried = columns
    rest = max(rest, columns.end)
  }
}
