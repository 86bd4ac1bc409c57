#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Gradient.Geometry {
  /// How far along the gradient a point of its own space lies; `nil` where there is no colour.
  package func offset(at point: Point, extend: Gradient.Extend) -> Double? {
    switch self {
    case .linear(let start, let end, let rotation):
      return Self.linear(point, start, end, rotation)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      return Self.radial(point, startCenter, startRadius, endCenter, endRadius)
    case .sweep(let center, let startAngle, let endAngle):
      var angle = atan2(point.y - center.y, point.x - center.x)
      if angle < 0 { angle += 2 * Double.pi }
      guard startAngle != endAngle else {
        return extend != .pad ? nil : angle < startAngle ? -.infinity : .infinity
      }
      return (angle - startAngle) / (endAngle - startAngle)
    }
  }

  private static func linear(_ point: Point, _ start: Point, _ end: Point, _ rotation: Point) -> Double? {
    // Across the lines of equal colour, which run from start to rotation.
    let along = rotation - start
    let normal = Vector(dx: along.dy, dy: -along.dx)
    let whole = (end - start).dx * normal.dx + (end - start).dy * normal.dy
    guard whole != 0 else { return nil }
    return ((point - start).dx * normal.dx + (point - start).dy * normal.dy) / whole
  }

  /// The largest t whose circle passes through the point and has a radius of 0 or more.
  private static func radial(
    _ point: Point, _ startCenter: Point, _ startRadius: Double, _ endCenter: Point, _ endRadius: Double
  ) -> Double? {
    let shift = endCenter - startCenter
    let grow = endRadius - startRadius
    let away = point - startCenter
    let a = shift.dx * shift.dx + shift.dy * shift.dy - grow * grow
    let b = away.dx * shift.dx + away.dy * shift.dy + startRadius * grow
    let c = away.dx * away.dx + away.dy * away.dy - startRadius * startRadius
    if abs(a) < 1e-12 {
      guard b != 0 else { return nil }
      let t = c / (2 * b)
      return startRadius + t * grow >= 0 ? t : nil
    }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let one = (b + root) / a
    let other = (b - root) / a
    for t in [max(one, other), min(one, other)] where startRadius + t * grow >= 0 { return t }
    return nil
  }
}
