/// What pixels a buffer stands for while it is drawn on.
struct PixelSurface {
  /// The pixels, in the space of the frame.
  let bounds: PixelRect
  /// Bytes from one row to the next.
  let stride: Int
  /// The pixels that may have been drawn on.
  var inked = PixelRect.empty

  /// The pixels that hold something else than `ground` and are not drawn on yet.
  private(set) var stale: PixelRect
  /// What lies where nothing is drawn.
  let ground: PremultipliedRGBA8

  init(
    bounds: PixelRect, stride: Int, stale: PixelRect = .empty, ground: PremultipliedRGBA8 = .clear
  ) {
    self.bounds = bounds
    self.stride = stride
    self.stale = stale
    self.ground = ground
  }

  /// A surface without gaps between its rows.
  init(bounds: PixelRect) {
    self.init(bounds: bounds, stride: bounds.width * 4)
  }

  /// The place of a pixel's first byte.
  @inline(__always) func offset(x: Int, y: Int) -> Int {
    (y - bounds.minY) * stride + (x - bounds.minX) * 4
  }

  /// Clears the stale pixels to the ground, apart from those that are about to be overwritten.
  mutating func settle(_ pixels: inout MutableRawSpan, except rect: PixelRect = .empty) {
    guard !stale.isEmpty else { return }
    let kept = stale.intersection(rect)
    if kept.isEmpty {
      fill(stale, of: &pixels, with: ground)
    } else {
      fill(PixelRect(minX: stale.minX, minY: stale.minY, maxX: stale.maxX, maxY: kept.minY), of: &pixels, with: ground)
      fill(PixelRect(minX: stale.minX, minY: kept.minY, maxX: kept.minX, maxY: kept.maxY), of: &pixels, with: ground)
      fill(PixelRect(minX: kept.maxX, minY: kept.minY, maxX: stale.maxX, maxY: kept.maxY), of: &pixels, with: ground)
      fill(PixelRect(minX: stale.minX, minY: kept.maxY, maxX: stale.maxX, maxY: stale.maxY), of: &pixels, with: ground)
    }
    stale = .empty
  }

  /// Sets pixels to a colour.
  func fill(_ rect: PixelRect, of pixels: inout MutableRawSpan, with color: PremultipliedRGBA8) {
    guard !rect.isEmpty else { return }
    let words = ColorWords(color)
    for y in rect.minY..<rect.maxY {
      var place = offset(x: rect.minX, y: y)
      let end = place + rect.width * 4
      while place &+ 16 <= end {
        pixels.store(words.solid, at: place)
        place &+= 16
      }
      while place < end {
        pixels.store(words.first, at: place)
        place &+= 4
      }
    }
  }
}
