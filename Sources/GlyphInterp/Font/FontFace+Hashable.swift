/// Faces are equal when they are the same face of the same bytes: one *design* (semantics 2).
extension FontFace: Hashable {
  /// Whether two faces are of one design.
  public static func == (left: FontFace, right: FontFace) -> Bool { left.identity == right.identity }

  /// Hashes the design.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
