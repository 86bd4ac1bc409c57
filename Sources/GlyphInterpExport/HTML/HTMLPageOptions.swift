public import GlyphInterp

/// What can be chosen about a page.
public struct HTMLPageOptions: Sendable {
  /// What can be chosen about the picture in it.
  public var picture: AnimatedSVGOptions
  /// Frames per second of the step keys.
  public var rate: FrameRate

  /// Makes options.
  public init(picture: AnimatedSVGOptions = AnimatedSVGOptions(), rate: FrameRate = .standard) {
    self.picture = picture
    self.rate = rate
  }
}
