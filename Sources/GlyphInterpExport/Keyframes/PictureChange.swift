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
  }

  /// The pictures, in the order of progress.
  var stages: [Stage]
  /// The colours in the pictures, in the order of `Scene.colorComponents`, where they are all that changes and the format
  /// animates them; `nil` elsewhere.
  var colors: KeyframeTrack<[Double]>?
}
