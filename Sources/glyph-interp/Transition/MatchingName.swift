/// The ways of matching by their names on the command line.
enum MatchingName: String, CaseIterable, Sendable {
  case clusters
  case strict
  case outlines
}
