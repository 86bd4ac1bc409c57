/// What a shell offers where a value is due.
enum ValueSuggestion: Equatable, Sendable {
  /// Free text: nothing to offer.
  case text
  /// Any file.
  case files
  /// A font file.
  case fonts
  /// One of a few words.
  case choices([String])
}
