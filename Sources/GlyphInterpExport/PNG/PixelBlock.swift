import GlyphInterp

/// A rectangle of premultiplied pixels inside a larger picture, as 32-bit words.
struct PixelBlock {
  /// All words of the picture.
  let words: UnsafeBufferPointer<UInt32>
  /// Words from a row to the next.
  let stride: Int
  /// The pixels that are meant.
  let rect: PixelRect
  /// Outside this rectangle every pixel is `ground`.
  let inkedRect: PixelRect
  /// The pixel outside of the ink.
  let ground: UInt32

  /// The rectangle of a picture.
  init(_ bitmap: Bitmap, words: UnsafeBufferPointer<UInt32>, rect: PixelRect) {
    self.words = words
    stride = bitmap.width
    self.rect = rect
    inkedRect = bitmap.inkedRect.intersection(rect)
    ground = bitmap.ground.word
  }

  /// Words without gaps, of which each may be anything.
  init(words: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
    self.words = words
    stride = width
    rect = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    inkedRect = rect
    ground = 0
  }

  private init(_ block: PixelBlock, rows: Range<Int>) {
    words = block.words
    stride = block.stride
    rect = PixelRect(
      minX: block.rect.minX, minY: rows.lowerBound, maxX: block.rect.maxX, maxY: rows.upperBound)
    inkedRect = block.inkedRect
    ground = block.ground
  }

  /// The rows with ink, and how many there are without above and below them.
  var margins: (above: Int, inked: PixelBlock, below: Int) {
    let inked = PixelBlock(self, rows: inkedRect.isEmpty ? rect.minY..<rect.minY : inkedRect.minY..<inkedRect.maxY)
    return (inked.rect.minY - rect.minY, inked, rect.maxY - inked.rect.maxY)
  }
}
