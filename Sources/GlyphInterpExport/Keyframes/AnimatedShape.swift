import GlyphInterp

/// An outline in the course of time: the same steps always, with points that move.
struct AnimatedShape: Equatable, Sendable {
  /// The letter that it draws.
  var name: String
  /// The steps of the outline.
  var verbs: [Path.Verb]
  /// The points of the steps; the pen origin is (0, 0).
  var points: KeyframeTrack<[Point]>
}
