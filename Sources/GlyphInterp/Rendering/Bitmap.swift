/// A picture in memory: premultiplied RGBA, 8 bits each, sRGB-encoded, rows from the top without gaps.
public struct Bitmap: Sendable {
  /// The largest width and height, in pixels.
  public static let maximumSide = 32_767
  /// The largest number of pixels: a picture takes at most 1 GiB.
  public static let maximumPixelCount = 1 << 28

  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Red, green, blue, alpha of each pixel: `width · height · 4` bytes.
  public internal(set) var pixels: [UInt8]
  /// The pixels that may differ from `ground`; every pixel outside equals it.
  public var inkedRect: PixelRect { inked.union }
  var inked: PixelBands
  /// What the picture was cleared to before it was drawn on.
  public internal(set) var ground: PremultipliedRGBA8

  /// Makes a transparent picture.
  ///
  /// - Throws: `RenderError.bitmapSize` when a side is not in 1…`maximumSide` or there are more pixels than
  ///   `maximumPixelCount`.
  public init(width: Int, height: Int) throws(RenderError) {
    try Self.check(width: width, height: height)
    self.width = width
    self.height = height
    self.pixels = [UInt8](repeating: 0, count: width * height * 4)
    self.inked = PixelBands()
    self.ground = .clear
  }

  /// Makes a picture from premultiplied pixels, rows from the top.
  ///
  /// - Throws: `RenderError.bitmapSize` for a size out of range, `RenderError.pixelCount` when the bytes do not fit it.
  public init(width: Int, height: Int, pixels: [UInt8]) throws(RenderError) {
    try Self.check(width: width, height: height)
    guard pixels.count == width * height * 4 else {
      throw .pixelCount(expected: width * height * 4, actual: pixels.count)
    }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.inked = PixelBands(PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    self.ground = .clear
  }

  /// All pixels as a rectangle.
  public var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// The pixel in a column and a row; both must lie inside.
  public subscript(x: Int, y: Int) -> PremultipliedRGBA8 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
    let index = (y * width + x) * 4
    return PremultipliedRGBA8(
      red: pixels[index], green: pixels[index + 1], blue: pixels[index + 2],
      alpha: pixels[index + 3])
  }

  static func check(width: Int, height: Int) throws(RenderError) {
    guard (1...maximumSide).contains(width), (1...maximumSide).contains(height),
      width * height <= maximumPixelCount
    else { throw .bitmapSize(width: width, height: height) }
  }
}

extension Bitmap: Equatable {
  /// Whether both have the same size and the same pixels.
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    left.width == right.width && left.height == right.height && left.pixels == right.pixels
  }
}
