/// Items drawn on a transparent ground of their own, then laid over what is below.
///
/// A cross-fade is a group of two children with blend `plusLighter` whose opacities are whole 255ths that add up to 255
/// (semantics 3.12).
public struct SceneGroup: Equatable, Sendable {
  /// What is drawn, bottom first.
  public var items: [SceneItem]
  /// A factor on the group's alpha, 0…1.
  public var opacity: Double
  /// How the group is laid over what is below it.
  public var blend: BlendMode
  /// The standard deviation of a Gaussian blur of the whole group, in pixels; 0 for none.
  public var blur: Double
  /// Outlines outside which the group is not seen; `nil` for no limit.
  public var clip: [Placement]?

  /// Makes a group.
  public init(
    items: [SceneItem], opacity: Double = 1, blend: BlendMode = .sourceOver, blur: Double = 0,
    clip: [Placement]? = nil
  ) {
    self.items = items
    self.opacity = opacity
    self.blend = blend
    self.blur = blur
    self.clip = clip
  }
}
