import GlyphInterp

extension SectionBuilder {
  /// How many points are about as long as a movement of its own.
  private static let pointsOfMovement = 40

  /// The share of the accuracy that the scale of a figure may use at its edge.
  private static let scaleShare = 0.25

  /// A layer.
  mutating func layer(_ index: Int) -> AnimatedLayer {
    let layer = plan.layers[index]
    let name = names.name(for: layer.text)
    if layer.isColored { return pictureLayer(index, name: name) }
    if layer.rolls { return rollingLayer(index, name: name) }
    if plan.setsOutTogether, let shape = bakedShape(of: index) {
      return AnimatedLayer(name: name, content: .shape(shape), origin: KeyframeTrack(still: .zero))
    }
    return AnimatedLayer(name: name, content: .shape(shape(of: layer)), origin: origin(of: index))
  }

  mutating func origin(of index: Int) -> KeyframeTrack<Point> {
    plan.setsOutTogether
      ? places(onset: plan.layers[index].onset) { $0.origins[index] }
      : keyframes.point(sampled: samples().map { $0.origins[index] })
  }

  /// A figure of a rolling column: it turns about the middle of its place.
  private mutating func rollingLayer(_ index: Int, name: String) -> AnimatedLayer {
    let layer = plan.layers[index]
    let plan = plan
    let rolls = samples().map { $0.rolls[index] }
    let center = keyframes.point(sampled: rolls.map { $0?.center ?? .zero })
    var known = places
    let points = keyframes.outlines(onset: layer.onset) { progress in
      let places = known[progress] ?? plan.places(at: progress)
      known[progress] = places
      let pen = places.rolls[index]?.pen ?? .zero
      return plan.outline(of: layer, at: progress).transformed(by: .translation(x: pen.dx, y: pen.dy))
    }
    places = known
    shapes.append(AnimatedShape(name: layer.text, verbs: points.verbs, points: points.track))
    return AnimatedLayer(
      name: name, content: .shape(shapes.count - 1), origin: center,
      scale: rollScale(index))
  }

  /// How large a figure is that rolls.
  ///
  /// - Parameter size: how large it would be at a progress if it did not.
  mutating func rollScale(_ index: Int, size: (Double) -> Double = { _ in 1 }) -> KeyframeTrack<Double> {
    let layer = plan.layers[index]
    let largest = max(plan.size(of: layer, at: 0), plan.size(of: layer, at: 1), 1)
    let scales = zip(samples(), keyframes.sampleTimes).map { places, time in
      (places.rolls[index]?.scale ?? 1) * size(plan.progress(at: time, onset: layer.onset))
    }
    return keyframes.number(sampled: scales, tolerance: keyframes.accuracy * Self.scaleShare / largest)
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
