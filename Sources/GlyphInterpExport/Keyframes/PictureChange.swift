import GlyphInterp

/// A glyph whose own colours or outlines change: pictures of it that give way to each other, all at one place.
struct PictureChange: Equatable, Sendable {
  /// One of the pictures.
  struct Stage: Equatable, Sendable {
    /// The picture, by number.
    var picture: Int
    /// How large it is, about its pen origin.
    var scale: KeyframeTrack<Double>
    /// How much of it is seen.
    var opacity: KeyframeTrack<Double>
    /// Its opacity over the earlier ones where all are opaque; none of those goes before this one hides it.
    var cover: KeyframeTrack<Double>
  }

  /// The pictures, in the order of progress.
  var stages: [Stage]
  /// The colours in the pictures, in the order of `Scene.colorComponents`, where they and ``points`` are all that changes
  /// and the format animates them; `nil` elsewhere.
  var colors: KeyframeTrack<[Double]>?
  /// The points of the outlines in the pictures, in the order of ``Scene/plainOutlines``, with the size of the text; `nil`
  /// where they stay the same but for that.
  var points: KeyframeTrack<[Point]>?
}
