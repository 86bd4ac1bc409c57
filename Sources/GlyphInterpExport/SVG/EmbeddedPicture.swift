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
    try self.init(Self.bitmap(of: scene, in: part, density: density), of: part, density: density)
  }

  /// Draws what is in a part of a scene's plane as two opaque pictures: its colours, and its alpha as grey.
  static func parts(
    of scene: Scene, in part: Rect, density: Double
  ) throws(ExportError) -> (color: EmbeddedPicture, alpha: EmbeddedPicture) {
    let drawn = try bitmap(of: scene, in: part, density: density)
    func picture(_ pixel: (UInt32) -> UInt32) throws(ExportError) -> EmbeddedPicture {
      let bytes = ColorBleeding.pixels(of: drawn).flatMap { word in
        let pixel = pixel(word)
        return [UInt8(pixel & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel >> 16 & 0xFF), 0xFF]
      }
      guard let bitmap = try? Bitmap(width: drawn.width, height: drawn.height, pixels: bytes) else {
        throw .library(name: "the renderer", code: 0)
      }
      return try EmbeddedPicture(bitmap, of: part, density: density)
    }
    return (try picture { $0 }, try picture { ($0 >> 24) * 0x010101 })
  }

  private init(_ bitmap: Bitmap, of part: Rect, density: Double) throws(ExportError) {
    width = bitmap.width
    height = bitmap.height
    origin = Point(x: -part.minX * density, y: -part.minY * density)
    address = "data:image/png;base64," + Base64.text(try PNGEncoder().encode(bitmap))
  }

  private static func bitmap(of scene: Scene, in part: Rect, density: Double) throws(ExportError) -> Bitmap {
    let transform = Transform2D(
      a: density, b: 0, c: 0, d: density, tx: -part.minX * density, ty: -part.minY * density)
    do {
      var drawn = try Bitmap(
        width: max(1, Int((part.width * density).rounded(.up))),
        height: max(1, Int((part.height * density).rounded(.up))))
      var renderer = try Renderer()
      renderer.render(scene, into: &drawn, transform: transform)
      return drawn
    } catch {
      throw .library(name: "the renderer", code: 0)
    }
  }
}
