/// A place on a style's way where a run changes glyphs: a threshold of the font's feature variations.
///
/// Around it both forms are shown, one fading into the other (semantics 3.7).
struct SwapPoint: Sendable {
  /// The progress of the threshold, or as near to it as the fade has room.
  let progress: Double
  /// How far before and after it both forms are shown, in progress.
  let halfWidth: Double
  /// The run's cell before the threshold.
  let before: Int
  /// The run's cell behind it.
  let after: Int

  /// Half of a cross-fade, in progress.
  static let halfWidth = 0.06
  /// How far from a threshold both forms are shown off the straight way, in normalised coordinates: as much as on a way
  /// from one end of an axis to its default.
  static let longestReach = 0.06
}
