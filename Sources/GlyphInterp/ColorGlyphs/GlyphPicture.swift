/// The picture of a glyph from a bitmap font, in the strike that suits its largest size.
struct GlyphPicture: Sendable {
  /// The pixels.
  let image: SceneImage
  /// The picture's top left corner from the pen origin, in pixels of the picture, y down.
  let corner: Vector
  /// How many pixels of the picture make an em.
  let pixelsPerEm: Double

  /// From the picture to a glyph drawn at some pixels per em, the pen origin at (0, 0).
  func transform(size: Double) -> Transform2D {
    let scale = size / pixelsPerEm
    return Transform2D(a: scale, b: 0, c: 0, d: scale, tx: corner.dx * scale, ty: corner.dy * scale)
  }
}
