/// The masks of one outline at the eighths of a pixel across, its phases, from one filling at eight times the width.
///
/// The areas of eight neighbouring columns of the wide mask add up to the area of a pixel that starts at any of them, so
/// all masks are exact. They share their pixels, so two of them mix byte by byte. Eighths mixed linearly are off by at
/// most 1/32 px, 8/255; quarters would be by twice as much and cost nearly as much time (measured: 3 % less).
struct PhaseMasks {
  /// Where the first of the masks lies; the others follow, `byteCount` bytes apart.
  ///
  /// Bytes beyond `width` in a row, at least one, are zero; so are 16 bytes before the first.
  var mask: CoverageMask
  /// The phases in a pixel, and its logarithm.
  static let count = 1 << shift
  static let shift = 3
  /// The number of zero bytes before the first mask.
  static let lead = 16

  /// The pixels of the masks, for an outline whose wide mask covers `wide`.
  static func pixels(wide: PixelRect) -> PixelRect {
    guard !wide.isEmpty else { return .empty }
    // One pixel more to the right, for the last phases and for the first as that of the next pixel.
    return PixelRect(
      minX: wide.minX >> shift, minY: wide.minY, maxX: ((wide.maxX + 2 * count - 1) >> shift), maxY: wide.maxY)
  }

  /// The columns of the wide mask to be filled: one pixel more to the left.
  static func widePixels(for pixels: PixelRect) -> PixelRect {
    guard !pixels.isEmpty else { return .empty }
    return PixelRect(
      minX: pixels.minX * count - count, minY: pixels.minY, maxX: pixels.maxX * count, maxY: pixels.maxY)
  }

  /// Bytes from one row of a mask to the next.
  static func stride(width: Int) -> Int { (width + 16) & ~15 }

  /// Where the mask at a phase 0…`count` starts, seen from the pixels of the masks.
  @inline(__always) func offset(phase: Int) -> Int {
    phase == Self.count ? mask.offset - 1 : mask.offset + phase * mask.byteCount
  }

  /// The mask at a phase 0…`count`, and its pixels, where the pen origin's pixel is (x, y).
  func part(phase: Int, x: Int, y: Int) -> (mask: CoverageMask, rect: PixelRect) {
    var part = mask
    part.offset = mask.offset + (phase & (Self.count - 1)) * mask.byteCount
    return (part, mask.rect(x: phase == Self.count ? x + 1 : x, y: y))
  }

  /// Adds up the columns of a wide mask.
  func fill(from wide: [UInt8], into store: inout [UInt8]) {
    let count = Self.count
    let wideStride = (mask.width + 1) * count
    precondition(wide.count >= wideStride * mask.height && store.count >= mask.offset + count * mask.byteCount)
    for row in 0..<mask.height {
      var from = row * wideStride + count
      var to = mask.offset + row * mask.stride
      for _ in 0..<mask.width {
        var sum = 0
        for column in 0..<count { sum += Int(wide[from + column]) }
        var place = to
        for phase in 0..<count {
          store[place] = UInt8(truncatingIfNeeded: (sum + count / 2) >> Self.shift)
          sum += Int(wide[from - 1 - phase]) - Int(wide[from + count - 1 - phase])
          place += mask.byteCount
        }
        from += count
        to += 1
      }
    }
  }
}
