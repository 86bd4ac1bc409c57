/// Packs codes into bytes, lowest bit first, and bytes into blocks with their length before them.
struct GIFBlockWriter {
  private static let blockSize = 255

  private var bytes: [UInt8]
  private var lengthPlace: Int
  private var bits: UInt32 = 0
  private var bitCount = 0

  /// Starts with one byte outside of the blocks.
  init(firstByte: UInt8) {
    bytes = [firstByte, 0]
    lengthPlace = 1
  }

  /// Appends the low bits of a code.
  mutating func append(_ code: Int, width: Int) {
    bits |= UInt32(code) << UInt32(bitCount)
    bitCount += width
    while bitCount >= 8 {
      put(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// The bytes, closed by an empty block.
  consuming func finished() -> [UInt8] {
    if bitCount > 0 { put(UInt8(truncatingIfNeeded: bits)) }
    bytes[lengthPlace] = UInt8(bytes.count - lengthPlace - 1)
    if bytes[lengthPlace] > 0 { bytes.append(0) }
    return bytes
  }

  private mutating func put(_ byte: UInt8) {
    if bytes.count - lengthPlace > Self.blockSize {
      bytes[lengthPlace] = UInt8(Self.blockSize)
      lengthPlace = bytes.count
      bytes.append(0)
    }
    bytes.append(byte)
  }
}
