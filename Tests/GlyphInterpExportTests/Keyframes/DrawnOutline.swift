import GlyphInterp

/// An outline as it is seen.
struct DrawnOutline {
  var name: String
  /// Places along each contour, pixels.
  var contours: [[Point]]
  var opacity: Double
  /// Red, green, blue, 0…255.
  var fill: [Double]

  /// The outline mapped.
  func moved(by transform: Transform2D) -> DrawnOutline {
    var result = self
    result.contours = contours.map { $0.map(transform.apply(to:)) }
    return result
  }
}
