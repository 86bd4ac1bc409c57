import GlyphInterp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a frame differs from the one before it.
enum PixelChange {
  /// The smallest rectangle around all pixels that differ; empty when none does.
  static func rect(from old: Bitmap, to new: Bitmap) -> PixelRect {
    let area =
      old.ground == new.ground
      ? old.inkedRect.union(new.inkedRect).intersection(new.bounds) : new.bounds
    return old.withWords { old in
      new.withWords { rect(from: old, to: $0, width: new.width, within: area) }
    }
  }

  /// The smallest rectangle around all words of an area that differ.
  static func rect(
    from old: UnsafeBufferPointer<UInt32>, to new: UnsafeBufferPointer<UInt32>, width: Int,
    within area: PixelRect
  ) -> PixelRect {
    guard !area.isEmpty, let oldStart = old.baseAddress, let newStart = new.baseAddress else {
      return .empty
    }
    func rowDiffers(_ y: Int) -> Bool {
      let start = y * width + area.minX
      return memcmp(oldStart + start, newStart + start, area.width * 4) != 0
    }
    guard let minY = (area.minY..<area.maxY).first(where: rowDiffers),
      let maxY = (minY..<area.maxY).last(where: rowDiffers)
    else { return .empty }
    var minX = area.maxX
    var maxX = area.minX
    for y in minY...maxY {
      let row = y * width
      for x in area.minX..<minX where old[row + x] != new[row + x] {
        minX = x
        break
      }
      var x = area.maxX
      while x > maxX {
        if old[row + x - 1] != new[row + x - 1] {
          maxX = x
          break
        }
        x -= 1
      }
    }
    return PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY + 1)
  }
}
