import GlyphInterp

/// Pixels that give a frame when they are laid over the one before it.
enum OverlaidPixels {
  /// The pixels of a rectangle: those that change, and transparent ones for those that stay.
  ///
  /// - Returns: `nil` where that is not exact (a translucent pixel over ink), or where nothing would be gained.
  static func words(from old: Bitmap, to new: Bitmap, rect: PixelRect) -> [UInt32]? {
    var words: [UInt32] = []
    words.reserveCapacity(rect.width * rect.height)
    var gain = 0
    let isExact = old.withWords { old in
      new.withWords { now in
        for y in rect.minY..<rect.maxY {
          let row = y * new.width
          for x in rect.minX..<rect.maxX {
            let word = now[row + x]
            if old[row + x] == word {
              if word != 0 { gain += 1 }
              words.append(0)
            } else if word >> 24 == 255 || old[row + x] >> 24 == 0 {
              words.append(word)
            } else {
              return false
            }
          }
        }
        return true
      }
    }
    return isExact && gain > 0 ? words : nil
  }
}
