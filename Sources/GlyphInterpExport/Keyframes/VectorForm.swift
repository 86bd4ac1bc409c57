/// In which form a format likes shapes.
struct VectorForm: Sendable {
  /// Coordinates are multiples of one part in so many of a pixel.
  var stepsPerPixel: Double
  /// Whether a point may be moved by a step where that makes a file shorter.
  var mayMovePoints = true
  /// Whether a shape that one layer alone shows carries the layer's movement in its points.
  var bakesOrigins: Bool
  /// Whether the light of forms that give way to each other adds up; else one lies over the other.
  var addsUp: Bool
  /// Whether quadratic curves become cubic ones, as few as the accuracy allows.
  var mergesCurves: Bool
}
