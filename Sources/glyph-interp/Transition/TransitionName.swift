/// The transitions by their names on the command line.
enum TransitionName: String, CaseIterable, Sendable {
  case interpolate
  case opacity
  case identity
  case numericText = "numeric-text"
  case numericTextUp = "numeric-text:up"
  case numericTextDown = "numeric-text:down"
  case numericTextByValue = "numeric-text:value"
}
