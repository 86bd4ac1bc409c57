import GlyphInterp

extension Bitmap {
  /// Calls a function with the pixels as 32-bit words, red in the lowest byte, alpha in the highest.
  func withWords<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    // Arrays are aligned to 16 bytes, and every machine this runs on has the low byte first.
    pixels.withUnsafeBytes { body($0.assumingMemoryBound(to: UInt32.self)) }
  }
}

extension PremultipliedRGBA8 {
  /// The pixel as a 32-bit word, red in the lowest byte.
  var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}
