/// The transitions by their names on the command line.
enum TransitionName: String, CaseIterable, Sendable {
  case interpolate
  case opacity
  case identity
}
