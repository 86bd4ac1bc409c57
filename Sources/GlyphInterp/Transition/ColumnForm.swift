/// One of the glyphs that are seen in a column at an instant, where it stands in the scene.
struct ColumnForm {
  /// The glyph, moved and scaled.
  var glyphs: [PlacedGlyph]
  /// How much of it is seen, 0…1.
  var alpha: Double
  /// The standard deviation of its blur, in pixels.
  var blur: Double
  /// How coverages join.
  var join: SceneShape.Join

  /// A glyph at rest in a column, put as it stands.
  ///
  /// - Parameters:
  ///   - glyphs: the glyph at rest.
  ///   - center: the place about which it scales.
  ///   - height: the height of capitals, in pixels.
  init(_ glyphs: [PlacedGlyph], stance: NumericRoll.Form, center: Point, height: Double, join: SceneShape.Join) {
    alpha = stance.alpha
    blur = stance.blur * height
    self.join = join
    guard stance.scale != 1 || stance.offset != 0 else {
      self.glyphs = glyphs
      return
    }
    let motion = Transform2D.scale(stance.scale, about: center).then(.translation(x: 0, y: stance.offset * height))
    self.glyphs = glyphs.map { $0.moved(by: motion) }
  }

  /// Whether it stands in its place like text at rest.
  var isPlain: Bool {
    blur == 0
      && glyphs.allSatisfy { glyph in
        if case .plain(let placement) = glyph { placement.transform.isTranslation } else { false }
      }
  }

  /// The glyph as one item.
  func item(color: Color, opacity: Double, blend: BlendMode) -> SceneItem {
    switch glyphs.part(color: color, opacity: opacity, join: join) {
    case .shape(var shape):
      shape.blur = blur
      shape.blend = blend
      return .shape(shape)
    case .group(var group):
      group.blur = blur
      group.blend = blend
      return .group(group)
    case .image(let image): return .image(image)
    }
  }
}
