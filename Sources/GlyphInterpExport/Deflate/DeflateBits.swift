/// Bits of a deflate stream (RFC 1951, section 3.1.1): the lowest of a byte first.
struct DeflateBits {
  private(set) var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Starts after some bytes.
  init(after bytes: [UInt8]) { self.bytes = bytes }

  /// Appends the low bits of a number, at most 32.
  mutating func append(_ value: UInt32, count: Int) {
    pending |= UInt64(value) << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Appends bits that are all 0.
  mutating func appendZeros(_ count: Int) {
    for _ in 0..<count / 32 { append(0, count: 32) }
    append(0, count: count % 32)
  }

  /// Appends the first bits of some bytes.
  mutating func append(_ source: [UInt8], count: Int) {
    for byte in source.prefix(count / 8) { append(UInt32(byte), count: 8) }
    let rest = count % 8
    if rest > 0 { append(UInt32(source[count / 8]) & (1 << UInt32(rest) - 1), count: rest) }
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if pendingCount > 0 { append(0, count: 8 - pendingCount) }
  }
}
