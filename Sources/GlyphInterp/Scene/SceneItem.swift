/// One thing that is drawn.
public enum SceneItem: Equatable, Sendable {
  /// Outlines filled with one paint.
  case shape(SceneShape)
  /// A picture.
  case image(SceneImagePlacement)
  /// Items drawn apart and then laid over what is below them.
  case group(SceneGroup)
}
