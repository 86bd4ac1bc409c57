import GlyphInterp

/// Straight-alpha pixels for codecs with losses, where transparent pixels carry the colour of the nearest ink.
///
/// A codec blurs colour across the edge of a letter. With black under alpha 0 the edges would darken.
enum ColorBleeding {
  /// Below this alpha an 8-bit premultiplied pixel says little about its colour, and its neighbour says more.
  private static let faintAlpha: UInt32 = 8

  /// Red, green, blue, alpha of every pixel.
  static func pixels(of bitmap: Bitmap) -> [UInt32] {
    bitmap.withWords { words in
      let area = bitmap.ground.alpha == 0 ? bitmap.inkedRect.intersection(bitmap.bounds) : bitmap.bounds
      guard let ink = strongest(words, width: bitmap.width, in: area) else {
        return words.map { $0 & 0xFF00_0000 }
      }
      if isOneInk(ink, words, width: bitmap.width, in: area) {
        let color = StraightAlpha.pixel(ink) & 0x00FF_FFFF
        return words.map { $0 & 0xFF00_0000 | color }
      }
      let limit = min(faintAlpha, ink >> 24)
      let nearest = NearestInk.indices(width: bitmap.width, height: bitmap.height) { words[$0] >> 24 >= limit }
      return words.indices.map {
        words[$0] & 0xFF00_0000 | StraightAlpha.pixel(words[nearest[$0]]) & 0x00FF_FFFF
      }
    }
  }

  private static func strongest(
    _ words: UnsafeBufferPointer<UInt32>, width: Int, in area: PixelRect
  ) -> UInt32? {
    var result: UInt32 = 0
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX where words[y * width + x] >> 24 > result >> 24 {
        result = words[y * width + x]
      }
    }
    return result >> 24 > 0 ? result : nil
  }

  /// Whether every pixel is, to rounding, one colour under some alpha.
  private static func isOneInk(
    _ ink: UInt32, _ words: UnsafeBufferPointer<UInt32>, width: Int, in area: PixelRect
  ) -> Bool {
    let inkAlpha = ink >> 24
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let word = words[y * width + x]
        if word == 0 || word == ink { continue }
        let alpha = word >> 24
        for shift in stride(from: 0 as UInt32, through: 16, by: 8) {
          let difference =
            Int((word >> shift & 0xFF) * inkAlpha) - Int((ink >> shift & 0xFF) * alpha)
          // One step of the premultiplied component.
          if difference.magnitude > inkAlpha { return false }
        }
      }
    }
    return true
  }
}
