/// Why nothing could be drawn.
public enum RenderError: Error, Equatable {
  /// A picture's side is not in 1…`Bitmap.maximumSide`, or it has too many pixels.
  case bitmapSize(width: Int, height: Int)
  /// The bytes handed over do not fit the size of the picture.
  case pixelCount(expected: Int, actual: Int)
  /// FreeType could not be started; its error code.
  case rasterizer(code: Int)
}

extension RenderError: CustomStringConvertible {
  /// One lower-case sentence, thing first.
  public var description: String {
    switch self {
    case .bitmapSize(let width, let height):
      "bitmap of \(width)×\(height) px: sides must be 1…\(Bitmap.maximumSide) and pixels at most "
        + "\(Bitmap.maximumPixelCount)"
    case .pixelCount(let expected, let actual):
      "pixel buffer holds \(actual) bytes where \(expected) are needed"
    case .rasterizer(let code):
      "FreeType could not be started: error \(code)"
    }
  }
}
