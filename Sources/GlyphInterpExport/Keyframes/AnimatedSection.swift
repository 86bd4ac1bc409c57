import GlyphInterp

/// What one transition of a sequence draws.
struct AnimatedSection: Equatable, Sendable {
  /// When it is seen, in seconds.
  var windows: [Range<Double>]
  /// How far all of it is moved.
  var offset: KeyframeTrack<Point>
  /// What is drawn, bottom first.
  var items: [AnimatedItem]
}
