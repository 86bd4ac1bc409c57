import GlyphInterp

/// Writes the layers of an animation as Lottie layers.
struct LottieWriter {
  /// Shapes that several layers show, as compositions of their own.
  var assets: [String] = []
  /// Glyphs with colours of their own, as they are written.
  var pictures: [Int: Picture] = [:]
  /// Pictures of pixels that are taken apart into colours and alphas, as they are written.
  var knownParts: [PartsKey: (color: Picture, alpha: Picture)] = [:]
  /// Whether glyphs that change are taken apart so, by the numbers of their pictures.
  var knownMixtures: [[Int]: Bool] = [:]
  /// Where pictures come to rest that are embedded, by their numbers.
  var restingPlaces: [Int: Point] = [:]
  /// The boxes around the ink of the pictures.
  let inkBounds: [Rect]
  let animation: VectorAnimation
  let property: LottieProperty
  private let frameCount: Int
  private let useCounts: [Int]
  private var assetNames: [AssetKey: (name: String, corner: Point, size: (Int, Int))] = [:]
  var layerCount = 0
  /// Device pixels per scene pixel.
  let scale: Double
  private let decimals: Int

  private struct AssetKey: Hashable {
    let shape: Int
    let colors: [Color]
  }

  /// A stretch of time in which a text is seen.
  struct Stretch {
    let frames: Range<Int>
    /// How far all of the text is moved.
    let offset: KeyframeTrack<Point>
    /// The layer that moves it, where it does not stand still.
    var parent: Int?
  }

  /// The fewest points of a shape that is worth a composition of its own.
  private static let leastSharedPoints = 12

  init(_ animation: VectorAnimation, schedule: FrameSchedule) {
    self.animation = animation
    frameCount = schedule.stepCount
    property = LottieProperty(framesPerSecond: schedule.rate.framesPerSecond)
    useCounts = animation.useCounts
    inkBounds = animation.pictures.map { $0.scene.inkBounds() }
    scale = Double(animation.size.width) / animation.frame.width
    decimals = "\(Int(animation.form.stepsPerPixel))".count - 1
  }

  /// All layers, the uppermost first.
  mutating func layers() throws(ExportError) -> [String] {
    var result: [String] = []
    for section in animation.sections {
      let items = section.items.joiningFades(in: animation)
      for window in section.windows {
        // A text that gives way to the next is seen up to the frame before the next motion's first step.
        let frames = property.frame(at: window.lowerBound)..<property.frame(at: window.upperBound)
        guard !frames.isEmpty else { continue }
        var stretch = Stretch(frames: frames, offset: section.offset)
        if !section.offset.isStill {
          layerCount += 1
          stretch.parent = layerCount
          result.append(text(ofParent: layerCount, in: stretch))
        }
        var stack = LottieStack(times: times(in: frames, of: items))
        for item in items { try lay(item, onto: &stack, in: stretch) }
        result += layers(of: stack, in: stretch)
      }
    }
    return result.reversed()
  }

  /// A layer that fills the canvas.
  func ground(_ color: Color) -> String {
    let (width, height) = (Double(animation.size.width), Double(animation.size.height))
    let box =
      "{\"ty\":\"rc\",\"p\":{\"a\":0,\"k\":[\(number(width / 2)),\(number(height / 2))]}"
      + ",\"s\":{\"a\":0,\"k\":[\(number(width)),\(number(height))]},\"r\":{\"a\":0,\"k\":0}}"
    return "{\"ty\":4,\"nm\":\"background\",\"ind\":\(layerCount + 1)\(span(0..<frameCount)),\"ks\":{}"
      + ",\"shapes\":[\(group([box], fill: fill(KeyframeTrack(still: color), opacity: KeyframeTrack(still: color.alpha))))]}"
  }

  /// The layer that moves all others of a stretch.
  func text(ofParent number: Int, in stretch: Stretch) -> String {
    "{\"ty\":3,\"nm\":\"text\",\"ind\":\(number)\(span(stretch.frames)),\"ks\":{\"p\":\(place(stretch.offset))}}"
  }

  /// What all layers have, and their place.
  private mutating func start(_ layer: AnimatedLayer, in stretch: Stretch) -> (text: String, transform: String) {
    layerCount += 1
    var corner = Vector(dx: -animation.frame.minX, dy: -animation.frame.minY)
    if stretch.offset.isStill { corner = corner + (stretch.offset.last - .zero) }
    let origin = stretch.parent == nil ? layer.origin.map { $0 + corner } : layer.origin
    var text = "\"nm\":\(LottieText.string(layer.name)),\"ind\":\(layerCount)\(span(stretch.frames))"
    if let parent = stretch.parent { text += ",\"parent\":\(parent)" }
    return (text, "\"p\":\(place(origin))")
  }

  mutating func text(
    _ layer: AnimatedLayer, showing picture: Picture, opacity: KeyframeTrack<Double>, in stretch: Stretch
  ) -> String {
    var (text, transform) = start(layer, in: stretch)
    transform += self.opacity(opacity, in: stretch)
    switch picture {
    case .shapes(let shapes):
      transform += size(layer.scale)
      return "{\"ty\":4,\(text),\"ks\":{\(transform)},\"shapes\":[\(shapes.joined(separator: ","))]}"
    case .pixels(let asset, let origin, let mask):
      transform += anchored(origin + Self.nudge) + size(layer.scale.map { $0 / Self.density })
      if let mask { text += ",\"hasMask\":true,\"masksProperties\":[\(mask)]" }
      return "{\"ty\":2,\"refId\":\"\(asset)\",\(text),\"ks\":{\(transform)}}"
    }
  }

  mutating func text(
    _ layer: AnimatedLayer, showing number: Int, of group: AnimatedGroup, opacity: KeyframeTrack<Double>,
    in stretch: Stretch
  ) -> String {
    let opaque = KeyframeTrack(still: 1.0)
    var (text, transform) = start(layer, in: stretch)
    transform += size(layer.scale) + self.opacity(opaque, in: stretch)
    let shape = animation.shapes[number]
    guard opacity == opaque, useCounts[number] > 1, shape.points.last.count >= Self.leastSharedPoints else {
      let figure = figure(shape, color: group.color, opacity: opacity)
      return "{\"ty\":4,\(text),\"ks\":{\(transform)},\"shapes\":[\(figure)]}"
    }
    let asset = asset(of: number, color: group.color, name: layer.name)
    transform += anchored(Point(x: asset.corner.x * scale, y: asset.corner.y * scale))
    return "{\"ty\":0,\"refId\":\(LottieText.string(asset.name)),\"w\":\(asset.size.0),\"h\":\(asset.size.1)"
      + ",\(text),\"ks\":{\(transform)}}"
  }

  /// The point of a layer that stands in its place.
  private func anchored(_ point: Point) -> String {
    ",\"a\":{\"a\":0,\"k\":[\(number(point.x)),\(number(point.y))]}"
  }

  /// The opacity of a layer; nothing for one that is opaque up to the end.
  func opacity(_ track: KeyframeTrack<Double>, in stretch: Stretch) -> String {
    let end = stretch.frames.upperBound
    let raised = LottieProperty.raised(track)
    let track = end < frameCount ? property.departing(raised, at: end) : raised
    return track == KeyframeTrack(still: 1) ? "" : ",\"o\":\(percent(track))"
  }

  /// The scale of a layer; nothing for its own size.
  private func size(_ track: KeyframeTrack<Double>) -> String {
    if track == KeyframeTrack(still: 1) { return "" }
    let text = property.text(track) { value, _ in
      let percent = LottieText.number(value * 100, decimals: 3)
      return "[\(percent),\(percent)]"
    }
    return ",\"s\":\(text)"
  }

  /// A composition of one shape, of a size that holds it at all times; `corner` is where its pen origin stands in it.
  private mutating func asset(
    of shape: Int, color: KeyframeTrack<Color>, name: String
  ) -> (name: String, corner: Point, size: (Int, Int)) {
    let key = AssetKey(shape: shape, colors: color.keyframes.map(\.value))
    if let known = assetNames[key] { return known }
    let own = animation.shapes[shape]
    var bounds = Rect.empty
    for keyframe in own.points.keyframes {
      for point in keyframe.value { bounds.formUnion(point) }
    }
    // Whole pixels, and one more for what curves and edges reach beyond.
    bounds = bounds.outset(by: 2)
    let corner = Point(x: (-bounds.minX).rounded(.up), y: (-bounds.minY).rounded(.up))
    let size = (
      Int(((corner.x + bounds.maxX) * scale).rounded(.up)), Int(((corner.y + bounds.maxY) * scale).rounded(.up))
    )
    let asset = (name: "_" + name, corner: corner, size: size)
    assets.append(
      "{\"id\":\(LottieText.string(asset.name)),\"nm\":\(LottieText.string(own.name)),\"layers\":[{\"ty\":4,\"nm\":"
        + "\(LottieText.string(own.name)),\"ind\":1\(span(0..<frameCount)),\"ks\":{\"p\":"
        + "\(place(KeyframeTrack(still: corner)))},\"shapes\":[\(figure(own, color: color, opacity: KeyframeTrack(still: 1)))]}]}"
    )
    assetNames[key] = asset
    return asset
  }

  func span(_ frames: Range<Int>) -> String {
    ",\"ip\":\(frames.lowerBound),\"op\":\(frames.upperBound),\"st\":0"
  }

  private func figure(
    _ shape: AnimatedShape, color: KeyframeTrack<Color>, opacity: KeyframeTrack<Double>
  ) -> String {
    group(paths(shape.verbs, shape.points), fill: fill(color, opacity: opacity))
  }

  /// The contours of an outline.
  func paths(_ verbs: [Path.Verb], _ points: KeyframeTrack<[Point]>) -> [String] {
    let contours = LottieContour.contours(verbs: verbs, outlines: points.keyframes.map(\.value))
    return contours[0].indices.map { contour in
      var index = -1
      let track = points.map { _ in
        index += 1
        return contours[index][contour]
      }
      let text = property.text(track) { value, isKeyed in isKeyed ? "[\(self.text(value))]" : self.text(value) }
      return "{\"ty\":\"sh\",\"ks\":\(text)}"
    }
  }

  func group(_ shapes: [String], fill: String) -> String {
    return "{\"ty\":\"gr\",\"it\":[\(shapes.joined(separator: ",")),\(fill),{\"ty\":\"tr\",\"o\":{\"a\":0,\"k\":100}}]}"
  }

  /// A fill. Opacity is the fill's, not the layer's: a player that lays a translucent layer over all others (rlottie does)
  /// rounds everything below it.
  func fill(_ color: KeyframeTrack<Color>, opacity: KeyframeTrack<Double>) -> String {
    let colors = property.text(color) { value, isKeyed in
      let numbers = [value.red, value.green, value.blue, 1].map {
        LottieText.number(LottieText.level($0, isKeyed: isKeyed), decimals: LottieText.levelDecimals)
      }
      return "[\(numbers.joined(separator: ","))]"
    }
    let opacity = opacity.isStill ? opacity.map { LottieText.level($0, isKeyed: false) } : opacity
    return "{\"ty\":\"fl\",\"c\":\(colors),\"o\":\(percent(opacity)),\"r\":1}"
  }

  func percent(_ opacity: KeyframeTrack<Double>) -> String {
    return property.text(opacity) { value, isKeyed in
      let number = LottieText.number(value * 100, decimals: 2)
      return isKeyed ? "[\(number)]" : number
    }
  }

  func place(_ track: KeyframeTrack<Point>) -> String {
    return property.text(track) { value, _ in
      "[\(number(value.x * scale)),\(number(value.y * scale))]"
    }
  }

  func text(_ contour: LottieContour) -> String {
    func list(_ pairs: [(Double, Double)]) -> String {
      "[" + pairs.map { "[\(number($0.0 * scale)),\(number($0.1 * scale))]" }.joined(separator: ",") + "]"
    }
    return "{\"i\":\(list(contour.vertices.map { ($0.handleIn.dx, $0.handleIn.dy) }))"
      + ",\"o\":\(list(contour.vertices.map { ($0.handleOut.dx, $0.handleOut.dy) }))"
      + ",\"v\":\(list(contour.vertices.map { ($0.place.x, $0.place.y) })),\"c\":true}"
  }

  func number(_ value: Double) -> String { LottieText.number(value, decimals: decimals) }
}
