import GlyphInterp

extension Double {
  /// Reads a finite number in decimal digits, with or without sign, point and exponent.
  init?(decimal text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    }
    guard isPlain, let value = Double(text), value.isFinite else { return nil }
    self = value
  }

  /// The shortest plain digits, at most three after the point.
  var plainText: String { decimalText(decimals: 3) }
}
