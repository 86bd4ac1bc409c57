import GlyphInterp

/// The outlines of a scene as they are seen, to be compared with what a file shows.
struct SceneOutlines {
  /// How curves become places.
  enum Form {
    /// Ends, and quarters of curves; without lines that only close a contour, which files may leave out.
    case places
    /// Polygons of many sides.
    case polygons
  }

  private(set) var seen: [DrawnOutline] = []
  private let form: Form

  init(_ scene: Scene, as form: Form) {
    self.form = form
    for item in scene.items { add(item, opacity: 1, of: scene) }
  }

  private mutating func add(_ item: SceneItem, opacity: Double, of scene: Scene) {
    switch item {
    case .shape(let shape):
      guard case .solid(let color) = shape.paint else { return }
      for placement in shape.placements {
        let path = scene.outlines[placement.outline].path.transformed(by: placement.transform)
        seen.append(
          DrawnOutline(
            name: "", contours: form == .places ? path.places : path.polygons,
            opacity: opacity * shape.opacity * color.alpha,
            fill: [color.red, color.green, color.blue].map { min(1, max(0, $0)) * 255 }))
      }
    case .group(let group): for item in group.items { add(item, opacity: opacity * group.opacity, of: scene) }
    case .image: break
    }
  }
}

extension Path {
  fileprivate var places: [[Point]] {
    var result: [[Point]] = []
    var index = 0
    var (start, pen) = (Point.zero, Point.zero)
    for (position, verb) in verbs.enumerated() {
      let own = Array(points[index..<(index + verb.pointCount)])
      index += verb.pointCount
      if verb == .move {
        start = own[0]
        result.append([])
      }
      if verb == .line, position + 1 < verbs.count, verbs[position + 1] == .close, (own[0] - start).length < 1e-9 {
        continue
      }
      switch verb {
      case .quad: result[result.count - 1] += CurvePlaces.quadratic(pen, own[0], own[1])
      case .cubic: result[result.count - 1] += CurvePlaces.cubic(pen, own[0], own[1], own[2])
      case .move, .line, .close: result[result.count - 1] += own
      }
      pen = own.last ?? start
    }
    return result
  }

  fileprivate var polygons: [[Point]] {
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
}
