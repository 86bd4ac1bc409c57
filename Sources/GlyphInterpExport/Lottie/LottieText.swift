import GlyphInterp

/// Spellings of JSON.
enum LottieText {
  /// A number in as few characters as can be.
  static func number(_ value: Double, decimals: Int) -> String { value.decimalText(decimals: decimals) }

  /// A component of a colour, or an alpha, as it is written.
  ///
  /// rlottie and lottie-web cut components to whole 255ths, so what stands still lies at such a step or just above it, and
  /// what changes lies higher by a little less than half a step: cut, it is the nearest one.
  static func level(_ value: Double, isKeyed: Bool) -> Double {
    guard value > 0, value < 1 else { return min(1, max(0, value)) }
    if isKeyed { return min(1, value + cutShare / 255) }
    return min(1, ((value * 255).rounded() / 255 * levelSteps - levelSlack).rounded(.up) / levelSteps)
  }

  /// Digits of components.
  static let levelDecimals = 4
  /// One over the last of their digits.
  private static let levelSteps = 1e4
  /// What rounding of binary numbers may add, in last digits.
  private static let levelSlack = 1e-6
  /// How far above a value the nearest step may be, in steps: less than a half, so that whole steps stay the nearest.
  private static let cutShare = 0.4

  /// A string with its quotes (RFC 8259, section 7).
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
