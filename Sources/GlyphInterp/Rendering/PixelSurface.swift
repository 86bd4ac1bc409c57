/// What pixels a buffer stands for while it is drawn on.
struct PixelSurface {
  /// The pixels, in the space of the frame.
  let bounds: PixelRect
  /// Bytes from one row to the next.
  let stride: Int
  /// What lies where nothing is drawn.
  let ground: PremultipliedRGBA8
  /// The pixels that may have been drawn on.
  private(set) var inked = PixelBands()
  /// The pixels that hold something else than `ground` and are not drawn on yet.
  private var stale: PixelBands

  /// Makes a surface.
  ///
  /// - Parameters:
  ///   - stride: bytes from one row to the next; `nil` when there is no gap between rows.
  ///   - stale: the pixels that do not hold `ground`.
  init(
    bounds: PixelRect, stride: Int? = nil, stale: PixelBands = PixelBands(), ground: PremultipliedRGBA8 = .clear
  ) {
    self.bounds = bounds
    self.stride = stride ?? bounds.width * 4
    self.stale = stale
    self.ground = ground
  }

  /// The place of a pixel's first byte.
  @inline(__always) func offset(x: Int, y: Int) -> Int {
    (y - bounds.minY) * stride + (x - bounds.minX) * 4
  }

  /// Whether no pixel of a rectangle was drawn on.
  func isFresh(in rect: PixelRect) -> Bool { !inked.intersects(rect) }

  /// Takes note of pixels that are drawn over; the ground is under all of them from here on.
  mutating func draw(over rect: PixelRect, of pixels: inout MutableRawSpan) {
    settle(&pixels)
    inked.insert(rect)
  }

  /// Takes note of fresh pixels that are about to be overwritten, all of them.
  ///
  /// Stale rows above, and what is stale beside them, are cleared; those further down wait.
  mutating func overwrite(_ rect: PixelRect, of pixels: inout MutableRawSpan) {
    var waiting = PixelBands()
    for band in stale.rects {
      let kept = band.intersection(rect)
      guard !kept.isEmpty else {
        if band.maxY <= rect.minY { fill(band, of: &pixels, with: ground) } else { waiting.insert(band) }
        continue
      }
      var part = band
      part.maxY = kept.minY
      fill(part, of: &pixels, with: ground)
      part = kept
      part.minX = band.minX
      part.maxX = kept.minX
      fill(part, of: &pixels, with: ground)
      part.minX = kept.maxX
      part.maxX = band.maxX
      fill(part, of: &pixels, with: ground)
      part = band
      part.minY = kept.maxY
      waiting.insert(part)
    }
    stale = waiting
    inked.insert(rect)
  }

  /// Takes note of pixels that were changed already.
  mutating func note(_ rect: PixelRect) { inked.insert(rect) }

  /// Clears all stale pixels to the ground.
  mutating func settle(_ pixels: inout MutableRawSpan) {
    for band in stale.rects { fill(band, of: &pixels, with: ground) }
    stale = PixelBands()
  }

  /// Sets pixels to a colour.
  func fill(_ rect: PixelRect, of pixels: inout MutableRawSpan, with color: PremultipliedRGBA8) {
    guard !rect.isEmpty else { return }
    let words = ColorWords(color)
    let solid = words.solid
    precondition(bounds.contains(rect) && offset(x: rect.maxX, y: rect.maxY - 1) <= pixels.byteCount)
    for y in rect.minY..<rect.maxY {
      var place = offset(x: rect.minX, y: y)
      let end = place + rect.width * 4
      while place &+ 16 <= end {
        pixels.store(solid, unchecked: place)
        place &+= 16
      }
      while place < end {
        pixels.store(words.first, at: place)
        place &+= 4
      }
    }
  }
}
