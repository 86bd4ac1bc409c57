import GlyphInterp

extension LottieWriter {
  /// Lays what an item draws onto what is below it.
  mutating func lay(
    _ item: AnimatedItem, onto stack: inout LottieStack, in stretch: Stretch
  ) throws(ExportError) {
    switch item {
    case .group(var group):
      let opacity = group.opacity
      group.opacity = KeyframeTrack(still: 1)
      try lay([group], opacity: opacity, onto: &stack, in: stretch)
    case .crossFade(let sides):
      for side in sides { try lay(side.groups, opacity: side.opacity, onto: &stack, in: stretch) }
    }
  }

  /// The layers of a stack, the lowest first.
  mutating func layers(of stack: LottieStack, in stretch: Stretch) -> [String] {
    stack.contents.map { content in
      switch content {
      case .layer(let text): text
      case .mixtures(let mixtures): text(of: mixtures, in: stretch)
      }
    }
  }

  /// The times at which it is looked whether layers lie over each other; none where that does not matter.
  mutating func times(in frames: Range<Int>, of items: [AnimatedItem]) -> [Double] {
    var mixes = false
    for layer in items.flatMap(\.groups).flatMap(\.layers) where !mixes { mixes = isMixed(layer) }
    guard mixes else { return [] }
    let step = max(1, frames.count / LottieStack.mostTimes)
    return stride(from: frames.lowerBound, to: frames.upperBound, by: step).map { property.time(of: $0) }
      + [property.time(of: frames.upperBound)]
  }

  /// Lays what fades together onto what is below it.
  private mutating func lay(
    _ groups: [AnimatedGroup], opacity: KeyframeTrack<Double>, onto stack: inout LottieStack, in stretch: Stretch
  ) throws(ExportError) {
    let whole = AnimatedGroup(color: KeyframeTrack(still: .black), opacity: opacity, layers: groups.flatMap(\.layers))
    var mixed: Set<String> = []
    for layer in whole.layers where isMixed(layer) { mixed.insert(layer.name) }
    // What is taken apart fades by itself, unless something of the same text lies over it.
    if !mixed.isEmpty, opacity != KeyframeTrack(still: 1), whole.mayOverlap(in: animation) { mixed = [] }
    let joined = whole.layers.filter { !mixed.contains($0.name) }
    // rlottie takes a step of 8 bits from all that is below a translucent layer, so pictures fade in one.
    let fadesAsOne = opacity != KeyframeTrack(still: 1) && joined.filter { $0.shape == nil }.count > 1
    var inner = LottieStack(times: stack.times)
    for group in groups {
      let own = opacity.product(with: group.opacity)
      for layer in group.layers {
        if fadesAsOne, !mixed.contains(layer.name) {
          try lay(layer, of: group, opacity: group.opacity, onto: &inner, in: stretch)
        } else {
          try lay(layer, of: group, opacity: own, onto: &stack, in: stretch)
        }
      }
    }
    guard fadesAsOne else { return }
    let names = joined.map(\.name).joined(separator: " ")
    stack.lay(
      composition(of: layers(of: inner, in: stretch), named: names, opacity: opacity, in: stretch), over: inner.boxes)
  }

  /// Lays a layer onto what is below it, as one of the file or as several.
  private mutating func lay(
    _ layer: AnimatedLayer, of group: AnimatedGroup, opacity: KeyframeTrack<Double>, onto stack: inout LottieStack,
    in stretch: Stretch
  ) throws(ExportError) {
    let boxes = boxes(of: layer, at: stack.times)
    switch layer.content {
    case .shape(let shape):
      stack.lay(text(layer, showing: shape, of: group, opacity: opacity, in: stretch), over: [boxes])
    case .picture(let number):
      let picture = try picture(number, resting: layer, in: stretch)
      stack.lay(text(layer, showing: picture, opacity: opacity, in: stretch), over: [boxes])
    case .change(let change):
      if let shapes = keyedShapes(of: change) {
        let layer = change.points == nil ? layer.scaled(to: change.stages.last?.scale ?? layer.scale) : layer
        stack.lay(text(layer, showing: .shapes(shapes), opacity: opacity, in: stretch), over: [boxes])
      } else if isMixed(layer) {
        let mixture = try mixture(layer, of: change, opacity: opacity, in: stretch)
        stack.mix(mixture, over: boxes, scale: scale)
        for text in try texts(layer, of: change, resting: mixture.rests, opacity: opacity, in: stretch) {
          stack.lay(text, over: [boxes])
        }
      } else {
        let layers = try texts(layer, of: change, in: stretch)
        guard opacity != KeyframeTrack(still: 1) else {
          for text in layers { stack.lay(text, over: [boxes]) }
          return
        }
        // Pictures that lie over each other fade as one.
        stack.lay(composition(of: layers, named: layer.name, opacity: opacity, in: stretch), over: [boxes])
      }
    }
  }

  /// A glyph that changes as shapes with keyframes of colours and points; `nil` where that is not all that changes.
  func keyedShapes(of change: PictureChange) -> [String]? {
    guard let colors = change.colors, let last = change.stages.last else { return nil }
    return shapes(of: last.picture, colors: colors, points: change.points)
  }

  /// The boxes around a layer's ink at some times.
  private func boxes(of layer: AnimatedLayer, at times: [Double]) -> [Rect] {
    guard !times.isEmpty else { return [] }
    func placed(_ box: Rect, size: KeyframeTrack<Double>) -> [Rect] {
      let (x, y) = (layer.origin.map(\.x), layer.origin.map(\.y))
      return times.map { time in
        let (place, size) = (Vector(dx: x.value(at: time), dy: y.value(at: time)), size.value(at: time))
        return box.corners.reduce(.empty) { box, corner in
          var box = box
          box.formUnion(Point(x: corner.x * size, y: corner.y * size) + place)
          return box
        }
      }
    }
    switch layer.content {
    case .shape(let shape):
      var box = Rect.empty
      for keyframe in animation.shapes[shape].points.keyframes {
        for point in keyframe.value { box.formUnion(point) }
      }
      return placed(box, size: layer.scale)
    case .picture(let picture): return placed(inkBounds[picture], size: layer.scale)
    case .change(let change):
      let all = change.stages.map { placed(inkBounds[$0.picture], size: $0.scale) }
      return times.indices.map { index in all.reduce(.empty) { $0.union($1[index]) } }
    }
  }
}
