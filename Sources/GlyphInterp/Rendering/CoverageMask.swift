/// Where the coverage of one outline lies in a store of bytes, one byte a pixel.
struct CoverageMask {
  /// The first column, from the whole pixel that the pen origin is in.
  var left: Int
  /// The first row.
  var top: Int
  /// Columns.
  var width: Int
  /// Rows.
  var height: Int
  /// Bytes from one row to the next: `width` or more, the surplus zero.
  var stride: Int
  /// The first byte in the store.
  var offset: Int

  /// Makes a mask of pixels that are told from the whole pixel that the pen origin is in.
  init(rect: PixelRect, offset: Int) {
    left = rect.minX
    top = rect.minY
    width = rect.width
    height = rect.height
    stride = rect.width
    self.offset = offset
  }

  /// Whether there is no coverage.
  var isEmpty: Bool { width == 0 || height == 0 }
  /// The bytes that the mask takes.
  var byteCount: Int { stride * height }

  /// The pixels of the mask where the pen origin's pixel is (x, y).
  func rect(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: x + left, minY: y + top, maxX: x + left + width, maxY: y + top + height)
  }
}
