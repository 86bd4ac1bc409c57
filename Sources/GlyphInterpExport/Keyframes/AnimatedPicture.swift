import GlyphInterp

/// A glyph with colours of its own, as it is drawn; its pen origin is (0, 0).
struct AnimatedPicture: Equatable, Sendable {
  /// The letter that it draws.
  var name: String
  /// What is drawn.
  var scene: Scene
}
