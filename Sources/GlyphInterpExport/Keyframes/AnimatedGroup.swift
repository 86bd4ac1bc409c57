import GlyphInterp

/// Layers of one colour that fade together.
struct AnimatedGroup: Equatable, Sendable {
  /// The colour, opaque.
  var color: KeyframeTrack<Color>
  /// The colour on screens that are set to dark, opaque; `nil` where ``color`` stands still or is the same there.
  var darkColor: KeyframeTrack<Color>?
  /// The opacity of the group as one.
  var opacity: KeyframeTrack<Double>
  /// What is drawn.
  var layers: [AnimatedLayer]
}
