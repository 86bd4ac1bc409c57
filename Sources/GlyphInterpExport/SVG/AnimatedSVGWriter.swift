import GlyphInterp

/// Writes the layers of an animation as SVG elements with SMIL animations.
struct AnimatedSVGWriter {
  /// What goes into `<defs>`.
  private(set) var definitions = ""
  private let animation: VectorAnimation
  private let options: AnimatedSVGOptions
  private let smil: SMILWriter
  private let useCounts: [Int]
  private var definitionNames: [Int: String] = [:]

  init(_ animation: VectorAnimation, options: AnimatedSVGOptions) {
    self.animation = animation
    self.options = options
    smil = SMILWriter(duration: animation.duration, playCount: options.vector.playCount)
    useCounts = animation.useCounts
  }

  /// The element that shows the moving part and gives it the beat.
  var start: String { smil.start }

  /// Everything that moves.
  mutating func motion() -> String {
    var text = ""
    for section in animation.sections {
      var content = ""
      for item in section.items { content += element(item) }
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

  /// The end, standing still.
  func still() -> String {
    guard let section = animation.sections.last(where: { $0.windows.contains { $0.upperBound >= animation.duration } })
    else { return "" }
    var text = ""
    for item in section.items {
      switch item {
      case .group(let group): text += still(group, opacity: 1)
      case .crossFade(let sides):
        for side in sides {
          for group in side.groups { text += still(group, opacity: side.opacity.last) }
        }
      }
    }
    let offset = section.offset.last
    return offset == .zero ? text : "<g transform=\"translate(\(self.text(offset)))\">\(text)</g>"
  }

  private func still(_ group: AnimatedGroup, opacity: Double) -> String {
    let opacity = opacity * group.opacity.last
    guard opacity > 0 else { return "" }
    let data = group.layers.map { layer in
      let shape = animation.shapes[layer.shape]
      let origin = layer.origin.last
      let points = shape.points.last.map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
      return path(shape.verbs, [points])[0]
    }
    let fill = fill(group.color.isStill ? group.color : KeyframeTrack(still: group.color.last))
    return "<path\(fill)\(SVGText.factor("opacity", opacity)) d=\"\(data.joined())\"/>"
  }

  private mutating func element(_ item: AnimatedItem) -> String {
    switch item {
    case .group(let group): return element(group)
    case .crossFade(let sides):
      var content = ""
      for side in sides {
        var attributes = " style=\"mix-blend-mode:plus-lighter\""
        let fade = self.opacity(side.opacity, attributes: &attributes)
        var inner = ""
        for group in side.groups { inner += element(group) }
        content += "<g\(attributes)>\(fade)\(inner)</g>"
      }
      return "<g style=\"isolation:isolate\">\(content)</g>\n"
    }
  }

  private mutating func element(_ group: AnimatedGroup) -> String {
    var attributes = fill(group.color)
    var inner = ""
    if !group.color.isStill {
      inner += smil.animate("fill", group.color.keyframes) { SVGText.color($0) }
    }
    inner += opacity(group.opacity, attributes: &attributes)
    var content = ""
    for layer in group.layers { content += element(layer) }
    return attributes.isEmpty && inner.isEmpty ? content : "<g\(attributes)>\(inner)\n\(content)</g>\n"
  }

  private mutating func element(_ layer: AnimatedLayer) -> String {
    let shape = animation.shapes[layer.shape]
    var attributes = " id=\"\(SVGText.escaped(layer.name))\""
    let move = place(layer.origin, attributes: &attributes)
    if useCounts[layer.shape] > 1 {
      attributes += " href=\"#\(SVGText.escaped(definition(of: layer.shape, as: layer.name)))\""
      return "<use\(attributes)" + (move.isEmpty ? "/>\n" : ">\(move)</use>\n")
    }
    let (data, change) = outline(shape)
    return "<path\(attributes)\(data)" + (move.isEmpty && change.isEmpty ? "/>\n" : ">\(move)\(change)</path>\n")
  }

  private mutating func definition(of shape: Int, as name: String) -> String {
    if let known = definitionNames[shape] { return known }
    // No layer has a name that starts with an underscore.
    let name = "_" + name
    definitionNames[shape] = name
    let (data, change) = outline(animation.shapes[shape])
    definitions += "<path id=\"\(SVGText.escaped(name))\"\(data)" + (change.isEmpty ? "/>" : ">\(change)</path>")
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

  private func path(_ verbs: [Path.Verb], _ outlines: [[Point]]) -> [String] {
    SVGPathWriter.data(verbs: verbs, outlines: outlines, stepsPerPixel: animation.form.stepsPerPixel)
  }

  private func place(_ track: KeyframeTrack<Point>, attributes: inout String) -> String {
    guard track.isStill else { return smil.move(track.keyframes, text) }
    if track.last != .zero { attributes += " transform=\"translate(\(text(track.last)))\"" }
    return ""
  }

  /// A place in steps.
  private func text(_ point: Point) -> String {
    let steps = animation.form.stepsPerPixel
    let y = Int((point.y * steps).rounded())
    return "\(Int((point.x * steps).rounded()))" + (y == 0 ? "" : " \(y)")
  }

  private func opacity(_ track: KeyframeTrack<Double>, attributes: inout String) -> String {
    guard track.isStill else {
      return smil.animate("opacity", track.keyframes) { SVGNumberText.text($0, decimals: 3) }
    }
    attributes += SVGText.factor("opacity", track.last)
    return ""
  }

  /// The attribute for what fills; nothing for black, which is what SVG fills with.
  private func fill(_ color: KeyframeTrack<Color>) -> String {
    guard color.isStill else { return "" }
    if options.usesCurrentColor { return " fill=\"currentColor\"" }
    if options.darkColor != nil { return " color=\"\(SVGText.color(color.last))\" fill=\"currentColor\"" }
    return color.last == .black ? "" : " fill=\"\(SVGText.color(color.last))\""
  }
}
