import GlyphInterp

/// Spellings of JSON.
enum LottieText {
  /// A number in as few characters as can be.
  static func number(_ value: Double, decimals: Int) -> String { value.decimalText(decimals: decimals) }

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
