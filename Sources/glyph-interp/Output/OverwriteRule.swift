/// What happens to a file that is there already.
enum OverwriteRule: String, CaseIterable, Sendable {
  /// The user is asked; without a terminal it stays.
  case ask
  /// It is replaced.
  case always
  /// It stays.
  case never
}
