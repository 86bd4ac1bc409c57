import GlyphInterp

/// A cubic Bézier curve.
struct CubicPiece {
  var start: Point
  var first: Point
  var second: Point
  var end: Point

  /// The point at a parameter.
  func point(at t: Double) -> Point {
    let rest = 1 - t
    let weights = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    return Point(
      x: weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
      y: weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y)
  }

  /// The parameter of the point that is nearest to a place, looked for near a parameter (one step of Newton's method).
  func nearestParameter(to place: Point, from t: Double) -> Double {
    let rest = 1 - t
    func along(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (slope: Double, bend: Double) {
      (
        3 * (rest * rest * (b - a) + 2 * rest * t * (c - b) + t * t * (d - c)),
        6 * (rest * (c - 2 * b + a) + t * (d - 2 * c + b))
      )
    }
    let x = along(start.x, first.x, second.x, end.x)
    let y = along(start.y, first.y, second.y, end.y)
    let gap = point(at: t) - place
    let numerator = gap.dx * x.slope + gap.dy * y.slope
    let denominator = x.slope * x.slope + y.slope * y.slope + gap.dx * x.bend + gap.dy * y.bend
    guard abs(denominator) > 1e-12 else { return t }
    return min(1, max(0, t - numerator / denominator))
  }
}
