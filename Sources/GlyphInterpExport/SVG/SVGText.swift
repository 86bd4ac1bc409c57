import GlyphInterp

/// Spellings of SVG 2 and CSS.
enum SVGText {
  /// Text with its markup characters escaped and without characters that XML 1.0 does not allow.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A colour without its alpha, `#rrggbb`, or `#rgb` where that is the same.
  static func color(_ color: Color) -> String {
    let levels = [color.red, color.green, color.blue].map { Int((min(1, max(0, $0)) * 255).rounded()) }
    if levels.allSatisfy({ $0 % 17 == 0 }) {
      return "#" + levels.map { String($0 / 17, radix: 16) }.joined()
    }
    return "#" + levels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// An attribute for a factor in 0…1, nothing for 1.
  static func factor(_ name: String, _ value: Double) -> String {
    let text = min(1, max(0, value)).decimalText(decimals: 4)
    return text == "1" ? "" : " \(name)=\"\(text)\""
  }

  /// The path data of a box.
  static func data(of box: Rect, _ text: (Double) -> String) -> String {
    "M\(text(box.minX)) \(text(box.minY))h\(text(box.width))v\(text(box.height))h\(text(-box.width))z"
  }

  /// A `transform` attribute, nothing for the identity.
  static func transform(_ transform: Transform2D, decimals: Int, name: String = "transform") -> String {
    if transform == .identity { return "" }
    let tx = transform.tx.decimalText(decimals: decimals)
    let ty = transform.ty.decimalText(decimals: decimals)
    if transform.isTranslation {
      return " \(name)=\"translate(\(tx)\(ty == "0" ? "" : " " + ty))\""
    }
    let linear = [transform.a, transform.b, transform.c, transform.d]
      .map { $0.decimalText(decimals: 6) }.joined(separator: " ")
    return " \(name)=\"matrix(\(linear) \(tx) \(ty))\""
  }

  /// The name of a blend mode in CSS (Compositing and Blending 1 and 2).
  ///
  /// - Returns: `nil` for the Porter-Duff operators that CSS does not have.
  static func blend(_ mode: BlendMode) -> String? {
    switch mode {
    case .sourceOver: "normal"
    case .plusLighter: "plus-lighter"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    case .screen, .overlay, .darken, .lighten, .difference, .exclusion, .multiply, .hue, .saturation,
      .color, .luminosity:
      mode.rawValue
    case .clear, .source, .destination, .destinationOver, .sourceIn, .destinationIn, .sourceOut,
      .destinationOut, .sourceAtop, .destinationAtop, .xor:
      nil
    }
  }
}
