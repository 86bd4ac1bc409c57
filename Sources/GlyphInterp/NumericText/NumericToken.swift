/// What one cluster can be in a number.
enum NumericToken: Hashable, Sendable {
  /// A decimal digit of any numbering system, by its value.
  case digit(Int)
  /// A mark that may group or separate decimals.
  case mark(Character)
  /// A plus, a hyphen or a minus.
  case sign(isNegative: Bool)
  /// The sign of a currency.
  case currency
  /// White space that groups no digits.
  case space
  /// The letter before an exponent.
  case exponentMark
  /// The colon between the hours, minutes and seconds of a time.
  case timeMark
  /// Anything else.
  case other

  /// The marks that do not end a group of digits: `. , '`, no-break spaces, Arabic decimal and thousands separators.
  static let marks: Set<Character> = [".", ",", "'", "\u{2019}", "\u{A0}", "\u{202F}", "\u{66B}", "\u{66C}"]

  /// The marks with which a fraction without an integer may begin: `.5`.
  static let leadingMarks: Set<Character> = [".", ",", "\u{66B}"]

  /// The colons of a time: `:`, the ratio and the wide colon.
  static let timeMarks: Set<Character> = [":", "\u{2236}", "\u{FF1A}"]

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
    } else if character == "e" || character == "E" {
      self = .exponentMark
    } else if NumericToken.timeMarks.contains(character) {
      self = .timeMark
    } else if character.isWhitespace {
      self = .space
    } else {
      self = character.isCurrencySymbol ? .currency : .other
    }
  }

  /// The value of a decimal digit of any script (general category Nd); `nil` for anything else, `²` and `½` among it.
  static func digit(_ character: Character) -> Int? {
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
