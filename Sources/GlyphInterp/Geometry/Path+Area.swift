extension Path {
  /// The signed area inside all contours, curves taken as they are; its sign is the direction of winding.
  ///
  /// Half the integral of x·dy − y·dx, which for a Bézier curve is a sum of cross products of its points (Green's
  /// theorem with Bernstein polynomials).
  public var curveArea: Double {
    var doubled = 0.0
    var index = 0
    var start = Point.zero
    var pen = Point.zero
    func cross(_ first: Point, _ second: Point) -> Double { first.x * second.y - second.x * first.y }
    for verb in verbs {
      switch verb {
      case .move:
        start = points[index]
      case .line:
        doubled += cross(pen, points[index])
      case .quad:
        let (control, end) = (points[index], points[index + 1])
        doubled += (2 * cross(pen, control) + 2 * cross(control, end) + cross(pen, end)) / 3
      case .cubic:
        let (first, second, end) = (points[index], points[index + 1], points[index + 2])
        doubled +=
          (6 * cross(pen, first) + 3 * cross(pen, second) + cross(pen, end) + 3 * cross(first, second)
            + 3 * cross(first, end) + 6 * cross(second, end)) / 10
      case .close:
        doubled += cross(pen, start)
        pen = start
      }
      index += verb.pointCount
      if verb.pointCount > 0 { pen = points[index - 1] }
    }
    return doubled / 2
  }
}
