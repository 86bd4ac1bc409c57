import GlyphInterp

/// Writes the layers of an animation as SVG elements with SMIL animations.
struct AnimatedSVGWriter {
  /// What was defined so far.
  private var definitions = ""
  /// What goes into `<defs>`.
  var allDefinitions: String { pictures.definitions + definitions }
  /// Rules for screens that are set to dark.
  private(set) var darkRules: [String] = []
  let animation: VectorAnimation
  private let options: AnimatedSVGOptions
  private let smil: SMILWriter
  private let useCounts: [Int]
  private var definitionNames: [Int: String] = [:]
  private var pictures: SVGWriter
  private var writtenPictures: Set<Int> = []
  private var blurCount = 0
  private var hasFrame = false
  /// Where the section that is written stands.
  private var offset = KeyframeTrack(still: Point.zero)

  init(_ animation: VectorAnimation, options: AnimatedSVGOptions) {
    self.animation = animation
    self.options = options
    smil = SMILWriter(duration: animation.duration, playCount: options.vector.playCount)
    useCounts = animation.useCounts
    pictures = SVGWriter(decimals: 2, canvas: animation.frame)
    pictures.share(outlinesOf: animation.pictures.map(\.scene))
  }

  /// The element that shows the moving part and gives it the beat.
  var start: String { smil.start }

  /// Everything that moves.
  mutating func motion() throws(ExportError) -> String {
    var text = ""
    for section in animation.sections {
      offset = section.offset
      var content = ""
      for item in section.items { content += try element(item) }
      var inner = ""
      var attributes = ""
      if animation.sections.count > 1 {
        attributes += " display=\"none\""
        inner += smil.visibility(in: section.windows)
      }
      inner += place(section.offset, attributes: &attributes)
      text += attributes.isEmpty && inner.isEmpty ? content : "<g\(attributes)>\(inner)\(content)</g>\n"
    }
    return text
  }

  private mutating func element(_ item: AnimatedItem) throws(ExportError) -> String {
    switch item {
    case .group(let group): return try element(group)
    case .crossFade(let sides):
      var content = ""
      for side in sides {
        var inner = ""
        for group in side.groups { inner += try element(group) }
        let isBlurred = side.blur != KeyframeTrack(still: 0)
        // A digit that rolls is most often one path, whose edges are fine without.
        let needsFrame = !isBlurred || side.groups.flatMap(\.layers).count > 1
        if needsFrame { inner = frame() + inner }
        if isBlurred { inner = (needsFrame ? frame() : "") + "<g filter=\"url(#\(blur(side.blur)))\">\(inner)</g>" }
        content += added(inner, opacity: side.opacity)
      }
      return "<g style=\"isolation:isolate\">\(content)</g>\n"
    }
  }

  /// Elements whose light adds to that of others in an isolated group.
  private func added(_ content: String, opacity: KeyframeTrack<Double>) -> String {
    var attributes = " style=\"mix-blend-mode:plus-lighter\""
    let fade = self.opacity(opacity, attributes: &attributes)
    return "<g\(attributes)>\(fade)\(content)</g>"
  }

  private mutating func element(_ group: AnimatedGroup) throws(ExportError) -> String {
    var attributes = fill(group.color)
    var inner = ""
    if !group.color.isStill {
      inner += smil.animate("fill", group.color.keyframes) { SVGText.color($0) }
      if let dark = group.darkColor { inner += self.dark(dark, of: group, attributes: &attributes) }
    }
    // Letters that are apart fade each alone, which is less work than a group.
    let isApart = group.layers.allSatisfy { $0.shape != nil } && !group.mayOverlap(in: animation)
    inner += opacity(group.opacity, as: isApart ? "fill-opacity" : "opacity", attributes: &attributes)
    if !isApart, group.opacity != KeyframeTrack(still: 1) { inner += frame() }
    var content = ""
    for layer in group.layers { content += try element(layer) }
    return attributes.isEmpty && inner.isEmpty ? content : "<g\(attributes)>\(inner)\n\(content)</g>\n"
  }

  /// What brings the members of a group that is drawn apart to whole pixels: nothing that is seen, as large as the picture.
  ///
  /// Chromium draws with coarser edges inside of a group whose own box, that of its members, ends between pixels.
  private mutating func frame() -> String {
    let name = SVGNames.own("__frame")
    if !hasFrame {
      hasFrame = true
      let steps = animation.form.stepsPerPixel
      let data = SVGText.data(of: animation.frame) { SVGNumberText.text($0 * steps, decimals: 3) }
      definitions += "<path id=\"\(name)\" fill=\"none\" d=\"\(data)\"/>"
    }
    // It stands still while its section may be elsewhere.
    var attributes = ""
    let move = place(offset.map { Point(x: -$0.x, y: -$0.y) }, attributes: &attributes)
    return "<use href=\"#\(name)\"\(attributes)" + (move.isEmpty ? "/>" : ">\(move)</use>")
  }

  /// The animation of a colour on screens that are set to dark.
  ///
  /// It is that of another property, which a rule fills with there.
  private mutating func dark(
    _ track: KeyframeTrack<Color>, of group: AnimatedGroup, attributes: inout String
  ) -> String {
    let ends = [group.color.keyframes[0].value, group.color.last]
    // A page's own colour is not known, so there the picture stays as it is on light screens.
    let standsAlone = ends.contains(where: options.pageColors.isCurrent)
    let name = SVGNames.own(standsAlone ? "alone" : "dark")
    let rule = "\(standsAlone ? PageColors.alone + " " : "").\(name){fill:currentColor!important}"
    if !darkRules.contains(rule) { darkRules.append(rule) }
    attributes += " class=\"\(name)\""
    guard track.isStill else { return smil.animate("color", track.keyframes) { SVGText.color($0) } }
    attributes += " color=\"\(SVGText.color(track.last))\""
    return ""
  }

  private mutating func element(_ layer: AnimatedLayer) throws(ExportError) -> String {
    var attributes = " id=\"\(SVGNames.own(layer.name))\""
    switch layer.content {
    case .picture(let number):
      let move = place(layer, attributes: &attributes)
      return try use(picture: number, attributes: attributes, move: move) + "\n"
    case .change(let change):
      // Each of the pictures has a place of its own.
      var content = ""
      for stage in change.stages {
        var placement = ""
        let move = place(layer.scaled(to: stage.scale), attributes: &placement)
        let picture = try use(picture: stage.picture, attributes: placement, move: move)
        content += added(frame() + picture, opacity: stage.opacity)
      }
      return "<g\(attributes) style=\"isolation:isolate\">\(content)</g>\n"
    case .shape(let number) where useCounts[number] > 1:
      let move = place(layer, attributes: &attributes)
      attributes += " href=\"#\(definition(of: number, as: layer.name))\""
      return "<use\(attributes)" + (move.isEmpty ? "/>\n" : ">\(move)</use>\n")
    case .shape(let number):
      let move = place(layer, attributes: &attributes)
      let (data, change) = outline(animation.shapes[number])
      return "<path\(attributes)\(data)" + (move.isEmpty && change.isEmpty ? "/>\n" : ">\(move)\(change)</path>\n")
    }
  }

  mutating func use(picture: Int, attributes: String, move: String) throws(ExportError) -> String {
    "<use\(attributes) href=\"#\(try self.picture(picture))\"" + (move.isEmpty ? "/>" : ">\(move)</use>")
  }

  /// The name of the definition of a picture.
  private mutating func picture(_ number: Int) throws(ExportError) -> String {
    // No layer has a name that starts with an underscore and a digit.
    let name = SVGNames.own("_\(number)")
    guard writtenPictures.insert(number).inserted else { return name }
    let scene = animation.pictures[number].scene
    pictures.canvas = scene.inkBounds().outset(by: 1)
    let content = try pictures.content(of: scene)
    let steps = SVGNumberText.text(animation.form.stepsPerPixel, decimals: 3)
    definitions += "<g id=\"\(name)\"><g transform=\"scale(\(steps))\">\(content)</g></g>"
    return name
  }

  /// The name of a filter that blurs in the course of time.
  private mutating func blur(_ track: KeyframeTrack<Double>) -> String {
    blurCount += 1
    let name = SVGNames.own("_b\(blurCount)")
    let steps = animation.form.stepsPerPixel
    // All of the picture, seen from wherever the section stands.
    let (x, y) = (offset.keyframes.map(\.value.x), offset.keyframes.map(\.value.y))
    let frame = animation.frame.outset(by: 1)
    let left = frame.minX - (x.max() ?? 0)
    let top = frame.minY - (y.max() ?? 0)
    let (width, height) = (frame.maxX - (x.min() ?? 0) - left, frame.maxY - (y.min() ?? 0) - top)
    let place = [left, top, width, height].map { SVGNumberText.text($0 * steps, decimals: 0) }
    func text(_ value: Double) -> String { SVGNumberText.text(value * steps, decimals: 0) }
    var change = ""
    if !track.isStill { change = smil.animate("stdDeviation", track.keyframes, text) }
    definitions += "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" x=\"\(place[0])\" y=\"\(place[1])\""
    definitions += " width=\"\(place[2])\" height=\"\(place[3])\" color-interpolation-filters=\"sRGB\">"
    definitions += "<feGaussianBlur stdDeviation=\"\(text(track.last))\">\(change)</feGaussianBlur></filter>"
    return name
  }

  private mutating func definition(of shape: Int, as name: String) -> String {
    if let known = definitionNames[shape] { return known }
    let name = SVGNames.own("_" + name)
    definitionNames[shape] = name
    let (data, change) = outline(animation.shapes[shape])
    definitions += "<path id=\"\(name)\"\(data)" + (change.isEmpty ? "/>" : ">\(change)</path>")
    return name
  }

  /// The outline of a shape: an attribute where it stands still, else an animation.
  private func outline(_ shape: AnimatedShape) -> (attribute: String, animation: String) {
    let texts = path(shape.verbs, shape.points.keyframes.map(\.value))
    guard !shape.points.isStill else { return (" d=\"\(texts[0])\"", "") }
    let keyframes = zip(shape.points.keyframes, texts).map {
      Keyframe(time: $0.time, value: $1, curve: $0.curve)
    }
    return ("", smil.animate("d", keyframes) { $0 })
  }

  func path(_ verbs: [Path.Verb], _ outlines: [[Point]]) -> [String] {
    SVGPathWriter.data(
      verbs: verbs, outlines: outlines, stepsPerPixel: animation.form.stepsPerPixel,
      slack: animation.form.mayMovePoints ? 1 : 0)
  }

  /// Where a layer stands and how large it is: an attribute as far as it stands still, animations for the rest.
  func place(_ layer: AnimatedLayer, attributes: inout String) -> String {
    if layer.scale == KeyframeTrack(still: 1) { return place(layer.origin, attributes: &attributes) }
    func scale(_ value: Double) -> String { SVGNumberText.text(value, decimals: 4) }
    var transform = layer.origin.isStill ? "translate(\(text(layer.origin.last)))" : ""
    if layer.scale.isStill, layer.origin.isStill { transform += " scale(\(scale(layer.scale.last)))" }
    if !transform.isEmpty { attributes += " transform=\"\(transform)\"" }
    let move = layer.origin.isStill ? "" : smil.move(layer.origin.keyframes, text)
    if layer.scale.isStill && layer.origin.isStill { return "" }
    let keyframes =
      layer.scale.isStill
      ? [0, 1].map { Keyframe(time: $0 * animation.duration, value: layer.scale.last, curve: .linear) }
      : layer.scale.keyframes
    return move + smil.scale(keyframes, scale)
  }

  private func place(_ track: KeyframeTrack<Point>, attributes: inout String) -> String {
    guard track.isStill else { return smil.move(track.keyframes, text) }
    if track.last != .zero { attributes += " transform=\"translate(\(text(track.last)))\"" }
    return ""
  }

  /// A place in steps.
  func text(_ point: Point) -> String {
    let steps = animation.form.stepsPerPixel
    let y = Int((point.y * steps).rounded())
    return "\(Int((point.x * steps).rounded()))" + (y == 0 ? "" : " \(y)")
  }

  private func opacity(
    _ track: KeyframeTrack<Double>, as name: String = "opacity", attributes: inout String
  ) -> String {
    guard track.isStill else {
      return smil.animate(name, track.keyframes) { SVGNumberText.text($0, decimals: 4) }
    }
    attributes += SVGText.factor(name, track.last)
    return ""
  }

  /// The attributes for what fills; none for what is animated.
  func fill(_ color: KeyframeTrack<Color>) -> String {
    guard color.isStill else { return "" }
    return options.pageColors.fill(color.last)
  }
}
