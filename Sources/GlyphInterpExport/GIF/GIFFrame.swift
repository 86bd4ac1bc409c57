import GlyphInterp

/// What is known of a frame whose data wait in the spool.
struct GIFFrame {
  /// What becomes of the rectangle before the next frame (GIF89a, section 23).
  enum Disposal: UInt8 {
    case keep = 1
    case clear = 2
  }

  let rect: PixelRect
  let disposal: Disposal
  let colors: GIFColors?
  /// Hundredths of a second.
  let delay: Int

  /// The longest delay of one frame.
  static let longestDelay = Int(UInt16.max)

  /// The bytes before the image data: graphic control extension, image descriptor, local colour table.
  var bytes: [UInt8] {
    let hasTransparency: UInt8 = 1
    var bytes: [UInt8] = [0x21, 0xF9, 4, disposal.rawValue << 2 | hasTransparency]
    bytes.appendLittleEndian(delay)
    bytes += [GIFColors.transparentIndex, 0, 0x2C]
    for value in [rect.minX, rect.minY, rect.width, rect.height] { bytes.appendLittleEndian(value) }
    guard let colors else { return bytes + [0] }
    let hasTable: UInt8 = 0x80
    return bytes + [hasTable | UInt8(colors.indexWidth - 1)] + colors.bytes
  }
}

extension Array where Element == UInt8 {
  /// Appends two bytes, the lower first.
  mutating func appendLittleEndian(_ value: Int) {
    self += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}
