import GlyphInterp

/// The ways in which columns are found by their names on the command line.
enum ColumnRule: String, CaseIterable, Sendable {
  case placeValue = "place-value"
  case position

  /// The way.
  var alignment: NumericReading.Alignment { self == .placeValue ? .placeValue : .prefixSuffix }
}
