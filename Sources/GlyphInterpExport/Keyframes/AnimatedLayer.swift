import GlyphInterp

/// A shape or a picture, and where it stands in the course of time.
struct AnimatedLayer: Equatable, Sendable {
  /// What a layer shows.
  enum Content: Equatable, Sendable {
    /// A shape, by number.
    case shape(Int)
    /// A picture, by number.
    case picture(Int)
    /// Pictures that give way to each other, each with a scale of its own; the layer's is that of points that change.
    case change(PictureChange)
  }

  /// The letter that it draws, unlike that of any other layer.
  var name: String
  /// What it shows.
  var content: Content
  /// Where the content's origin stands.
  var origin: KeyframeTrack<Point>
  /// How large it is, about its origin.
  var scale = KeyframeTrack(still: 1.0)

  /// The number of its shape; `nil` for pictures.
  var shape: Int? {
    if case .shape(let shape) = content { shape } else { nil }
  }

  /// The layer in another size.
  func scaled(to scale: KeyframeTrack<Double>) -> AnimatedLayer {
    var result = self
    result.scale = scale
    return result
  }
}
