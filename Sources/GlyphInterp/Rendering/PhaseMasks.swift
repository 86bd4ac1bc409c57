/// The masks of one outline at the four quarters of a pixel across, from one filling at four times the width.
///
/// The areas of four neighbouring columns of the wide mask add up to the area of a pixel that starts at any of them, so
/// all four masks are exact. They share their pixels, so two of them mix byte by byte.
struct PhaseMasks {
  /// Where the first of the masks lies; the others follow, `byteCount` bytes apart.
  ///
  /// Bytes beyond `width` in a row, at least one, are zero; so are 16 bytes before the first.
  var mask: CoverageMask
  /// The number of zero bytes before the first mask.
  static let lead = 16

  /// The pixels of the masks, for an outline whose wide mask covers `wide`.
  static func pixels(wide: PixelRect) -> PixelRect {
    guard !wide.isEmpty else { return .empty }
    // The last mask is a pixel further right: what quarter 4 is, is quarter 0 of the next pixel.
    return PixelRect(minX: wide.minX >> 2, minY: wide.minY, maxX: (wide.maxX + 7) >> 2, maxY: wide.maxY)
  }

  /// The columns of the wide mask to be filled: one pixel more to the left.
  static func widePixels(for pixels: PixelRect) -> PixelRect {
    guard !pixels.isEmpty else { return .empty }
    return PixelRect(minX: pixels.minX * 4 - 4, minY: pixels.minY, maxX: pixels.maxX * 4, maxY: pixels.maxY)
  }

  /// Bytes from one row of a mask to the next.
  static func stride(width: Int) -> Int { (width + 16) & ~15 }

  /// Where the mask at a quarter 0…4 of a pixel starts, seen from the pixels of the masks.
  @inline(__always) func offset(quarter: Int) -> Int {
    quarter == 4 ? mask.offset - 1 : mask.offset + quarter * mask.byteCount
  }

  /// The mask at a quarter 0…4 of a pixel, and its pixels, where the pen origin's pixel is (x, y).
  func part(quarter: Int, x: Int, y: Int) -> (mask: CoverageMask, rect: PixelRect) {
    var part = mask
    part.offset = mask.offset + (quarter & 3) * mask.byteCount
    return (part, mask.rect(x: quarter == 4 ? x + 1 : x, y: y))
  }

  /// Adds up the columns of a wide mask.
  func fill(from wide: [UInt8], into store: inout [UInt8]) {
    let wideStride = mask.width * 4 + 4
    precondition(wide.count >= wideStride * mask.height && store.count >= mask.offset + 4 * mask.byteCount)
    for row in 0..<mask.height {
      var from = row * wideStride + 4
      var to = mask.offset + row * mask.stride
      for _ in 0..<mask.width {
        var sum = Int(wide[from]) + Int(wide[from + 1]) + Int(wide[from + 2]) + Int(wide[from + 3])
        store[to] = UInt8(truncatingIfNeeded: (sum + 2) >> 2)
        sum += Int(wide[from - 1]) - Int(wide[from + 3])
        store[to + mask.byteCount] = UInt8(truncatingIfNeeded: (sum + 2) >> 2)
        sum += Int(wide[from - 2]) - Int(wide[from + 2])
        store[to + 2 * mask.byteCount] = UInt8(truncatingIfNeeded: (sum + 2) >> 2)
        sum += Int(wide[from - 3]) - Int(wide[from + 1])
        store[to + 3 * mask.byteCount] = UInt8(truncatingIfNeeded: (sum + 2) >> 2)
        from += 4
        to += 1
      }
    }
  }
}
