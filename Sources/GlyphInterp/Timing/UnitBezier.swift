/// A cubic Bézier curve from (0, 0) to (1, 1), read as y over x.
///
/// The x coordinates of the control points lie in 0…1, so that x never runs backwards and every x
/// has one y. Source: CSS Easing Functions Level 1, section 2.2 (cubic Bézier easing functions).
struct UnitBezier: Hashable, Sendable {
  let start: UnitPoint
  let end: UnitPoint

  /// Creates a curve; x is clamped to 0…1, a coordinate that is not finite becomes that of the
  /// nearer end of the curve.
  init(start: UnitPoint, end: UnitPoint) {
    self.start = Self.admissible(start, fallback: 0)
    self.end = Self.admissible(end, fallback: 1)
  }

  private static func admissible(_ point: UnitPoint, fallback: Double) -> UnitPoint {
    UnitPoint(
      x: point.x.isFinite ? min(max(point.x, 0), 1) : fallback,
      y: point.y.isFinite ? point.y : fallback)
  }

  /// The curve with x and y exchanged.
  var inverse: UnitBezier {
    UnitBezier(
      start: UnitPoint(x: start.y, y: start.x),
      end: UnitPoint(x: end.y, y: end.x))
  }

  /// y at the given x, which the caller keeps inside 0…1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.coordinate(start.y, end.y, at: parameter(at: x))
  }

  /// dy/dx at the given x; infinite where the curve stands upright.
  func velocity(at x: Double) -> Double {
    let t = parameter(at: x)
    let dx = Self.derivative(start.x, end.x, at: t)
    let dy = Self.derivative(start.y, end.y, at: t)
    if dx > 0 { return dy / dx }
    if dy != 0 { return dy > 0 ? .infinity : -.infinity }
    // A control point coincides with its end point: the second derivatives give the tangent.
    let ddx = Self.secondDerivative(start.x, end.x, at: t)
    let ddy = Self.secondDerivative(start.y, end.y, at: t)
    if ddx != 0 { return ddy / ddx }
    return ddy == 0 ? 1 : .infinity
  }

  /// The Bézier parameter at which the curve has the given x.
  ///
  /// Newton's method inside a bracket that only shrinks: at most 64 rounds, the same on every run.
  /// It stops at a residual of 2⁻⁴⁰ in x, a million times below the 2⁻²⁰ that is promised, so
  /// that steep curves keep six digits of y.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var lower = 0.0
    var upper = 1.0
    var t = x
    for _ in 0..<64 {
      let residual = Self.coordinate(start.x, end.x, at: t) - x
      if residual.magnitude <= 0x1p-40 { return t }
      if residual > 0 { upper = t } else { lower = t }
      let slope = Self.derivative(start.x, end.x, at: t)
      let next = t - residual / slope
      t = next > lower && next < upper ? next : (lower + upper) / 2
    }
    return t
  }

  private static func coordinate(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * (u * u * a + 2 * u * t * (b - a) + t * t * (1 - b))
  }

  private static func secondDerivative(_ a: Double, _ b: Double, at t: Double) -> Double {
    6 * ((1 - t) * (b - 2 * a) + t * (1 - 2 * b + a))
  }
}
