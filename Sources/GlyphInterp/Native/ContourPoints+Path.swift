extension ContourPoints {
  /// The contours as a path, closed, with the on-curve points that TrueType leaves out made explicit.
  ///
  /// Verbs and their order follow from the kinds of the points alone, never from where they are: every corner of a
  /// glyph's design space gives the same verbs. A contour starts at its first point if that is on the curve, else at
  /// its last if that is, else half-way between the two. The closing straight line is left to `close`.
  /// Source: OpenType 1.9, `glyf`; FreeType 2.12, `FT_Outline`.
  var path: Path {
    var path = Path()
    path.points.reserveCapacity(points.count * 2)
    for contour in contours { append(contour, to: &path) }
    return path
  }

  private func append(_ contour: Range<Int>, to path: inout Path) {
    guard let first = contour.first, let last = contour.last else { return }
    var rest = contour
    let start: Point
    if kinds[first] == .on {
      start = points[first]
      rest = contour.dropFirst()
    } else if kinds[last] == .on {
      start = points[last]
      rest = contour.dropLast()
    } else {
      start = points[last].interpolated(to: points[first], at: 0.5)
    }
    path.verbs.append(.move)
    path.points.append(start)
    var controls: [Point] = []
    for index in rest {
      let point = points[index]
      switch kinds[index] {
      case .on:
        Self.curve(controls, to: point, on: &path)
        controls.removeAll(keepingCapacity: true)
      case .quadratic:
        if let control = controls.last {
          Self.curve([control], to: control.interpolated(to: point, at: 0.5), on: &path)
          controls.removeAll(keepingCapacity: true)
        }
        controls.append(point)
      case .cubic:
        controls.append(point)
      }
    }
    if !controls.isEmpty { Self.curve(controls, to: start, on: &path) }
    path.verbs.append(.close)
  }

  private static func curve(_ controls: [Point], to end: Point, on path: inout Path) {
    switch controls.count {
    case 0: path.verbs.append(.line)
    case 1: path.verbs.append(.quad)
    default: path.verbs.append(.cubic)
    }
    path.points.append(contentsOf: controls.prefix(2))
    path.points.append(end)
  }
}
