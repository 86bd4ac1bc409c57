import GlyphInterp

extension LottieWriter {
  /// A glyph with colours of its own as Lottie can have it.
  enum Picture {
    /// Groups of shapes, the uppermost first.
    case shapes([String])
    /// An embedded picture: its asset, where its pen origin stands in it, and the mask that cuts it out, if any.
    case pixels(asset: String, origin: Point, mask: String?)
  }

  /// Pixels of an embedded picture per pixel of the canvas, in each direction.
  static let density = 2.0

  /// How far from its place, in its own pixels, a picture is written: rlottie shows of each pixel of the canvas what is at its
  /// upper right corner, and this much decides which of four pixels of the picture that is.
  static let nudge = Vector(dx: -0.02, dy: 0.02)

  /// A box made larger so that its upper left corner is between pixels of the canvas where a glyph comes to rest.
  func aligned(_ box: Rect, resting place: Point) -> Rect {
    var box = box
    box.minX = ((place.x + box.minX) * scale).rounded(.down) / scale - place.x
    box.minY = ((place.y + box.minY) * scale).rounded(.down) / scale - place.y
    return box
  }

  /// Where the first layer that shows a picture comes to rest on the canvas, in scene pixels.
  mutating func place(_ layer: AnimatedLayer, showing picture: Int, in stretch: Stretch) -> Point {
    if let known = restingPlaces[picture] { return known }
    let (origin, offset) = (layer.origin.last, stretch.offset.last)
    let place = Point(x: origin.x + offset.x - animation.frame.minX, y: origin.y + offset.y - animation.frame.minY)
    restingPlaces[picture] = place
    return place
  }

  /// What a picture is in the file: shapes where it consists of plain colours and gradients, else pixels.
  mutating func picture(
    _ number: Int, resting layer: AnimatedLayer, in stretch: Stretch
  ) throws(ExportError) -> Picture {
    if let known = pictures[number] { return known }
    let scene = animation.pictures[number].scene
    let made: Picture
    if let shapes = shapes(of: number, colors: KeyframeTrack(still: scene.colorComponents)) {
      made = .shapes(shapes)
    } else {
      let box = aligned(inkBounds[number].outset(by: 1), resting: place(layer, showing: number, in: stretch))
      made = try pixels(of: scene, in: box, named: "_\(number)")
    }
    pictures[number] = made
    return made
  }

  /// A picture as groups of shapes, the uppermost first, its colours in the course of time; `nil` for what shapes are not.
  ///
  /// - Parameter points: those of its outlines; `nil` for the picture's own.
  func shapes(
    of number: Int, colors: KeyframeTrack<[Double]>, points: KeyframeTrack<[Point]>? = nil
  ) -> [String]? {
    shapes(of: animation.pictures[number].scene, colors: colors, points: points)
  }

  /// A scene as groups of shapes, the uppermost first; `nil` for what shapes are not.
  func shapes(
    of scene: Scene, colors: KeyframeTrack<[Double]>, points: KeyframeTrack<[Point]>? = nil, part: ColorPart = .whole
  ) -> [String]? {
    var changes = Changes(colors: colors, points: points, part: part)
    return shapes(of: scene.items, in: scene, changing: &changes)?.reversed()
  }

  /// What is written of colours.
  enum ColorPart {
    case whole
    /// Opaque colours.
    case color
    /// The alpha as opaque grey.
    case alpha

    /// The part of a colour.
    func of(_ color: Color) -> Color {
      switch self {
      case .whole: color
      case .color: color.opaque
      case .alpha: Color(red: color.alpha, green: color.alpha, blue: color.alpha)
      }
    }
  }

  /// What changes in a picture, in the course of time, as far as it was not taken.
  private struct Changes {
    let colors: KeyframeTrack<[Double]>
    let points: KeyframeTrack<[Point]>?
    let part: ColorPart
    private var colorPlace = 0
    private var pointPlace = 0

    init(colors: KeyframeTrack<[Double]>, points: KeyframeTrack<[Point]>?, part: ColorPart) {
      self.colors = colors
      self.points = points
      self.part = part
    }

    /// The components of the next colours.
    mutating func nextComponents(count: Int) -> KeyframeTrack<[Double]> {
      let range = colorPlace..<colorPlace + count * Scene.componentsOfColor
      colorPlace = range.upperBound
      return colors.map { Array($0[range]) }
    }

    /// The points of the next outline.
    mutating func nextPoints(of path: Path) -> KeyframeTrack<[Point]> {
      guard let points else { return KeyframeTrack(still: path.points) }
      let range = pointPlace..<pointPlace + path.points.count
      pointPlace = range.upperBound
      return points.map { Array($0[range]) }
    }
  }

  /// The pictures of a glyph that changes, each as a layer.
  mutating func texts(
    _ layer: AnimatedLayer, of change: PictureChange, in stretch: Stretch
  ) throws(ExportError) -> [String] {
    var result: [String] = []
    for stage in change.stages {
      let layer = layer.scaled(to: stage.scale)
      let picture = try picture(stage.picture, resting: layer, in: stretch)
      result.append(text(layer, showing: picture, opacity: stage.opacity, in: stretch))
    }
    return result
  }

  /// What a composition is to its neighbour.
  enum Role: String {
    case none = ""
    /// Seen where the layer above it is light.
    case cutOut = ",\"tt\":3"
    /// What is not seen itself.
    case matte = ",\"td\":1"
  }

  /// Layers, the lowest first, in a composition that fades as one.
  mutating func composition(
    of layers: [String], named name: String, opacity: KeyframeTrack<Double>, in stretch: Stretch, role: Role = .none
  ) -> String {
    let layers = (stretch.parent.map { [text(ofParent: $0, in: stretch)] } ?? []) + layers
    layerCount += 1
    let asset = "fade-\(layerCount)"
    assets.append("{\"id\":\"\(asset)\",\"layers\":[\(layers.reversed().joined(separator: ","))]}")
    return "{\"ty\":0,\"refId\":\"\(asset)\",\"w\":\(animation.size.width),\"h\":\(animation.size.height)"
      + ",\"nm\":\(LottieText.string(name)),\"ind\":\(layerCount)\(span(stretch.frames))\(role.rawValue)"
      + ",\"ks\":{\"p\":\(place(KeyframeTrack(still: .zero)))\(self.opacity(opacity, in: stretch))}}"
  }

  /// A scene as pixels. Where one outline bounds them, they go on beyond it and the outline cuts them out, so that the
  /// edge is as sharp as any.
  private mutating func pixels(of scene: Scene, in box: Rect, named asset: String) throws(ExportError) -> Picture {
    let contour = scene.onlyContour
    let drawn = contour == nil ? scene : scene.spread(over: box)
    let embedded = try EmbeddedPicture(of: drawn, in: box, density: Self.density * scale)
    return self.asset(embedded, named: asset, cutOutBy: contour)
  }

  /// An embedded picture in the file.
  mutating func asset(_ embedded: EmbeddedPicture, named name: String, cutOutBy contour: LottieContour?) -> Picture {
    assets.append(
      "{\"id\":\"\(name)\",\"w\":\(embedded.width),\"h\":\(embedded.height),\"u\":\"\""
        + ",\"p\":\"\(embedded.address)\",\"e\":1}")
    let origin = Vector(dx: embedded.origin.x / scale, dy: embedded.origin.y / scale)
    let path = contour.map { $0.map { Point.zero + ($0 - .zero) * Self.density + origin } }
    let mask = path.map {
      "{\"inv\":false,\"mode\":\"a\",\"pt\":{\"a\":0,\"k\":\(text($0))},\"o\":{\"a\":0,\"k\":100}"
        + ",\"x\":{\"a\":0,\"k\":0}}"
    }
    return .pixels(asset: name, origin: embedded.origin, mask: mask)
  }

  /// Items of plain colours and gradients as groups, the lowest first; `nil` for any others.
  private func shapes(of items: [SceneItem], in scene: Scene, changing changes: inout Changes) -> [String]? {
    var groups: [String] = []
    for item in items {
      switch item {
      case .shape(let shape):
        guard let group = group(of: shape, in: scene, changing: &changes) else { return nil }
        groups.append(group)
      case .group(let group):
        guard group.opacity == 1, group.blend == .sourceOver, group.blur == 0, group.clip == nil,
          let inner = shapes(of: group.items, in: scene, changing: &changes)
        else { return nil }
        groups += inner
      case .image: return nil
      }
    }
    return groups
  }

  private func group(of shape: SceneShape, in scene: Scene, changing changes: inout Changes) -> String? {
    guard shape.blend == .sourceOver, shape.blur == 0 else { return nil }
    let outlines = shape.placements.map { scene.outlines[$0.outline].path.transformed(by: $0.transform) }
    let texts = outlines.flatMap { paths($0.verbs, changes.nextPoints(of: $0)) }
    switch shape.paint {
    case .solid:
      let part = changes.part
      let color = changes.nextComponents(count: 1).map { part.of(Color(sceneComponents: $0)) }
      return group(texts, fill: fill(color.map(\.opaque), opacity: color.map { $0.alpha * shape.opacity }))
    case .gradient(let gradient):
      let box = outlines.reduce(Rect.empty) { $0.union($1.controlBounds) }
      let colors = changes.nextComponents(count: gradient.stops.count)
      guard let fill = fill(gradient, colors: colors, in: box, opacity: shape.opacity, part: changes.part)
      else { return nil }
      return group(texts, fill: fill)
    }
  }

  /// A fill with a gradient whose colours may change; `nil` where Lottie has nothing like it.
  private func fill(
    _ gradient: Gradient, colors: KeyframeTrack<[Double]>, in box: Rect, opacity: Double, part: ColorPart
  ) -> String? {
    var forms = colors.keyframes.compactMap { LottieGradient(gradient.colored($0.value), in: box) }
    for form in forms.indices {
      for stop in forms[form].stops.indices {
        forms[form].stops[stop].color = part.of(forms[form].stops[stop].color)
      }
    }
    guard let own = forms.last, forms.count == colors.keyframes.count, forms.allSatisfy(own.isSameBesideColors)
    else { return nil }
    func place(_ point: Point) -> String {
      "{\"a\":0,\"k\":[\(number(point.x * scale)),\(number(point.y * scale))]}"
    }
    let hasAlpha = forms.contains { $0.stops.contains { $0.color.alpha < 1 } }
    var index = -1
    let numbers = colors.map { _ in
      index += 1
      return forms[index].numbers(withAlpha: hasAlpha, isKeyed: !colors.isStill)
    }
    func level(_ value: Double) -> String {
      LottieText.number(min(1, max(0, value)), decimals: LottieText.levelDecimals)
    }
    let texts = property.text(numbers) { value, _ in "[\(value.map(level).joined(separator: ","))]" }
    var text = "{\"ty\":\"gf\",\"o\":\(percent(KeyframeTrack(still: opacity))),\"r\":1,\"t\":\(own.kind.rawValue)"
    text += ",\"s\":\(place(own.start)),\"e\":\(place(own.end))"
    if own.kind == .radial {
      text += ",\"h\":{\"a\":0,\"k\":\(LottieText.number(own.highlight, decimals: 3))},\"a\":{\"a\":0,\"k\":0}"
    }
    return text + ",\"g\":{\"p\":\(own.stops.count),\"k\":\(texts)}}"
  }
}

extension Gradient {
  /// The gradient with other colours, red, green, blue and alpha of each stop.
  fileprivate func colored(_ components: [Double]) -> Gradient {
    var gradient = self
    for (index, place) in stride(from: 0, to: components.count, by: Scene.componentsOfColor).enumerated() {
      gradient.stops[index].color = Color(
        sceneComponents: Array(components[place..<place + Scene.componentsOfColor]))
    }
    return gradient
  }
}

extension Scene {
  /// The shape that is all of a scene.
  var onlyShape: SceneShape? {
    guard items.count == 1, case .shape(let shape) = items[0], shape.placements.count == 1, shape.blend == .sourceOver,
      shape.blur == 0, shape.opacity == 1
    else { return nil }
    return shape
  }

  /// The contour of the shape that is all of a scene, where it has one alone.
  var onlyContour: LottieContour? {
    guard let shape = onlyShape else { return nil }
    let path = outlines[shape.placements[0].outline].path.transformed(by: shape.placements[0].transform)
    let contours = LottieContour.contours(verbs: path.verbs, outlines: [path.points])[0]
    return contours.count == 1 ? contours[0] : nil
  }

  /// The paint of the only shape all over a box.
  func spread(over box: Rect) -> Scene {
    guard let shape = onlyShape else { return self }
    var scene = self
    scene.outlines = [SceneOutline(path: Path(box.outset(by: 1)))]
    scene.items = [.shape(SceneShape(placements: [Placement(outline: 0, origin: .zero)], paint: shape.paint))]
    return scene
  }
}
