import GlyphInterp

extension SectionBuilder {
  /// How many points are about as long as a movement of its own.
  private static let pointsOfMovement = 40

  /// The share of the accuracy that the scale of a figure may use at its edge.
  private static let scaleShare = 0.25

  /// A layer.
  ///
  /// - Parameter end: for colours that change, the progress whose picture is shown.
  mutating func layer(_ index: Int, endingAt end: Double? = nil) -> AnimatedLayer {
    let layer = plan.layers[index]
    let name = names.name(for: layer.text)
    if layer.rolls { return rollingLayer(index, name: name) }
    if layer.isColored {
      let end = end ?? keyframes.rest ?? (layer.role == .oldForm || layer.role == .leaving ? 0 : 1)
      let content = AnimatedLayer.Content.picture(picture(of: layer, at: end))
      return AnimatedLayer(name: name, content: content, origin: origin(of: index), scale: scale(of: layer, to: end))
    }
    if plan.setsOutTogether, let shape = bakedShape(of: index) {
      return AnimatedLayer(name: name, content: .shape(shape), origin: KeyframeTrack(still: .zero))
    }
    return AnimatedLayer(name: name, content: .shape(shape(of: layer)), origin: origin(of: index))
  }

  private mutating func origin(of index: Int) -> KeyframeTrack<Point> {
    plan.setsOutTogether
      ? places(onset: plan.layers[index].onset) { $0.origins[index] }
      : keyframes.point(sampled: samples().map { $0.origins[index] })
  }

  /// A figure of a rolling column: it turns about the middle of its place.
  private mutating func rollingLayer(_ index: Int, name: String) -> AnimatedLayer {
    let layer = plan.layers[index]
    let plan = plan
    let rolls = samples().map { $0.rolls[index] }
    let size = max(plan.size(of: layer, at: 0), plan.size(of: layer, at: 1), 1)
    let center = keyframes.point(sampled: rolls.map { $0?.center ?? .zero })
    let scale = keyframes.number(
      sampled: rolls.map { $0?.scale ?? 1 }, tolerance: keyframes.accuracy * Self.scaleShare / size)
    if layer.isColored {
      // A picture scales about its pen origin: where that is, is part of its place.
      let end: Double = layer.isOld ? 0 : 1
      let origins = rolls.map { roll in roll.map { $0.center + $0.pen * $0.scale } ?? .zero }
      return AnimatedLayer(
        name: name, content: .picture(picture(of: layer, at: end)), origin: keyframes.point(sampled: origins),
        scale: scale)
    }
    var known = places
    let points = keyframes.outlines(onset: layer.onset) { progress in
      let places = known[progress] ?? plan.places(at: progress)
      known[progress] = places
      let pen = places.rolls[index]?.pen ?? .zero
      return plan.outline(of: layer, at: progress).transformed(by: .translation(x: pen.dx, y: pen.dy))
    }
    places = known
    shapes.append(AnimatedShape(name: layer.text, verbs: points.verbs, points: points.track))
    return AnimatedLayer(name: name, content: .shape(shapes.count - 1), origin: center, scale: scale)
  }

  private mutating func picture(of layer: GlyphLayer, at progress: Double) -> Int {
    let picture = AnimatedPicture(name: layer.text, scene: plan.picture(of: layer, at: progress))
    if let known = pictures.firstIndex(of: picture) { return known }
    pictures.append(picture)
    return pictures.count - 1
  }

  /// How large a picture is that was made for one end.
  private mutating func scale(of layer: GlyphLayer, to end: Double) -> KeyframeTrack<Double> {
    let plan = plan
    let size = plan.size(of: layer, at: end)
    guard size > 0 else { return KeyframeTrack(still: 1) }
    return keyframes.points(onset: layer.onset) { progress in
      [Point(x: plan.size(of: layer, at: progress), y: 0)]
    }.map { $0[0].x / size }
  }

  /// Keyframes up to which a movement is taken as progress gives it.
  private static let fewKeyframes = 5

  /// A track of what depends on where everything stands, all at one progress.
  ///
  /// What bends in progress has many knots there, and at times few easing curves in time.
  mutating func places(onset: Double, _ point: (PlanLayers.Places) -> Point) -> KeyframeTrack<Point> {
    var known = places
    let plan = plan
    let track = keyframes.points(onset: onset) { progress in
      if let places = known[progress] { return [point(places)] }
      let places = plan.places(at: progress)
      known[progress] = places
      return [point(places)]
    }
    places = known
    let straight = track.map { $0[0] }
    guard straight.keyframes.count > Self.fewKeyframes else { return straight }
    let curved = keyframes.point(sampled: samples().map(point))
    return curved.keyframes.count < straight.keyframes.count ? curved : straight
  }

  /// The shape of a layer that carries the layer's movement; `nil` where both apart are shorter.
  private mutating func bakedShape(of index: Int) -> Int? {
    let layer = plan.layers[index]
    guard keyframes.form.bakesOrigins, useCounts[plan.shapeKey(of: layer)] == 1 else { return nil }
    let plan = plan
    let apart = keyframes.outlines(onset: layer.onset) { plan.outline(of: layer, at: $0) }.track.keyframes.count
    guard apart > 1 else { return nil }
    let number = bakedShape(of: [index], named: layer.text)
    let points = shapes[number].points
    guard (points.keyframes.count - apart) * points.last.count <= Self.pointsOfMovement else {
      shapes.removeLast()
      return nil
    }
    return number
  }

  private mutating func shape(of layer: GlyphLayer) -> Int {
    let key = plan.shapeKey(of: layer)
    if let known = shapeNumbers[key] { return known }
    let plan = plan
    let points = keyframes.outlines(onset: layer.onset) { plan.outline(of: layer, at: $0) }
    let shape = AnimatedShape(name: layer.text, verbs: points.verbs, points: points.track)
    let number = shapes.firstIndex { $0.verbs == shape.verbs && $0.points == shape.points } ?? shapes.count
    if number == shapes.count { shapes.append(shape) }
    shapeNumbers[key] = number
    return number
  }
}
