import GlyphInterp

/// The picture's frame with the limits of the command.
enum CanvasLimits {
  /// The largest number of pixels of a frame: 256 MiB, of which each worker holds two.
  static let pixelCount = 1 << 26

  /// Checks a size in pixels.
  static func check(width: Int, height: Int) throws(CommandError) {
    let side = Int(Limits.canvasSide.range.upperBound)
    guard width <= side, height <= side, width * height <= pixelCount else {
      throw .usage(
        "canvas of \(width)x\(height) px is too large; a side has at most \(side) px, the whole at most \(pixelCount)")
    }
  }
}
