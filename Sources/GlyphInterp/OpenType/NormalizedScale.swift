/// The fixed-point form in which fonts store normalised coordinates.
///
/// Source: OpenType 1.9, "Data types", F2DOT14.
enum NormalizedScale {
  /// What 1.0 is in F2DOT14.
  static let one = 16384.0
  /// What 1 is in F2DOT14, as an integer.
  static let unit: Int16 = 16384

  /// A stored coordinate as a number.
  static func value(_ stored: Int16) -> Double { Double(stored) / one }

  /// The stored coordinate nearest to a number, which is brought into −1…1 first.
  static func stored(_ value: Double) -> Int16 {
    guard value.isFinite else { return 0 }
    return Int16((min(1, max(-1, value)) * one).rounded())
  }
}
