import GlyphInterp

extension LottieWriter {
  /// A glyph with colours of its own as Lottie can have it.
  enum Picture {
    /// Groups of shapes, the uppermost first.
    case shapes([String])
    /// An embedded picture: its asset, where its pen origin stands in it, and the masks that cut it out, if any.
    case pixels(asset: String, origin: Point, masks: [String])
  }

  /// Pixels of an embedded picture per pixel of the canvas, in each direction.
  static let density = 2.0

  /// What a picture is in the file: shapes where it consists of plain colours and gradients, else pixels.
  mutating func picture(_ number: Int) throws(ExportError) -> Picture {
    if let known = pictures[number] { return known }
    let scene = animation.pictures[number].scene
    let made: Picture
    if let shapes = shapes(of: scene.items, in: scene) {
      made = .shapes(shapes.reversed())
    } else {
      made = try pixels(of: scene, named: "_\(number)")
    }
    pictures[number] = made
    return made
  }

  /// A scene as pixels. Where one outline bounds them, they go on beyond it and the outline cuts them out, so that the
  /// edge is as sharp as any.
  private mutating func pixels(of scene: Scene, named asset: String) throws(ExportError) -> Picture {
    let box = scene.inkBounds().outset(by: 1)
    var (drawn, masks) = (scene, [LottieContour]())
    if let (shape, contour) = scene.onlyOutline {
      let part = box.outset(by: 1)
      drawn.outlines = [SceneOutline(path: Path(part))]
      drawn.items = [.shape(SceneShape(placements: [Placement(outline: 0, origin: .zero)], paint: shape.paint))]
      masks = [contour]
    }
    let embedded = try EmbeddedPicture(of: drawn, in: box, density: Self.density * scale)
    assets.append(
      "{\"id\":\"\(asset)\",\"w\":\(embedded.width),\"h\":\(embedded.height),\"u\":\"\""
        + ",\"p\":\"\(embedded.address)\",\"e\":1}")
    let origin = Vector(dx: embedded.origin.x / scale, dy: embedded.origin.y / scale)
    return .pixels(
      asset: asset, origin: embedded.origin,
      masks: masks.map { contour in
        let path = contour.map { Point.zero + ($0 - .zero) * Self.density + origin }
        return "{\"inv\":false,\"mode\":\"a\",\"pt\":{\"a\":0,\"k\":\(text(path))},\"o\":{\"a\":0,\"k\":100}"
          + ",\"x\":{\"a\":0,\"k\":0}}"
      })
  }

  /// Items of plain colours and gradients as groups, the lowest first; `nil` for any others.
  private func shapes(of items: [SceneItem], in scene: Scene) -> [String]? {
    var groups: [String] = []
    for item in items {
      switch item {
      case .shape(let shape):
        guard let group = group(of: shape, in: scene) else { return nil }
        groups.append(group)
      case .group(let group):
        guard group.opacity == 1, group.blend == .sourceOver, group.blur == 0, group.clip == nil,
          let inner = shapes(of: group.items, in: scene)
        else { return nil }
        groups += inner
      case .image: return nil
      }
    }
    return groups
  }

  private func group(of shape: SceneShape, in scene: Scene) -> String? {
    guard shape.blend == .sourceOver, shape.blur == 0 else { return nil }
    let paths = shape.placements.map { scene.outlines[$0.outline].path.transformed(by: $0.transform) }
    let contours = paths.flatMap { LottieContour.contours(verbs: $0.verbs, outlines: [$0.points])[0] }
    let texts = contours.map { "{\"ty\":\"sh\",\"ks\":{\"a\":0,\"k\":\(text($0))}}" }
    switch shape.paint {
    case .solid(let color):
      let opacity = KeyframeTrack(still: color.alpha * shape.opacity)
      return group(texts, fill: fill(KeyframeTrack(still: color), opacity: opacity))
    case .gradient(let gradient):
      let box = paths.reduce(Rect.empty) { $0.union($1.controlBounds) }
      guard let own = LottieGradient(gradient, in: box) else { return nil }
      return group(texts, fill: fill(own, opacity: KeyframeTrack(still: shape.opacity)))
    }
  }

  private func fill(_ gradient: LottieGradient, opacity: KeyframeTrack<Double>) -> String {
    func place(_ point: Point) -> String {
      "{\"a\":0,\"k\":[\(number(point.x * scale)),\(number(point.y * scale))]}"
    }
    func level(_ value: Double) -> String { LottieText.number(min(1, max(0, value)), decimals: 4) }
    let stops = gradient.separateStops
    var numbers = stops.flatMap { [$0.offset, $0.color.red, $0.color.green, $0.color.blue] }.map(level)
    if stops.contains(where: { $0.color.alpha < 1 }) {
      numbers += stops.flatMap { [$0.offset, $0.color.alpha] }.map(level)
    }
    var text = "{\"ty\":\"gf\",\"o\":\(percent(opacity)),\"r\":1,\"t\":\(gradient.kind.rawValue)"
    text += ",\"s\":\(place(gradient.start)),\"e\":\(place(gradient.end))"
    if gradient.kind == .radial {
      text += ",\"h\":{\"a\":0,\"k\":\(LottieText.number(gradient.highlight, decimals: 3))},\"a\":{\"a\":0,\"k\":0}"
    }
    return text + ",\"g\":{\"p\":\(gradient.stops.count),\"k\":{\"a\":0,\"k\":[\(numbers.joined(separator: ","))]}}}"
  }
}

extension Scene {
  /// The shape that is all of a scene, and its contour, where it has one alone.
  fileprivate var onlyOutline: (shape: SceneShape, contour: LottieContour)? {
    guard items.count == 1, case .shape(let shape) = items[0], shape.placements.count == 1, shape.blend == .sourceOver,
      shape.blur == 0, shape.opacity == 1
    else { return nil }
    let path = outlines[shape.placements[0].outline].path.transformed(by: shape.placements[0].transform)
    let contours = LottieContour.contours(verbs: path.verbs, outlines: [path.points])[0]
    return contours.count == 1 ? (shape, contours[0]) : nil
  }
}

extension Path {
  /// A rectangle.
  fileprivate init(_ rect: Rect) {
    self.init(
      verbs: [.move, .line, .line, .line, .close],
      points: [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
        Point(x: rect.minX, y: rect.maxY),
      ])
  }
}
