import GlyphInterp

/// Straight-alpha pixels for codecs with losses, where transparent pixels carry the colour of the nearest ink.
///
/// A codec blurs colour across the edge of a letter. With black under alpha 0 the edges would darken.
enum ColorBleeding {
  /// Below this alpha an 8-bit premultiplied pixel says little about its colour, and its neighbour says more.
  private static let faintAlpha: UInt32 = 4
  /// Below this alpha it does not say enough for codecs that halve the resolution of colours: they mix it with those of
  /// its neighbours (measured over white, WebM, dark red text: 12/255 off without, 3 with 48 and with 64).
  private static let weakAlpha: UInt32 = 48
  /// How far over any ground a pixel may be off with the colour of a neighbour, of 255.
  private static let tolerance = 1.5

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
      let limit = min(weakAlpha, ink >> 24)
      let strong = NearestInk.indices(width: bitmap.width, height: bitmap.height) { words[$0] >> 24 >= limit }
      /// Whether the colour of its neighbour would be seen in a pixel.
      func keepsColor(_ index: Int) -> Bool {
        let alpha = words[index] >> 24
        return alpha >= faintAlpha && alpha < limit && change(of: words[index], to: words[strong[index]]) > tolerance
      }
      let kept = words.indices.map(keepsColor)
      let nearest =
        kept.contains(true)
        ? NearestInk.indices(width: bitmap.width, height: bitmap.height) { words[$0] >> 24 >= limit || kept[$0] }
        : strong
      return words.indices.map { index in
        let isFaint = words[index] >> 24 < faintAlpha
        let source = kept[index] ? index : isFaint ? nearest[index] : strong[index]
        return words[index] & 0xFF00_0000 | StraightAlpha.pixel(words[source]) & 0x00FF_FFFF
      }
    }
  }

  /// How far a premultiplied pixel is off over any ground in the colour of another one, of 255.
  private static func change(of word: UInt32, to other: UInt32) -> Double {
    let (own, color) = (StraightAlpha.pixel(word), StraightAlpha.pixel(other))
    let largest = [0, 8, 16].map { shift in
      abs(Int(own >> shift & 0xFF) - Int(color >> shift & 0xFF))
    }.max()
    return Double(largest ?? 0) * Double(word >> 24) / 255
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
