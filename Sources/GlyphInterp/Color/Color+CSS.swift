extension Color {
  /// Reads a CSS colour: a name, `transparent`, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()`,
  /// `hsla()`, `hwb()`, `oklab()` or `oklch()`, with commas or with spaces and `/`, in any letter case.
  ///
  /// Components out of their range are clamped; OKLab colours out of sRGB are clipped per channel.
  ///
  /// Source: CSS Color 4.
  ///
  /// - Throws: ``ColorError/notAColor(_:)``. `currentColor` and relative colours have no value of their own and count.
  public init(css text: String) throws(ColorError) {
    let spelling = text.lowercased()
    if spelling == "transparent" {
      self = .clear
    } else if let named = Color.namedColors[spelling] {
      self = named
    } else if let color = Color(hexadecimal: spelling) ?? CSSColorFunction(spelling)?.color {
      self = color
    } else {
      throw .notAColor(text)
    }
  }

  private init?(hexadecimal text: String) {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }.map(UInt8.init)
    guard digits.count == text.count - 1 else { return nil }
    let levels: [UInt8]
    switch digits.count {
    case 3, 4: levels = digits.map { $0 * 17 }
    case 6, 8: levels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    default: return nil
    }
    self.init(
      red8: levels[0], green8: levels[1], blue8: levels[2], alpha8: levels.count > 3 ? levels[3] : 255)
  }
}
