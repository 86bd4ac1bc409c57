public import GlyphInterp

/// What can be chosen about an animated PNG.
public struct AnimatedPNGOptions: Sendable {
  /// What viewers show that do not animate; `nil` for the first frame, which is then part of the animation.
  public var poster: Bitmap?

  /// Makes options.
  public init(poster: Bitmap? = nil) {
    self.poster = poster
  }
}
