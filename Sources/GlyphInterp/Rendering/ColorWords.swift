/// Four pixels as the two halves that `PixelArithmetic` calculates with: red and blue, green and alpha.
struct ColorWords {
  /// Red and blue of each pixel.
  let even: PixelArithmetic.Words
  /// Green and alpha of each pixel.
  let odd: PixelArithmetic.Words

  @inline(__always) init(even: PixelArithmetic.Words, odd: PixelArithmetic.Words) {
    self.even = even
    self.odd = odd
  }

  /// Four pixels of RGBA bytes.
  @inline(__always) init(_ pixels: PixelArithmetic.Words) {
    self.init(even: PixelArithmetic.even(pixels), odd: PixelArithmetic.odd(pixels))
  }

  /// One pixel four times, red in the lowest byte.
  @inline(__always) init(word: UInt32) {
    self.init(unsafe unsafeBitCast(SIMD4<UInt32>(repeating: word), to: PixelArithmetic.Words.self))
  }

  /// One colour four times.
  init(_ color: PremultipliedRGBA8) {
    self.init(word: PaintShader.word(color))
  }

  /// The pixels as RGBA bytes.
  @inline(__always) var solid: PixelArithmetic.Words { PixelArithmetic.joined(even: even, odd: odd) }
  /// The first pixel, red in the lowest byte.
  @inline(__always) var first: UInt32 {
    let bytes = solid
    return UInt32(bytes[0]) | UInt32(bytes[1]) << 16
  }
  /// The alpha of the first pixel.
  @inline(__always) var alpha: UInt16 { odd[1] }

  /// All components times levels 0…255, one for each.
  @inline(__always) func multiplied(by levels: PixelArithmetic.Words) -> ColorWords {
    ColorWords(even: PixelArithmetic.product(even, levels), odd: PixelArithmetic.product(odd, levels))
  }
}
