internal import CFreeType

/// The points of an outline as FreeType hands them out, copied.
struct ContourPoints: Hashable, Sendable {
  /// What a point is on its contour.
  enum Kind: UInt8, Hashable, Sendable {
    /// On the curve.
    case on
    /// The control point of a quadratic curve.
    case quadratic
    /// One of the two control points of a cubic curve.
    case cubic
  }

  /// All points in order, in font units, y up.
  var points: [Point] = []
  /// What each point is.
  var kinds: [Kind] = []
  /// One past the last point of each contour.
  var ends: [Int] = []

  /// No points.
  init() {}

  /// Copies an outline.
  init(_ outline: FT_Outline) {
    let pointCount = max(0, Int(unsafe outline.n_points))
    let contourCount = max(0, Int(unsafe outline.n_contours))
    guard
      pointCount > 0, let source = unsafe outline.points, let tags = unsafe outline.tags,
      let lasts = unsafe outline.contours
    else { return }
    points.reserveCapacity(pointCount)
    kinds.reserveCapacity(pointCount)
    for index in 0..<pointCount {
      let point = unsafe source[index]
      points.append(
        Point(x: FixedPoint.value(from26Dot6: Int(point.x)), y: FixedPoint.value(from26Dot6: Int(point.y))))
      let tag = unsafe UInt8(bitPattern: Int8(tags[index])) & 3
      kinds.append(tag & 1 != 0 ? .on : tag & 2 != 0 ? .cubic : .quadratic)
    }
    for contour in 0..<contourCount {
      let end = min(pointCount, unsafe Int(lasts[contour]) + 1)
      if end > (ends.last ?? 0) { ends.append(end) }
    }
  }

  /// The ranges of the contours' points.
  var contours: [Range<Int>] {
    var start = 0
    return ends.map { end in
      defer { start = end }
      return start..<end
    }
  }
}
