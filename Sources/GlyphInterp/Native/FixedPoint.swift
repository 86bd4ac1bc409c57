/// The fixed-point forms of the C libraries: 26.6, 16.16 and 2.14 are turned into others here and nowhere else.
enum FixedPoint {
  /// How many steps of 26.6 make a pixel, or a font unit where a face is set to as many pixels per em as it has units.
  static let unit26Dot6 = 64.0

  /// A 26.6 number as a `Double`.
  static func value(from26Dot6 fixed: Int) -> Double { Double(fixed) / unit26Dot6 }

  /// A 2.14 coordinate as a 16.16 one, exactly.
  static func fixed16Dot16(from2Dot14 coordinate: Int16) -> Int { Int(coordinate) * 4 }
}
