import GlyphInterp

/// Whole numbers and commands of path data, with separators only where they are needed.
struct SVGNumberText {
  /// What was written.
  private(set) var text = ""
  private var endsInNumber = false

  /// Writes a command.
  mutating func append(command: Character) {
    text.append(command)
    endsInNumber = false
  }

  /// Writes a number.
  mutating func append(_ number: Int) {
    if endsInNumber, number >= 0 { text += " " }
    text += "\(number)"
    endsInNumber = true
  }

  /// A number in as few characters as can be: no zero before the decimal mark, none at the end.
  static func text(_ value: Double, decimals: Int) -> String {
    let text = value.decimalText(decimals: decimals)
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    if text.hasPrefix("-0.") { return "-" + text.dropFirst(2) }
    return text
  }
}
