import CDeflate

extension Deflater {
  /// A match of the longest length (RFC 1951, section 3.2.5).
  private static let longestMatch = 258
  /// Fewer zeros than this go through the compressor like other bytes.
  private static let fewZeros = 8 * longestMatch

  /// A zlib stream of zeros, some bytes and zeros again.
  ///
  /// The empty margins of a picture cost next to no time: they become blocks of our own before and after those of the
  /// compressor, one zero and matches of the longest length at 2 bits each.
  func zlibStream(zerosBefore: Int, _ bytes: [UInt8], zerosAfter: Int) -> [UInt8] {
    let (before, restBefore) = Self.split(zerosBefore)
    let (after, restAfter) = Self.split(zerosAfter)
    if before + after == 0 {
      return zlibStream(of: Self.zeros(zerosBefore) + bytes + Self.zeros(zerosAfter))
    }
    let middle = Self.zeros(restBefore) + bytes + Self.zeros(restAfter)
    let stream = rawStream(of: middle)
    guard let last = DeflateScanner.lastBlock(of: stream) else {
      return zlibStream(of: Self.zeros(zerosBefore) + bytes + Self.zeros(zerosAfter))
    }
    // Deflate with a window of 32 KiB, default effort.
    var bits = DeflateBits(after: [0x78, 0x9C])
    if before > 0 {
      Self.appendZeros(before, isLast: false, to: &bits)
      // The compressor's stored blocks start at whole bytes: an empty one of ours brings it there.
      bits.appendZeros(3)
      bits.align()
      bits.append(0xFFFF_0000, count: 32)
    }
    if after > 0 {
      var opened = stream
      opened[last.start / 8] &= ~(1 << UInt8(last.start % 8))
      bits.append(opened, count: last.end)
      Self.appendZeros(after, isLast: true, to: &bits)
    } else {
      bits.append(stream, count: last.end)
    }
    bits.align()
    var result = bits.bytes
    result.appendBigEndian(Self.adler(before, middle, after))
    return result
  }

  /// How many of the zeros make one zero and whole matches, and how many are left over.
  private static func split(_ count: Int) -> (inBlock: Int, rest: Int) {
    guard count >= fewZeros else { return (0, count) }
    let rest = (count - 1) % longestMatch
    return (count - rest, rest)
  }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  /// A block with dynamic codes: the longest match `0`, the literal 0 `10`, the end `11`, the distance 1 `0`.
  private static func appendZeros(_ count: Int, isLast: Bool, to bits: inout DeflateBits) {
    bits.append(isLast ? 1 : 0, count: 1)
    bits.append(2, count: 2)
    bits.append(286 - 257, count: 5)
    bits.append(1 - 1, count: 5)
    bits.append(18 - 4, count: 4)
    // Lengths of the code length codes, in their order: 18 has 1 bit (`0`), 2 and 1 have two (`11` and `10`).
    for length in [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2] as [UInt32] { bits.append(length, count: 3) }
    let two: (UInt32, Int) = (0b11, 2)
    let one: (UInt32, Int) = (0b01, 2)
    func appendUnused(_ count: UInt32) {
      bits.append(0, count: 1)
      bits.append(count - 11, count: 7)
    }
    bits.append(two.0, count: two.1)
    appendUnused(138)
    appendUnused(117)
    bits.append(two.0, count: two.1)
    appendUnused(28)
    bits.append(one.0, count: one.1)
    bits.append(one.0, count: one.1)
    // Codes stand with their highest bit first.
    bits.append(0b01, count: 2)
    bits.appendZeros((count - 1) / longestMatch * 2)
    bits.append(0b11, count: 2)
  }

  /// Adler-32 of zeros, bytes and zeros (RFC 1950, section 8).
  private static func adler(_ before: Int, _ bytes: [UInt8], _ after: Int) -> UInt32 {
    let modulus = 65_521
    let start = UInt32(before % modulus) << 16 | 1
    let middle = bytes.withUnsafeBytes { libdeflate_adler32(start, $0.baseAddress, $0.count) }
    let low = Int(middle & 0xFFFF)
    let high = (Int(middle >> 16) + after % modulus * low) % modulus
    return UInt32(high) << 16 | UInt32(low)
  }
}
