/// What fills a shape. Gradients lie in the scene's space, in which the outlines are placed: a shape may have many.
public enum Paint: Equatable, Sendable {
  /// One colour everywhere.
  case solid(Color)
  /// Colours along a line, between circles or around a point.
  case gradient(Gradient)
}
