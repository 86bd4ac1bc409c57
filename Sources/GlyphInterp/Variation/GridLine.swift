/// A value of one axis at which the font's values may bend, or its glyphs change.
///
/// Between two neighbouring lines every value of the font is linear along the axis. At a *swap* line (a bound of a
/// condition of `FeatureVariations`) the glyphs differ on the two sides: a condition holds from its minimum on and up
/// to its maximum, so the glyphs of the other side are those one step of F2DOT14 away.
public struct GridLine: Hashable, Sendable {
  /// Where the line is: a normalised coordinate, after `avar`, in F2DOT14.
  public let coordinate: Int16
  /// The step to the glyphs of the side with smaller values: −1 or 0.
  public let lowerNudge: Int8
  /// The step to the glyphs of the side with larger values: 0 or 1.
  public let upperNudge: Int8

  /// Makes a line; without nudges glyphs are the same on both sides.
  public init(_ coordinate: Int16, lowerNudge: Int8 = 0, upperNudge: Int8 = 0) {
    self.coordinate = coordinate
    self.lowerNudge = lowerNudge
    self.upperNudge = upperNudge
  }

  /// Whether glyphs may differ on the two sides.
  public var isSwap: Bool { lowerNudge != upperNudge }

  /// The normalised coordinate as a number, −1…1.
  public var value: Double { NormalizedScale.value(coordinate) }

  /// The line that does what both do; they are at one coordinate.
  func united(with other: GridLine) -> GridLine {
    GridLine(
      coordinate, lowerNudge: min(lowerNudge, other.lowerNudge), upperNudge: max(upperNudge, other.upperNudge))
  }
}
