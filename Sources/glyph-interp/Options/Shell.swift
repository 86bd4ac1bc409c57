/// A shell that completion scripts are made for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}
