/// What one cluster can be in a number.
enum NumericToken: Hashable, Sendable {
  /// A decimal digit of any numbering system, by its value.
  case digit(Int)
  /// A mark that may group or separate decimals.
  case mark(Character)
  /// A plus, a hyphen or a minus.
  case sign(isNegative: Bool)
  /// Anything else.
  case other

  /// The marks that do not end a group of digits: `. , '`, no-break spaces, Arabic decimal and thousands separators.
  static let marks: Set<Character> = [".", ",", "'", "\u{2019}", "\u{A0}", "\u{202F}", "\u{66B}", "\u{66C}"]

  /// Reads a cluster.
  init(_ cluster: String) {
    guard let character = cluster.first, cluster.count == 1 else {
      self = .other
      return
    }
    if let digit = NumericToken.digit(character) {
      self = .digit(digit)
    } else if NumericToken.marks.contains(character) {
      self = .mark(character)
    } else if character == "-" || character == "\u{2212}" {
      self = .sign(isNegative: true)
    } else if character == "+" {
      self = .sign(isNegative: false)
    } else {
      self = .other
    }
  }

  /// The value of a decimal digit of any script (general category Nd); `nil` for anything else, `²` and `½` among it.
  private static func digit(_ character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue
    else { return nil }
    return Int(value)
  }

  /// The digit's value; `nil` for anything else.
  var digitValue: Int? {
    if case .digit(let value) = self { value } else { nil }
  }
}
