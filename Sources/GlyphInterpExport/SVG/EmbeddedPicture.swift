import GlyphInterp

/// A scene drawn to pixels for a format that cannot say it otherwise.
struct EmbeddedPicture {
  /// Pixels in a row.
  let width: Int
  /// Rows.
  let height: Int
  /// A `data:` URL of the pixels as PNG.
  let address: String
  /// Where the scene's origin stands, in pixels of the picture.
  let origin: Point

  /// Draws what is in a part of a scene's plane.
  ///
  /// - Parameter density: pixels per scene pixel in each direction.
  init(of scene: Scene, in part: Rect, density: Double) throws(ExportError) {
    width = max(1, Int((part.width * density).rounded(.up)))
    height = max(1, Int((part.height * density).rounded(.up)))
    origin = Point(x: -part.minX * density, y: -part.minY * density)
    let transform = Transform2D(a: density, b: 0, c: 0, d: density, tx: origin.x, ty: origin.y)
    let bitmap: Bitmap
    do {
      var drawn = try Bitmap(width: width, height: height)
      var renderer = try Renderer()
      renderer.render(scene, into: &drawn, transform: transform)
      bitmap = drawn
    } catch {
      throw .library(name: "the renderer", code: 0)
    }
    address = "data:image/png;base64," + Base64.text(try PNGEncoder().encode(bitmap))
  }
}
