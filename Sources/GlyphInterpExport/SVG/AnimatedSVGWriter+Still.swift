import GlyphInterp

extension AnimatedSVGWriter {
  /// The end, standing still.
  mutating func still() throws(ExportError) -> String {
    guard let section = animation.sections.last(where: { $0.windows.contains { $0.upperBound >= animation.duration } })
    else { return "" }
    var text = ""
    for item in section.items {
      switch item {
      case .group(let group): text += try still(group, opacity: 1)
      case .crossFade(let sides):
        for side in sides {
          for group in side.groups { text += try still(group, opacity: side.opacity.last) }
        }
      }
    }
    let offset = section.offset.last
    return offset == .zero ? text : "<g transform=\"translate(\(self.text(offset)))\">\(text)</g>"
  }

  private mutating func still(_ group: AnimatedGroup, opacity: Double) throws(ExportError) -> String {
    let opacity = opacity * group.opacity.last
    guard opacity > 0 else { return "" }
    var data = ""
    var pictures = ""
    for layer in group.layers {
      switch layer.content {
      case .shape(let number):
        let shape = animation.shapes[number]
        let (origin, scale) = (layer.origin.last, layer.scale.last)
        let points = shape.points.last.map { Point(x: $0.x * scale + origin.x, y: $0.y * scale + origin.y) }
        data += path(shape.verbs, [points])[0]
      case .picture(let number): pictures += try still(layer, showing: number)
      case .change(let change):
        for stage in change.stages where stage.opacity.last > 0 {
          let factor = SVGText.factor("opacity", stage.opacity.last)
          let picture = try still(layer.scaled(to: stage.scale), showing: stage.picture)
          pictures += factor.isEmpty ? picture : "<g\(factor)>\(picture)</g>"
        }
      }
    }
    let factor = SVGText.factor("opacity", opacity)
    if !pictures.isEmpty { pictures = factor.isEmpty ? pictures : "<g\(factor)>\(pictures)</g>" }
    if data.isEmpty { return pictures }
    let fill = fill(group.color.isStill ? group.color : KeyframeTrack(still: group.color.last))
    return "<path\(fill)\(factor) d=\"\(data)\"/>" + pictures
  }

  /// A layer at the end, as a picture.
  private mutating func still(_ layer: AnimatedLayer, showing picture: Int) throws(ExportError) -> String {
    var resting = layer
    resting.origin = KeyframeTrack(still: layer.origin.last)
    resting.scale = KeyframeTrack(still: layer.scale.last)
    var attributes = ""
    let move = place(resting, attributes: &attributes)
    return try use(picture: picture, attributes: attributes, move: move)
  }
}
