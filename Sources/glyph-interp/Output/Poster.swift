/// What viewers that do not animate show.
enum Poster: String, CaseIterable, Sendable {
  /// The text before.
  case first
  /// The text after.
  case last
}
