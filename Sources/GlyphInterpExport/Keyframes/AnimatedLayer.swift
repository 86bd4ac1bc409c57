import GlyphInterp

/// A shape and where it stands in the course of time.
struct AnimatedLayer: Equatable, Sendable {
  /// The letter that it draws, unlike that of any other layer.
  var name: String
  /// The number of its shape.
  var shape: Int
  /// Where its pen origin stands.
  var origin: KeyframeTrack<Point>
}
