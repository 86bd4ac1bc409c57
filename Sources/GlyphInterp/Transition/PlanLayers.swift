/// A plan taken apart into glyphs that each move, change shape and fade: what exporters of vector formats read.
///
/// Shape, colour and opacity of a layer depend on nothing but its own eased progress. So do the places of all layers,
/// unless clusters set out one after the other.
package struct PlanLayers: Sendable {
  /// The plan.
  package let plan: TransitionPlan
  /// The layers in draw order, the first at the bottom; glyphs without ink are left out.
  package let layers: [GlyphLayer]
  /// How far progress goes under the plan's animation.
  package let progressRange: ClosedRange<Double>
  /// The progresses at which anything may change its pace, ascending, both ends of the range among them.
  package let bends: [Double]

  /// Takes a plan apart.
  package init(of plan: TransitionPlan) {
    self.plan = plan
    progressRange = plan.options.animation.progressRange
    var collector = GlyphLayerCollector(plan: plan)
    collector.collect()
    layers = collector.layers
    bends = plan.bends(in: progressRange)
  }

  /// Whether all motions set out together.
  package var setsOutTogether: Bool { !plan.onsets.contains { $0 != plan.onsets[0] } }
  /// Whether the old text fades out and the new one in, each as a whole.
  package var fadesAsWhole: Bool { plan.fadesAsWhole }
  /// Whether different colours may lie over each other, so that the draw order must be kept.
  package var hasSeveralPaints: Bool { plan.hasSeveralPaints }
  /// How many seconds one motion takes, from its onset on.
  package var motionDuration: Double { plan.motionDuration }

  /// The eased progress, at a time in seconds, of what sets out at an onset.
  package func progress(at seconds: Double, onset: Double) -> Double { plan.progress(at: seconds, onset: onset) }

  /// The times in seconds at which wheels show a digit between straight: there its size and opacity turn around.
  package var turns: [Double] { plan.rolls.flatMap { $0?.turns ?? [] } }

  /// The seconds after its onset between which a layer changes that does so all at once: a little before the motion ends,
  /// and behind its onset; `nil` where it moves.
  package var jump: (start: Double, end: Double)? {
    guard plan.options.animation.isSudden, plan.motionDuration > 0 else { return nil }
    let length = plan.motionDuration
    let jump = min(length, Animation.leastMotion)
    return length > jump ? (length - jump, length - jump / 2) : (length / 4, length * 3 / 4)
  }

  /// The times in seconds at which jumps of layers and of columns start and end.
  package var jumps: [Double] {
    guard let jump else { return [] }
    let columns = plan.rolls.compactMap { $0.flatMap { $0.length <= Animation.leastMotion ? $0.onset : nil } }
    return Set(plan.onsets + columns).flatMap { [$0 + jump.start, $0 + jump.end] }
  }

  /// The outline of a layer at its own progress, pixels, y down, its pen origin at (0, 0).
  ///
  /// Empty for a glyph with colours of its own.
  package func outline(of layer: GlyphLayer, at progress: Double) -> Path {
    guard case .outline(let outline) = layer.drawing else { return Path() }
    let style = plan.paths[layer.way].instant(at: shown(layer, at: progress))
    let path = plan.outlines.tracks[outline].path(at: style.normalized, size: style.size)
    guard let other = blendTarget(of: layer), let blend = plan.blends[layer.cluster] else { return path }
    let share = min(blend.range.upperBound, max(blend.range.lowerBound, progress))
    let newStyle = plan.paths[plan.newTrack.paths[blend.new]].instant(at: progress)
    return path.mixed(
      with: plan.outlines.tracks[other].path(at: newStyle.normalized, size: newStyle.size), at: share)
  }

  /// The number of the outline that a layer's outline becomes point by point; `nil` where it stays one glyph.
  package func blendTarget(of layer: GlyphLayer) -> Int? {
    guard layer.role == .steady, !plan.fadesAsWhole else { return nil }
    return plan.blends[layer.cluster]?.parts[layer.ordinal].new
  }

  /// The colour of a layer at its own progress.
  ///
  /// - Parameter standIn: the colour that stands for that of an end.
  package func color(
    of layer: GlyphLayer, at progress: Double, standIn: (Color) -> Color = { $0 }
  ) -> Color {
    let way = plan.paths[layer.way]
    return standIn(way.old.color).interpolated(
      to: standIn(way.new.color), at: shown(layer, at: progress), in: plan.options.colorSpace)
  }

  /// The opacity of a layer at its own progress, 0…1.
  package func opacity(of layer: GlyphLayer, at progress: Double) -> Double {
    let form = (layer.formStart?.share(at: progress) ?? 1) * (1 - (layer.formEnd?.share(at: progress) ?? 0))
    return form * roleOpacity(of: layer, at: progress)
  }

  private func roleOpacity(of layer: GlyphLayer, at progress: Double) -> Double {
    switch layer.role {
    case .steady: 1
    case .leaving, .oldForm: 1 - layer.span.share(at: progress)
    case .entering, .newForm: layer.span.share(at: progress)
    }
  }

  /// Texts that fade as wholes stand each at its own end.
  func shown(_ layer: GlyphLayer, at progress: Double) -> Double {
    plan.fadesAsWhole ? (layer.isOld ? 0 : 1) : progress
  }

  /// Where all layers stand, and the block, when everything is at one progress.
  package func places(at progress: Double) -> Places {
    places(in: plan.instant(progresses: plan.motions.map { _ in progress }, overall: progress), seconds: nil)
  }

  /// Where all layers stand, and the block, at a time in seconds.
  package func places(atTime seconds: Double) -> Places {
    places(in: plan.instant(at: seconds), seconds: seconds)
  }

  /// Where everything stands at one instant.
  package struct Places: Sendable {
    /// The pen origin of each layer, in scene pixels.
    package var origins: [Point]
    /// The layout box.
    package var box: Rect
    /// The progress of the whole.
    package var overall: Double
    /// How each layer of a rolling column stands; `nil` for the others.
    package var rolls: [Roll?]
  }

  /// How a figure of a rolling column stands.
  package struct Roll: Sendable {
    /// The middle of its advance and the height of capitals, after it was moved; the place about which it scales.
    package var center: Point
    /// Its pen origin seen from there, not scaled.
    package var pen: Vector
    /// How large it is.
    package var scale: Double
    /// How much of it is seen, 0…1.
    package var opacity: Double
    /// The standard deviation of its blur, in scene pixels.
    package var blur: Double
  }

  private func places(in instant: PlanInstant, seconds: Double?) -> Places {
    let origins = layers.map { plan.origin(of: $0, in: instant) }
    return Places(
      origins: origins, box: instant.box, overall: instant.overall,
      rolls: zip(layers, origins).map { layer, origin in
        layer.rolls ? plan.roll(of: layer, standing: origin, in: instant, at: seconds) : nil
      })
  }
}

extension TransitionPlan {
  /// The pen origin of a layer's glyph.
  fileprivate func origin(of layer: GlyphLayer, in instant: PlanInstant) -> Point {
    let laidOut = laidOut(of: layer, in: instant)
    var origin = laidOut.origins[layer.cluster]
    if layer.isBetween {
      let place = middle(of: layer, in: instant)
      origin = Point(x: place.x - laidOut.advances[layer.cluster] / 2, y: place.y)
    } else if !fadesAsWhole {
      let position = instant.positions[layer.motion]
      let first = layer.isOld ? position.old : position.new
      origin = origin + (first - laidOut.origins[layer.firstCluster])
    }
    let size = instant.moments[moment(of: layer, in: instant)].style.size
    guard var pen = pen(of: layer, cluster: layer.cluster, on: track(of: layer), laidOut) else { return origin }
    if let partner = layer.partner, !sidesCoincide,
      let other = self.pen(of: layer, cluster: partner, on: newTrack, instant.new)
    {
      let progress = instant.progresses[layer.motion]
      pen = Vector(dx: mix(pen.dx, other.dx, at: progress), dy: mix(pen.dy, other.dy, at: progress))
    }
    return Point(x: origin.x + pen.dx * size, y: origin.y - pen.dy * size)
  }

  /// How a figure stands that rolls; without a time as if its column were at rest.
  fileprivate func roll(
    of layer: GlyphLayer, standing origin: Point, in instant: PlanInstant, at seconds: Double?
  ) -> PlanLayers.Roll? {
    let track = track(of: layer)
    let laidOut = laidOut(of: layer, in: instant)
    let size = instant.moments[moment(of: layer, in: instant)].style.size
    let height = track.capHeight(ofMoment: laidOut.runMomentOfCluster[layer.cluster], in: laidOut) * size
    let place = middle(of: layer, in: instant)
    let center = Point(x: place.x, y: place.y - height / 2)
    let pen = origin - center
    guard let seconds, let passage = passage(of: layer) else {
      return PlanLayers.Roll(center: center, pen: pen, scale: 1, opacity: 1, blur: 0)
    }
    let form = passage.form(at: seconds)
    return PlanLayers.Roll(
      center: Point(x: center.x, y: center.y + form.offset * height), pen: pen, scale: form.scale,
      opacity: form.alpha, blur: form.blur * height)
  }

  /// Where a layer's glyph stands in a cluster of either side, in em, y up.
  private func pen(
    of layer: GlyphLayer, cluster: Int, on track: TextTrack, _ laidOut: TextTrack.Instant
  ) -> Vector? {
    let shaped = track.shaped.clusters[cluster]
    let run = track.runs[shaped.run]
    let runMoment = laidOut.runMoments[laidOut.runMomentOfCluster[cluster]]
    let runInstant = layer.formStart != nil ? runMoment.form(.later) : runMoment.main
    let glyphs = run.samples[runInstant.form].glyphRanges[shaped.indexInRun].range
    guard layer.ordinal < glyphs.count else { return nil }
    return run.pen(of: glyphs.lowerBound + layer.ordinal, at: runInstant)
  }

  /// The progresses at which anything may change its pace: lines of the grids, ends of ramps, limits of the axes.
  fileprivate func bends(in range: ClosedRange<Double>) -> [Double] {
    var bends: Set<Double> = [range.lowerBound, 0, 1, range.upperBound]
    for motion in motions { bends.formUnion([motion.span.start, motion.span.end]) }
    guard !fadesAsWhole else { return bends.sorted() }
    for (index, path) in paths.enumerated() where path.movesAxes {
      var grids: [DesignSpaceGrid] = []
      for track in [oldTrack, newTrack] {
        for run in track.runs where run.run.item.face.identity == path.face.identity { grids.append(run.run.grid) }
        for swap in track.swaps.flatMap({ $0[index] ?? [] }) {
          bends.formUnion([swap.progress - swap.halfWidth, swap.progress, swap.progress + swap.halfWidth])
        }
      }
      for outline in outlines.tracks where outline.face.identity == path.face.identity {
        grids.append(path.face.outlineGrid(of: outline.glyph))
      }
      for grid in grids {
        bends.formUnion(path.crossings(of: grid, from: range.lowerBound, to: range.upperBound))
      }
      bends.formUnion(path.limits)
    }
    let inside = bends.filter { range.contains($0) }.sorted()
    // Lines that two grids share are found at places that differ in the last bits.
    return inside.enumerated().filter { $0.offset == 0 || $0.element - inside[$0.offset - 1] > 1e-9 }.map(\.element)
  }
}

extension StylePath {
  /// The progresses beyond 0…1 at which an axis comes to the limit of its overshoot.
  fileprivate var limits: [Double] {
    face.axes.indices.flatMap { axis -> [Double] in
      let (old, new) = (oldCoordinates[axis], newCoordinates[axis])
      guard old != new else { return [] }
      let slack = StylePath.extrapolation * (face.axes[axis].maximum - face.axes[axis].minimum)
      return [
        face.axes[axis].minimum, face.axes[axis].maximum, face.axes[axis].minimum - slack,
        face.axes[axis].maximum + slack,
      ].map { ($0 - old) / (new - old) }
    }
  }
}
