/// What pixels a buffer stands for while it is drawn on.
struct PixelSurface {
  /// The pixels, in the space of the frame.
  let bounds: PixelRect
  /// Bytes from one row to the next.
  let stride: Int
  /// The pixels that may have been drawn on.
  var inked = PixelRect.empty

  init(bounds: PixelRect, stride: Int) {
    self.bounds = bounds
    self.stride = stride
  }

  /// A surface without gaps between its rows.
  init(bounds: PixelRect) {
    self.init(bounds: bounds, stride: bounds.width * 4)
  }

  /// The place of a pixel's first byte.
  @inline(__always) func offset(x: Int, y: Int) -> Int {
    (y - bounds.minY) * stride + (x - bounds.minX) * 4
  }
}
