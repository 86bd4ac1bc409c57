import GlyphInterp

/// A frame whose pixels are opaque words, red in the lowest byte, or 0 where there is nothing.
struct FlatFrame {
  let width: Int
  let height: Int
  private(set) var words: [UInt32]

  var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// A frame without any pixel.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    words = [UInt32](repeating: 0, count: width * height)
  }

  /// A picture without its alpha.
  init(_ bitmap: Bitmap, flattening: Flattening) {
    width = bitmap.width
    height = bitmap.height
    let ground = Self.flat(bitmap.ground.word, flattening)
    let area = bitmap.inkedRect.intersection(bitmap.bounds)
    words = [UInt32](repeating: ground, count: width * height)
    guard !area.isEmpty else { return }
    let stride = width
    bitmap.withWords { source in
      words.withUnsafeMutableBufferPointer { words in
        var last = source[area.minY * stride + area.minX]
        var lastFlat = Self.flat(last, flattening)
        for y in area.minY..<area.maxY {
          for index in y * stride + area.minX..<y * stride + area.maxX {
            if source[index] != last {
              last = source[index]
              lastFlat = Self.flat(last, flattening)
            }
            words[index] = lastFlat
          }
        }
      }
    }
  }

  /// Empties a rectangle.
  mutating func clear(_ rect: PixelRect) {
    for y in rect.minY..<rect.maxY {
      for index in y * width + rect.minX..<y * width + rect.maxX { words[index] = 0 }
    }
  }

  /// The rectangle around the pixels that are there in this frame and not in another.
  func lost(in next: FlatFrame, within area: PixelRect) -> PixelRect {
    var result = PixelRect.empty
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX where words[y * width + x] != 0 && next.words[y * width + x] == 0 {
        result = result.union(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
      }
    }
    return result
  }

  private static func flat(_ word: UInt32, _ flattening: Flattening) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word }
    switch flattening {
    case .ground(let color): return over(word, color)
    case .matte(let color): return alpha == 0 ? 0 : over(word, color)
    case .threshold: return alpha < 128 ? 0 : StraightAlpha.pixel(word) | 0xFF00_0000
    }
  }

  private static func over(_ word: UInt32, _ color: Color) -> UInt32 {
    let ground = PremultipliedRGBA8(color.opaque).word
    let rest = 255 - (word >> 24)
    var result = 0xFF00_0000 as UInt32
    for shift in stride(from: 0 as UInt32, through: 16, by: 8) {
      let below = (ground >> shift & 0xFF) * rest
      result |= min(255, (word >> shift & 0xFF) + (below * 2 + 255) / 510) << shift
    }
    return result
  }
}
