import GlyphInterp

/// An outline of a scene as it is seen, to be compared with what a file shows.
struct SceneOutlines {
  struct Seen {
    var points: [Point]
    var verbs: [Path.Verb]
    var opacity: Double
    /// Red, green, blue, 0…255.
    var fill: [Double]
  }

  private(set) var seen: [Seen] = []

  init(_ scene: Scene) {
    for item in scene.items { add(item, opacity: 1, of: scene) }
  }

  private mutating func add(_ item: SceneItem, opacity: Double, of scene: Scene) {
    switch item {
    case .shape(let shape):
      guard case .solid(let color) = shape.paint else { return }
      for placement in shape.placements {
        let path = scene.outlines[placement.outline].path.transformed(by: placement.transform)
        seen.append(
          Seen(
            points: path.points, verbs: path.verbs, opacity: opacity * shape.opacity * color.alpha,
            fill: [color.red, color.green, color.blue].map { min(1, max(0, $0)) * 255 }))
      }
    case .group(let group): for item in group.items { add(item, opacity: opacity * group.opacity, of: scene) }
    case .image: break
    }
  }
}

extension SceneOutlines.Seen {
  /// Ends, and quarters of curves; without lines that only close a contour, which files may leave out.
  var places: [Point] {
    var result: [Point] = []
    var index = 0
    var (start, pen) = (Point.zero, Point.zero)
    for (position, verb) in verbs.enumerated() {
      let own = Array(points[index..<(index + verb.pointCount)])
      index += verb.pointCount
      if verb == .move { start = own[0] }
      if verb == .line, position + 1 < verbs.count, verbs[position + 1] == .close, (own[0] - start).length < 1e-9 {
        continue
      }
      switch verb {
      case .quad: result += CurvePlaces.quadratic(pen, own[0], own[1])
      case .cubic: result += CurvePlaces.cubic(pen, own[0], own[1], own[2])
      case .move, .line, .close: result += own
      }
      pen = own.last ?? start
    }
    return result
  }
}
