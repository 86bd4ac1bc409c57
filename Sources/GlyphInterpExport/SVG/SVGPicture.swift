import GlyphInterp

/// Pixels inside an SVG file.
enum SVGPicture {
  /// Pixels of an embedded rendering per pixel of the canvas, in each direction.
  private static let density = 2.0

  /// Whether CSS has a name for the way an item is laid over what is below it.
  static func hasBlendName(_ item: SceneItem) -> Bool {
    switch item {
    case .shape(let shape):
      SVGText.blend(shape.blend) != nil && (shape.blend == .sourceOver || !hasSweep(shape))
    case .image(let image): SVGText.blend(image.blend) != nil
    case .group(let group): SVGText.blend(group.blend) != nil
    }
  }

  /// Whether a shape is filled with colours around a point, which SVG does not have.
  static func hasSweep(_ shape: SceneShape) -> Bool {
    if case .gradient(let gradient) = shape.paint, case .sweep = gradient.geometry { true } else { false }
  }

  /// An `<image>` with the pixels in it as PNG.
  static func element(_ image: SceneImage, attributes: String) throws(ExportError) -> String {
    guard let bitmap = try? Bitmap(width: image.width, height: image.height, pixels: image.pixels)
    else { return "" }
    let data = Base64.text(try PNGEncoder().encode(bitmap))
    return "<image width=\"\(image.width)\" height=\"\(image.height)\"\(attributes)"
      + " href=\"data:image/png;base64,\(data)\"/>"
  }

  /// An `<image>` of items that cannot be said, drawn on a ground of their own.
  static func element(
    for items: [SceneItem], of scene: Scene, canvas: Rect, decimals: Int
  ) throws(ExportError) -> String {
    var part = scene
    part.items = items
    let picture = try EmbeddedPicture(of: part, in: canvas, density: density)
    let place = Transform2D.scale(x: 1 / density, y: 1 / density)
      .then(.translation(x: canvas.minX, y: canvas.minY))
    return "<image width=\"\(picture.width)\" height=\"\(picture.height)\""
      + "\(SVGText.transform(place, decimals: decimals)) href=\"\(picture.address)\"/>"
  }
}
