import GlyphInterp

extension SceneOutlines.Seen {
  /// The outline mapped to the canvas.
  func moved(by transform: Transform2D) -> SceneOutlines.Seen {
    var result = self
    result.points = points.map(transform.apply(to:))
    return result
  }

  /// The contours as polygons of many sides.
  private var polygons: [[Point]] {
    var result: [[Point]] = []
    var index = 0
    for verb in verbs {
      let own = Array(points[index..<(index + verb.pointCount)])
      index += verb.pointCount
      switch verb {
      case .move: result.append([own[0]])
      case .line: result[result.count - 1].append(own[0])
      case .quad, .cubic:
        let pen = result[result.count - 1][result[result.count - 1].count - 1]
        for step in 1...12 {
          let t = Double(step) / 12
          var hull = [pen] + own
          while hull.count > 1 { hull = zip(hull, hull.dropFirst()).map { $0.interpolated(to: $1, at: t) } }
          result[result.count - 1].append(hull[0])
        }
      case .close: break
      }
    }
    return result
  }

  /// How far the outlines are apart where they are farthest, each seen from the other; infinite where contours differ in
  /// number.
  func distance(to others: [[Point]]) -> Double {
    let own = polygons
    guard own.count == others.count else { return .infinity }
    var largest = 0.0
    for (first, second) in zip(own, others) {
      for (places, polygon) in [(first, second), (second, first)] {
        for place in places.indices where place % 5 == 0 {
          largest = max(largest, Self.distance(from: places[place], to: polygon))
          if largest > 20 { return largest }
        }
      }
    }
    return largest
  }

  private static func distance(from place: Point, to polygon: [Point]) -> Double {
    var nearest = Double.infinity
    for index in polygon.indices {
      let (start, end) = (polygon[index], polygon[(index + 1) % polygon.count])
      let (way, gap) = (end - start, place - start)
      let square = way.dx * way.dx + way.dy * way.dy
      let share = square > 0 ? min(1, max(0, (way.dx * gap.dx + way.dy * gap.dy) / square)) : 0
      nearest = min(nearest, (place - start.interpolated(to: end, at: share)).length)
    }
    return nearest
  }
}
