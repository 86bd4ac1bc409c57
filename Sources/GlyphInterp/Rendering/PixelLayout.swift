/// How a host's pixels lie in memory: premultiplied, 4 bytes each, sRGB-encoded, rows from the top.
public struct PixelLayout: Hashable, Sendable {
  /// The order of a pixel's bytes in memory.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// Red, green, blue, alpha.
    case rgba
    /// Blue, green, red, alpha.
    case bgra
  }

  /// Pixels in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Bytes from one row to the next, `4 · width` or more.
  public var bytesPerRow: Int
  /// The order of a pixel's bytes.
  public var order: Order

  /// Makes a layout.
  public init(width: Int, height: Int, bytesPerRow: Int, order: Order = .rgba) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.order = order
  }

  /// All pixels as a rectangle.
  public var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  func check(byteCount: Int) throws(RenderError) {
    guard (1...Bitmap.maximumSide).contains(width), (1...Bitmap.maximumSide).contains(height),
      width * height <= Bitmap.maximumPixelCount, bytesPerRow <= 1 << 30
    else { throw .bitmapSize(width: width, height: height) }
    guard bytesPerRow >= width * 4, byteCount >= bytesPerRow * (height - 1) + width * 4 else {
      throw .pixelCount(expected: max(bytesPerRow, width * 4) * height, actual: byteCount)
    }
  }
}
