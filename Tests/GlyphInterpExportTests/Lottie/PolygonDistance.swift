import GlyphInterp

/// How far polygons are apart where they are farthest, each seen from the other.
enum PolygonDistance {
  /// Farther than this is far.
  private static let far = 20.0

  static func between(_ first: [Point], _ second: [Point]) -> Double {
    var largest = 0.0
    for (places, polygon) in [(first, second), (second, first)] {
      for place in places.indices where place % 5 == 0 {
        largest = max(largest, distance(from: places[place], to: polygon))
        if largest > far { return largest }
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
