/// GIF's variant of LZW: codes of growing width, lowest bit first, in blocks of at most 255 bytes.
///
/// Source: GIF89a Specification, appendix F.
struct GIFCompressor {
  private static let widestCode = 12
  private static let codeLimit = 1 << widestCode
  /// Slots of the open hash table; four times the codes keeps probes short.
  private static let slotCount = 1 << 14

  /// A prefix code and the index after it, plus 1; 0 for free.
  private var keys = [UInt32](repeating: 0, count: slotCount)
  private var codes = [UInt16](repeating: 0, count: slotCount)

  /// The image data of some palette indices, from the byte for the initial code width to the closing empty block.
  ///
  /// - Parameter indexWidth: bits that every index fits in, 1…8.
  mutating func imageData(_ indices: [UInt8], indexWidth: Int) -> [UInt8] {
    let initialWidth = max(2, indexWidth)
    let clearCode = 1 << initialWidth
    var writer = GIFBlockWriter(firstByte: UInt8(initialWidth))
    var width = initialWidth + 1
    var nextCode = clearCode + 2
    forget()
    writer.append(clearCode, width: width)
    guard var prefix = indices.first.map(Int.init) else {
      writer.append(clearCode + 1, width: width)
      return writer.finished()
    }
    keys.withUnsafeMutableBufferPointer { keys in
      codes.withUnsafeMutableBufferPointer { codes in
        for index in indices.dropFirst() {
          let key = UInt32(truncatingIfNeeded: prefix << 8 | Int(index)) &+ 1
          var slot = Int((key &* 0x9E37_79B9) >> 18)
          while keys[slot] != key && keys[slot] != 0 { slot = (slot &+ 1) & (Self.slotCount - 1) }
          if keys[slot] == key {
            prefix = Int(codes[slot])
            continue
          }
          writer.append(prefix, width: width)
          prefix = Int(index)
          if nextCode < Self.codeLimit {
            keys[slot] = key
            codes[slot] = UInt16(truncatingIfNeeded: nextCode)
            // The reader is one code behind: the width grows with the first code that needs it.
            if nextCode == 1 << width { width += 1 }
            nextCode += 1
          } else {
            writer.append(clearCode, width: width)
            keys.update(repeating: 0)
            width = initialWidth + 1
            nextCode = clearCode + 2
          }
        }
      }
    }
    writer.append(prefix, width: width)
    // The reader has by now added one code more.
    if nextCode == 1 << width && width < Self.widestCode { width += 1 }
    writer.append(clearCode + 1, width: width)
    return writer.finished()
  }

  private mutating func forget() {
    keys.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }
}
