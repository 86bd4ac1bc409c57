/// What a frame shows: one instant, or several whose mean is taken, as film does that is exposed to all of them.
public struct FrameExposure: Sendable {
  /// The instants, at least one.
  public var scenes: [Scene]
  /// From each of them to pixels, (0, 0) the top left corner.
  public var transform: @Sendable (Scene) -> Transform2D

  /// Makes an exposure.
  public init(_ scenes: [Scene], transform: @escaping @Sendable (Scene) -> Transform2D) {
    self.scenes = scenes
    self.transform = transform
  }
}
