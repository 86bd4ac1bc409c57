extension TextStyle {
  /// The line measures of the style's own font where its axes stand, in em.
  var fontMetrics: FontMetrics {
    let location = font.normalized(coordinates(on: font))
    var metrics = FontMetrics.zero
    for share in font.shapingGrid.cell(at: location).weights(at: location) {
      metrics.add(font.metrics(at: share.corner), weight: share.weight)
    }
    return metrics
  }
}
