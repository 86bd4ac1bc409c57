/// Lays one colour over pixels through coverage, on sRGB-encoded components.
enum CoveragePainter {
  /// Paints a row: each pixel becomes s + d · (255 − alpha(s)) / 255, s the colour times the coverage.
  @inline(__always) static func sourceOver(
    _ color: PremultipliedRGBA8, coverage: RawSpan, from: Int, onto pixels: inout MutableRawSpan, at offset: Int,
    count: Int
  ) {
    let words = Color8(color)
    let opaque = color.alpha == 255
    var index = 0
    while index &+ 4 <= count {
      let levels = coverage.word32(at: from &+ index)
      let place = offset &+ index &* 4
      if levels == .max, opaque {
        pixels.store(words.solid, at: place)
      } else if levels != 0 {
        let old = pixels.words(at: place)
        let spread = PixelArithmetic.spread(levels)
        let even = PixelArithmetic.product(spread, words.even)
        let odd = PixelArithmetic.product(spread, words.odd)
        let rest = 255 &- PixelArithmetic.alpha(odd: odd)
        let newEven = even &+ PixelArithmetic.product(PixelArithmetic.even(old), rest)
        let newOdd = odd &+ PixelArithmetic.product(PixelArithmetic.odd(old), rest)
        pixels.store(PixelArithmetic.joined(even: newEven, odd: newOdd), at: place)
      }
      index &+= 4
    }
    while index < count {
      let level = Int(coverage.byte(at: from &+ index))
      let place = offset &+ index &* 4
      if level != 0 {
        let rest = 255 - PixelArithmetic.product(level, Int(color.alpha))
        for (channel, value) in words.channels.indexed {
          let old = Int(pixels.byte(at: place &+ channel))
          let new = PixelArithmetic.product(level, value) + PixelArithmetic.product(old, rest)
          pixels.store(UInt8(truncatingIfNeeded: new), at: place &+ channel)
        }
      }
      index &+= 1
    }
  }

  /// Adds a row: each pixel becomes min(255, s + d), s the colour times the coverage.
  @inline(__always) static func plusLighter(
    _ color: PremultipliedRGBA8, coverage: RawSpan, from: Int, onto pixels: inout MutableRawSpan, at offset: Int,
    count: Int
  ) {
    let words = Color8(color)
    var index = 0
    while index &+ 4 <= count {
      let levels = coverage.word32(at: from &+ index)
      if levels != 0 {
        let place = offset &+ index &* 4
        let old = pixels.words(at: place)
        let spread = PixelArithmetic.spread(levels)
        let even = PixelArithmetic.product(spread, words.even)
        let odd = PixelArithmetic.product(spread, words.odd)
        let newEven = PixelArithmetic.sum(even, PixelArithmetic.even(old))
        let newOdd = PixelArithmetic.sum(odd, PixelArithmetic.odd(old))
        pixels.store(PixelArithmetic.joined(even: newEven, odd: newOdd), at: place)
      }
      index &+= 4
    }
    while index < count {
      let level = Int(coverage.byte(at: from &+ index))
      let place = offset &+ index &* 4
      for (channel, value) in words.channels.indexed {
        let old = Int(pixels.byte(at: place &+ channel))
        let new = min(255, old + PixelArithmetic.product(level, value))
        pixels.store(UInt8(truncatingIfNeeded: new), at: place &+ channel)
      }
      index &+= 1
    }
  }

  /// A colour in the shapes that the vectors need.
  private struct Color8 {
    let even: SIMD8<UInt16>
    let odd: SIMD8<UInt16>
    let solid: SIMD8<UInt16>
    let channels: SIMD4<Int>

    init(_ color: PremultipliedRGBA8) {
      let red = UInt16(color.red)
      let green = UInt16(color.green)
      let blue = UInt16(color.blue)
      let alpha = UInt16(color.alpha)
      even = SIMD8(red, blue, red, blue, red, blue, red, blue)
      odd = SIMD8(green, alpha, green, alpha, green, alpha, green, alpha)
      solid = PixelArithmetic.joined(even: even, odd: odd)
      channels = SIMD4(Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha))
    }
  }
}

extension SIMD4<Int> {
  /// The lanes with their indices.
  @inline(__always) fileprivate var indexed: [(Int, Int)] {
    [(0, self[0]), (1, self[1]), (2, self[2]), (3, self[3])]
  }
}
