extension Path {
  /// The smallest rectangle around the contours, from the extremes of the curves, not from their control points.
  ///
  /// - Parameter transform: applied to the path first.
  public func inkBounds(under transform: Transform2D = .identity) -> Rect {
    var result = Rect.empty
    var index = 0
    var pen = Point.zero
    for verb in verbs {
      let end = index + verb.pointCount
      guard end <= points.count else { break }
      let step = points[index..<end].map(transform.apply(to:))
      switch verb {
      case .move: break
      case .line:
        result.formUnion(pen)
        result.formUnion(step[0])
      case .quad:
        result.formUnion(Self.extremes(pen, step[0], step[1]))
      case .cubic:
        result.formUnion(Self.extremes(pen, step[0], step[1], step[2]))
      case .close: break
      }
      pen = step.last ?? pen
      index = end
    }
    return result
  }

  private static func extremes(_ start: Point, _ control: Point, _ end: Point) -> Rect {
    var result = ends(start, end)
    for (from, middle, to, isX) in [
      (start.x, control.x, end.x, true), (start.y, control.y, end.y, false),
    ] {
      let bend = from - 2 * middle + to
      guard bend != 0 else { continue }
      let t = (from - middle) / bend
      guard t > 0, t < 1 else { continue }
      let value = from + t * (2 * (middle - from) + t * bend)
      extend(&result, by: value, isX: isX)
    }
    return result
  }

  private static func extremes(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) -> Rect {
    var result = ends(start, end)
    for (a, b, c, d, isX) in [
      (start.x, control1.x, control2.x, end.x, true), (start.y, control1.y, control2.y, end.y, false),
    ] {
      // The derivative, divided by 3: first + t · 2 · second + t² · third.
      let first = b - a
      let second = a - 2 * b + c
      let third = d - a + 3 * (b - c)
      for t in roots(third, 2 * second, first) where t > 0 && t < 1 {
        let value = a + t * (3 * first + t * (3 * second + t * third))
        extend(&result, by: value, isX: isX)
      }
    }
    return result
  }

  private static func ends(_ start: Point, _ end: Point) -> Rect {
    var result = Rect.empty
    result.formUnion(start)
    result.formUnion(end)
    return result
  }

  private static func extend(_ rect: inout Rect, by value: Double, isX: Bool) {
    if isX {
      rect.minX = min(rect.minX, value)
      rect.maxX = max(rect.maxX, value)
    } else {
      rect.minY = min(rect.minY, value)
      rect.maxY = max(rect.maxY, value)
    }
  }

  /// The real roots of a·t² + b·t + c.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    if abs(a) < 1e-12 { return b != 0 ? [-c / b] : [] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The stable form: no difference of nearly equal numbers.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return q != 0 ? [q / a, c / q] : [0]
  }
}
