/// What fills a shape. Coordinates of gradients are in the space of the placed outline.
public enum Paint: Equatable, Sendable {
  /// One colour everywhere.
  case solid(Color)
  /// Colours along a line, between circles or around a point.
  case gradient(Gradient)
}
