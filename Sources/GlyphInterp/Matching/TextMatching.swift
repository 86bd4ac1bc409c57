/// What may pair when a text becomes another.
public enum TextMatching: Sendable, Hashable, Codable {
  /// Clusters pair across different texts: words align, then the clusters inside them.
  case clusters
  /// Clusters pair only when the two texts are the same; unequal texts fade as wholes.
  case identicalText
  /// As ``clusters``; and letters of two files of one family become one another point by point where their outlines are
  /// compatible, as the files of a static family may be. Others fade, each with its reason.
  case outlines
}
