/// Which way the letters of a horizontal run follow each other.
public enum WritingDirection: String, Hashable, Sendable, Codable {
  /// As in Latin.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}
