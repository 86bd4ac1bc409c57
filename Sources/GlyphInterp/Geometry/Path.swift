/// Contours of lines and Bézier curves, to be filled by the non-zero rule.
///
/// Verbs and points are kept apart: two paths with equal verbs interpolate point by point.
public struct Path: Hashable, Sendable {
  /// What one step of a path does; the raw value is stable.
  public enum Verb: UInt8, Hashable, Sendable {
    /// Starts a contour; takes one point.
    case move
    /// A straight line; takes one point.
    case line
    /// A quadratic Bézier curve; takes a control point and an end point.
    case quad
    /// A cubic Bézier curve; takes two control points and an end point.
    case cubic
    /// Ends the contour with a straight line to its start; takes no point.
    case close

    /// How many points the verb takes.
    @inlinable public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// The steps in order.
  public var verbs: [Verb]
  /// The points of all steps, one after the other.
  public var points: [Point]

  /// Makes a path from its steps and their points.
  public init(verbs: [Verb] = [], points: [Point] = []) {
    self.verbs = verbs
    self.points = points
  }

  /// Whether there is nothing to fill.
  public var isEmpty: Bool { points.isEmpty }

  /// The smallest rectangle around all points, control points included.
  public var controlBounds: Rect {
    var result = Rect.empty
    for point in points { result.formUnion(point) }
    return result
  }

  /// The path with every point mapped.
  public func transformed(by transform: Transform2D) -> Path {
    Path(verbs: verbs, points: points.map(transform.apply(to:)))
  }

  /// The signed area inside all contours, control polygon taken for the curve; its sign is the direction of winding.
  public var signedArea: Double {
    var area = 0.0
    var index = 0
    var start = Point.zero
    var pen = Point.zero
    for verb in verbs {
      switch verb {
      case .move:
        start = points[index]
        pen = start
        index += 1
      case .line, .quad, .cubic:
        for _ in 0..<verb.pointCount {
          let next = points[index]
          area += pen.x * next.y - next.x * pen.y
          pen = next
          index += 1
        }
      case .close:
        area += pen.x * start.y - start.x * pen.y
        pen = start
      }
    }
    return area / 2
  }
}
