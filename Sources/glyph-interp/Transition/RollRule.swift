import GlyphInterp

/// The clocks of columns by their names on the command line.
enum RollRule: String, CaseIterable, Sendable {
  case system
  case transaction

  /// The clock.
  var policy: NumericTextOptions.Policy { self == .system ? .system : .transaction }
}
