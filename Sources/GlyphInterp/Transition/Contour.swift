/// One contour of an outline, looked at by itself.
struct Contour {
  /// Its steps after the first point; it ends where it began.
  let steps: [Path.Verb]
  /// Where it begins.
  let start: Point
  /// The points of its steps.
  let points: [Point]
  /// The area inside, with the sign of its direction.
  let area: Double

  /// Takes steps and their points; a straight line closes it where they do not.
  init(start: Point, steps: [Path.Verb], points: [Point]) {
    let isOpen = points.last != start
    self.start = start
    self.steps = isOpen ? steps + [.line] : steps
    self.points = isOpen ? points + [start] : points
    area = Path(verbs: [.move] + self.steps + [.close], points: [start] + self.points).curveArea
  }

  /// The middle of its points.
  var center: Point {
    let sum = points.reduce(Vector.zero) { $0 + Vector(dx: $1.x, dy: $1.y) }
    return Point(x: sum.dx / Double(points.count), y: sum.dy / Double(points.count))
  }

  /// Its points seen from their middle, in units of the square root of its area.
  var centered: [Point] {
    let (center, unit) = (center, 1 / max(1e-9, abs(area).squareRoot()))
    return points.map { Point(x: ($0.x - center.x) * unit, y: ($0.y - center.y) * unit) }
  }

  /// How sharply it turns at the end of each step: 1 less the cosine of the angle; `nil` where a side has no direction.
  var bends: [Double?] {
    var ends: [Int] = []
    for step in steps { ends.append((ends.last ?? -1) + step.pointCount) }
    return ends.map { end in
      let before = points[(end + points.count - 1) % points.count]
      let after = points[(end + 1) % points.count]
      let (into, out) = (points[end] - before, after - points[end])
      let lengths = into.length * out.length
      guard lengths > 1e-12 else { return nil }
      return 1 - (into.dx * out.dx + into.dy * out.dy) / lengths
    }
  }

  /// Straight pieces, four for each curve.
  var pieces: [(Point, Point)] {
    var pieces: [(Point, Point)] = []
    var pen = start
    var index = 0
    for step in steps {
      let hull = [pen] + points[index..<(index + step.pointCount)]
      index += step.pointCount
      let count = step == .line ? 1 : 4
      for piece in 1...count {
        let next = Self.place(at: Double(piece) / Double(count), of: hull)
        pieces.append((pen, next))
        pen = next
      }
    }
    return pieces
  }

  /// A place on a Bézier curve (de Casteljau).
  private static func place(at share: Double, of hull: [Point]) -> Point {
    var points = hull
    while points.count > 1 { points = zip(points, points.dropFirst()).map { mix($0, $1, at: share) } }
    return points[0]
  }
}

extension Path {
  /// The contours one by one; those without extent are left out.
  var contours: [Contour] {
    var contours: [Contour] = []
    var index = 0
    var (steps, start, first): ([Verb], Point, Int) = ([], .zero, 0)
    func finish() {
      guard !steps.isEmpty else { return }
      contours.append(Contour(start: start, steps: steps, points: Array(points[first..<index])))
    }
    for verb in verbs {
      switch verb {
      case .move:
        finish()
        (steps, start, first) = ([], points[index], index + 1)
      case .line, .quad, .cubic: steps.append(verb)
      case .close: break
      }
      index += verb.pointCount
    }
    finish()
    return contours
  }

  /// The outline on the way to another of the same verbs.
  func mixed(with other: Path, at share: Double) -> Path {
    Path(verbs: verbs, points: zip(points, other.points).map { mix($0, $1, at: share) })
  }
}
