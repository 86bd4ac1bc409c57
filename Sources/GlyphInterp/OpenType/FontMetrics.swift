/// Vertical measures of a face, in em, y up.
///
/// Source: `hhea`, or OS/2 typo values when fsSelection bit 7 says so, varied by `MVAR` (semantics, "Lines").
public struct FontMetrics: Hashable, Sendable {
  /// How far the line reaches above the baseline.
  public var ascent: Double
  /// How far the line reaches below the baseline: negative.
  public var descent: Double
  /// The extra space between two lines.
  public var lineGap: Double
  /// The height of flat capitals.
  public var capHeight: Double
  /// The height of flat small letters.
  public var xHeight: Double

  /// Makes metrics from their five measures.
  public init(
    ascent: Double, descent: Double, lineGap: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The default distance between two baselines.
  public var lineHeight: Double { ascent - descent + lineGap }
}
