extension TextStyle {
  /// Whether text in both styles may be shaped in one go: they differ in colour and palette alone.
  func shapesLike(_ other: TextStyle) -> Bool {
    var recolored = other
    recolored.color = color
    recolored.palette = palette
    return self == recolored
  }
}
