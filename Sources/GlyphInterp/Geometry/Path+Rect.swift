extension Path {
  /// The outline of a rectangle.
  package init(_ rect: Rect) {
    self.init(verbs: [.move, .line, .line, .line, .close], points: rect.corners)
  }
}
