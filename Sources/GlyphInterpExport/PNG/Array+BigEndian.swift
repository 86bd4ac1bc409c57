extension Array where Element == UInt8 {
  /// Appends four bytes, the highest first.
  mutating func appendBigEndian(_ value: UInt32) {
    self += [
      UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
      UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
    ]
  }

  /// Appends two bytes, the higher first.
  mutating func appendBigEndian(_ value: UInt16) {
    self += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  /// The four bytes at an offset as a number, the highest first.
  func bigEndian32(at offset: Int) -> UInt32 {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
