/// The different stretches of a text inside which characters may compose: an ASCII character alone, others with what
/// stands around them up to the next of those.
///
/// No ASCII character is the second of a composition; as the first it goes with the stretch after it.
struct ComposingStretches: Hashable, Sendable {
  /// A bit for each ASCII character that stands alone.
  private var ascii = SIMD2<UInt64>.zero
  private var others: Set<String> = []

  /// Finds the stretches of a part of a text.
  init(of utf8: [UInt8], in range: Range<Int>) {
    var (low, high): (UInt64, UInt64) = (0, 0)
    var start = range.lowerBound
    while start < range.upperBound {
      let first = start
      let byte = utf8[first]
      start += 1
      while start < range.upperBound, utf8[start] >= 0x80 { start += 1 }
      if start - first > 1 || byte >= 0x80 {
        others.insert(String(decoding: utf8[first..<start], as: UTF8.self))
      } else if byte < 64 {
        low |= 1 << UInt64(byte)
      } else {
        high |= 1 << UInt64(byte - 64)
      }
    }
    ascii = SIMD2(low, high)
  }

  /// How many bytes they have.
  var byteCount: Int {
    others.reduce(ascii.x.nonzeroBitCount + ascii.y.nonzeroBitCount) { $0 + $1.utf8.count }
  }

  /// Their characters, stretch by stretch in order.
  var characters: [Unicode.Scalar] {
    let alone = (UInt8(0)..<128).filter { byte in
      (byte < 64 ? ascii.x >> UInt64(byte) : ascii.y >> UInt64(byte - 64)) & 1 == 1
    }
    return (alone.map { String(Unicode.Scalar($0)) } + others).sorted().flatMap { Array($0.unicodeScalars) }
  }
}
