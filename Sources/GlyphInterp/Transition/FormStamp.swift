/// The glyphs of a motion as they looked at one instant: what goes on fading out when the motion has got a new target.
struct FormStamp: Sendable {
  /// One glyph.
  struct Glyph: Sendable {
    /// What is drawn.
    var form: Form
    /// Where its pen origin stood from the origin of the motion, in pixels.
    var offset: Vector
    /// Which glyph it is.
    var glyph: GlyphID
    /// The index of its cluster in its text.
    var cluster: Int
  }

  /// What is drawn of a glyph.
  enum Form: Sendable {
    /// An outline in the text's colour.
    case outline(SceneOutline)
    /// A glyph with colours of its own: a scene whose origin is that of the motion.
    case colored(Scene)
  }

  /// The glyphs.
  var glyphs: [Glyph]
  /// The face and the style.
  var run: SceneRun
  /// How coverages join.
  var join: SceneShape.Join
}
