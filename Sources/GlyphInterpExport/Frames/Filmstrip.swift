public import GlyphInterp

/// Pictures side by side, from left to right.
public enum Filmstrip {
  /// Puts pictures of any height next to each other, tops aligned.
  ///
  /// - Parameters:
  ///   - frames: at least one picture.
  ///   - gap: transparent pixels between two, 0 or more.
  /// - Throws: `RenderError.bitmapSize` when the strip is larger than a picture can be, or empty.
  public static func bitmap(_ frames: [Bitmap], gap: Int = 0) throws(RenderError) -> Bitmap {
    let width = frames.reduce(gap * max(0, frames.count - 1)) { $0 + $1.width }
    let height = frames.map(\.height).max() ?? 0
    // Checks the size before anything is stored.
    var pixels = try Bitmap(width: width, height: height).pixels
    var left = 0
    for frame in frames {
      for y in 0..<frame.height {
        let target = (y * width + left) * 4
        pixels.replaceSubrange(
          target..<target + frame.width * 4,
          with: frame.pixels[y * frame.width * 4..<(y + 1) * frame.width * 4])
      }
      left += frame.width + gap
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }
}
