/// A picture and where it stands.
public struct SceneImagePlacement: Equatable, Sendable {
  /// An index into the scene's images.
  public var image: Int
  /// From the picture's pixels (origin at its top left corner) to the scene.
  public var transform: Transform2D
  /// A factor on the picture's alpha, 0…1.
  public var opacity: Double
  /// How the picture is laid over what is below it.
  public var blend: BlendMode

  /// Makes an image item.
  public init(
    image: Int, transform: Transform2D, opacity: Double = 1, blend: BlendMode = .sourceOver
  ) {
    self.image = image
    self.transform = transform
    self.opacity = opacity
    self.blend = blend
  }
}
