extension TextStyle {
  /// Whether text in both styles may be shaped in one go: they differ in nothing that a font sees.
  func shapesLike(_ other: TextStyle) -> Bool {
    var recolored = other
    recolored.color = color
    recolored.palette = palette
    recolored.contentTransition = contentTransition
    return self == recolored
  }
}
