/// What is wrong with a colour in words.
public enum ColorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text is no CSS colour of the forms that ``Color/init(css:)`` reads.
  case notAColor(String)

  /// One lower-case sentence, the thing first.
  public var description: String {
    switch self {
    case .notAColor(let text): "colour '\(text)' is no CSS colour"
    }
  }
}
