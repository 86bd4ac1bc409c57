/// What may pair when a text becomes another.
public enum TextMatching: Sendable, Hashable, Codable {
  /// Clusters pair across different texts: words align, then the clusters inside them.
  case clusters
  /// Clusters pair only when the two texts are the same; unequal texts fade as wholes.
  case identicalText
}
