/// Where a style stands at one instant, as far as shapes and spacing depend on it.
struct StyleInstant: Hashable, Sendable {
  /// Normalised coordinates, one per axis; a little beyond −1…1 where an animation overshoots.
  var normalized: [Double]
  /// Pixels per em.
  var size: Double
  /// Extra space between clusters, in em.
  var tracking: Double
  /// How far the run is raised, in pixels.
  var baselineShift: Double
  /// The line measures of the style's own font, where another face may take over for it; else `nil`.
  var ownMetrics: FontMetrics?
}
