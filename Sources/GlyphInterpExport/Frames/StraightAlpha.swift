import GlyphInterp

/// From premultiplied pixels, which are drawn, to straight alpha, which files hold.
///
/// A premultiplied component c under alpha a stands for c / a. Saved as it is, it darkens every edge.
enum StraightAlpha {
  /// `table[a << 8 | c]` is c · 255 / a, rounded to the nearest, halves up; 0 under alpha 0.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 1 << 16)
    for alpha in 1...255 {
      for component in 0...255 {
        table[alpha << 8 | component] = UInt8(min(255, (component * 510 + alpha) / (2 * alpha)))
      }
    }
    return table
  }()

  /// A pixel, its first byte lowest, with straight alpha.
  static func pixel(_ premultiplied: UInt32) -> UInt32 {
    let alpha = premultiplied >> 24
    if alpha == 255 { return premultiplied }
    if alpha == 0 { return 0 }
    let row = Int(alpha) << 8
    let red = UInt32(table[row | Int(premultiplied & 0xFF)])
    let green = UInt32(table[row | Int(premultiplied >> 8 & 0xFF)])
    let blue = UInt32(table[row | Int(premultiplied >> 16 & 0xFF)])
    return alpha << 24 | blue << 16 | green << 8 | red
  }

  /// All pixels of a picture, red, green, blue, alpha, with straight alpha.
  static func pixels(of bitmap: Bitmap) -> [UInt8] {
    var result = bitmap.pixels
    convert(&result, width: bitmap.width, in: bitmap.convertibleRect)
    return result
  }

  /// Converts the pixels of a rectangle where they stand.
  static func convert(_ pixels: inout [UInt8], width: Int, in rect: PixelRect) {
    guard !rect.isEmpty else { return }
    pixels.withUnsafeMutableBytes { bytes in
      table.withUnsafeBufferPointer { table in
        for y in rect.minY..<rect.maxY {
          let start = (y * width + rect.minX) * 4
          for offset in stride(from: start, to: start + rect.width * 4, by: 4) {
            let alpha = bytes[offset + 3]
            if alpha == 255 { continue }
            let row = Int(alpha) << 8
            bytes[offset] = table[row | Int(bytes[offset])]
            bytes[offset + 1] = table[row | Int(bytes[offset + 1])]
            bytes[offset + 2] = table[row | Int(bytes[offset + 2])]
          }
        }
      }
    }
  }
}

extension Bitmap {
  /// Where pixels may be that change with the kind of their alpha.
  var convertibleRect: PixelRect {
    ground.alpha == 255 || ground == .clear ? inkedRect.intersection(bounds) : bounds
  }
}
