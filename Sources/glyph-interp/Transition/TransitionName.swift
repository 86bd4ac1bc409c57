import GlyphInterp

/// The transitions by their names on the command line.
enum TransitionName: String, CaseIterable, Sendable {
  case interpolate
  case opacity
  case identity
  case numericText = "numeric-text"
  case numericTextUp = "numeric-text:up"
  case numericTextDown = "numeric-text:down"
  case numericTextByValue = "numeric-text:value"

  /// Reads a name.
  init(parsing text: String) throws(CommandError) {
    guard let name = Self(rawValue: text) else {
      throw .usage("transition '\(text)' does not exist\(text.suggestion(among: Self.allCases.map(\.rawValue)))")
    }
    self = name
  }

  /// Whether digits roll.
  var isNumeric: Bool { rawValue.hasPrefix(Self.numericText.rawValue) }

  /// The transition of the name.
  ///
  /// - Parameter numericText: the options of numeric text, the direction apart.
  func transition(_ numericText: NumericTextOptions) -> ContentTransition {
    var options = numericText
    switch self {
    case .interpolate: return .interpolate
    case .opacity: return .opacity
    case .identity: return .identity
    case .numericText, .numericTextByValue: options.direction = .automatic
    case .numericTextUp: options.direction = .up
    case .numericTextDown: options.direction = .down
    }
    return .numericText(options)
  }
}
