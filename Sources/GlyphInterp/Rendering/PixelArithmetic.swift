/// Arithmetic on 8-bit components in 16-bit lanes.
///
/// A vector of bytes is taken as one of 16-bit words; its even bytes are the words' low halves, its odd bytes their high
/// halves. No byte has to be moved for that.
enum PixelArithmetic {
  typealias Words = SIMD8<UInt16>
  typealias Bytes = SIMD16<UInt8>

  /// The low bytes of all words.
  @inline(__always) static func even(_ words: Words) -> Words { words & 0xff }
  /// The high bytes of all words.
  @inline(__always) static func odd(_ words: Words) -> Words { words &>> 8 }
  /// Bytes from their even and odd halves.
  @inline(__always) static func joined(even: Words, odd: Words) -> Words { even | (odd &<< 8) }

  /// Four of sixteen bytes, each four times.
  @inline(__always) static func fourTimes(_ bytes: Bytes, from first: Int) -> Words {
    // A compiler that sees the elements of a constant permutation makes one instruction of sixteen.
    let (a, b, c, d) = (bytes[first], bytes[first &+ 1], bytes[first &+ 2], bytes[first &+ 3])
    return unsafe unsafeBitCast(Bytes(a, a, a, a, b, b, b, b, c, c, c, c, d, d, d, d), to: Words.self)
  }

  /// The first eight bytes of two vectors in turn.
  @inline(__always) static func interleavedLow(_ a: Bytes, _ b: Bytes) -> Bytes {
    Bytes(a[0], b[0], a[1], b[1], a[2], b[2], a[3], b[3], a[4], b[4], a[5], b[5], a[6], b[6], a[7], b[7])
  }

  /// The last eight bytes of two vectors in turn.
  @inline(__always) static func interleavedHigh(_ a: Bytes, _ b: Bytes) -> Bytes {
    Bytes(
      a[8], b[8], a[9], b[9], a[10], b[10], a[11], b[11], a[12], b[12], a[13], b[13], a[14], b[14], a[15], b[15])
  }

  /// Whether all words are zero.
  @inline(__always) static func isZero(_ words: Words) -> Bool {
    let halves = unsafe unsafeBitCast(words, to: SIMD2<UInt64>.self)
    return halves.x | halves.y == 0
  }

  /// a · b / 255, rounded to nearest, of 8-bit numbers.
  @inline(__always) static func product(_ a: Words, _ b: Words) -> Words {
    let product = a &* b &+ 128
    return (product &+ (product &>> 8)) &>> 8
  }

  /// a · b / 255, rounded to nearest, of 8-bit numbers.
  @inline(__always) static func product(_ a: Int, _ b: Int) -> Int {
    let product = a &* b &+ 128
    return (product &+ (product &>> 8)) &>> 8
  }

  /// min(255, a + b) of 8-bit numbers.
  @inline(__always) static func sum(_ a: Words, _ b: Words) -> Words {
    let sum = a &+ b
    return sum.replacing(with: 255, where: sum .> 255)
  }

  /// The coverage of shapes that lie over each other: a + b − a·b.
  @inline(__always) static func union(_ a: Words, _ b: Words) -> Words {
    a &+ b &- product(a, b)
  }

  /// The alpha of four RGBA pixels in all lanes of its pixel, from the odd bytes (green, alpha).
  @inline(__always) static func alpha(odd: Words) -> Words {
    let lanes = unsafe unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16
    return unsafe unsafeBitCast(lanes | (lanes &<< 16), to: Words.self)
  }
}

extension RawSpan {
  /// Sixteen bytes as words; the caller has checked that they are there.
  @inline(__always) func words(unchecked offset: Int) -> SIMD8<UInt16> {
    unsafe unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD8<UInt16>.self)
  }

  /// Four bytes as a number, the first lowest.
  @inline(__always) func word32(at offset: Int) -> UInt32 {
    UInt32(littleEndian: unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// A byte.
  @inline(__always) func byte(at offset: Int) -> UInt8 {
    unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }
}

extension MutableRawSpan {
  /// Sixteen bytes as words; the caller has checked that they are there.
  @inline(__always) func words(unchecked offset: Int) -> SIMD8<UInt16> {
    unsafe unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD8<UInt16>.self)
  }

  /// Writes sixteen bytes; the caller has checked that they are there.
  @inline(__always) mutating func store(_ words: SIMD8<UInt16>, unchecked offset: Int) {
    unsafe storeBytes(of: words, toUncheckedByteOffset: offset, as: SIMD8<UInt16>.self)
  }

  /// Writes sixteen bytes four times; the caller has checked that they are there.
  @inline(__always) mutating func fill(with words: SIMD8<UInt16>, unchecked offset: Int) {
    store(words, unchecked: offset)
    store(words, unchecked: offset &+ 16)
    store(words, unchecked: offset &+ 32)
    store(words, unchecked: offset &+ 48)
  }

  /// Four bytes as a number, the first lowest.
  @inline(__always) func word32(at offset: Int) -> UInt32 {
    UInt32(littleEndian: unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// A byte.
  @inline(__always) func byte(at offset: Int) -> UInt8 {
    unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  /// Writes four bytes, the lowest first.
  @inline(__always) mutating func store(_ word: UInt32, at offset: Int) {
    storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt32.self)
  }

  /// Writes a byte.
  @inline(__always) mutating func store(_ byte: UInt8, at offset: Int) {
    storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
  }
}
