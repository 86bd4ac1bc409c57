import GlyphInterp

/// A contour as Lottie has it: vertices, each with a handle towards the one before and one towards the one behind.
struct LottieContour: Equatable, Sendable {
  /// A vertex; handles are relative to it.
  struct Vertex: Equatable, Sendable {
    var place: Point
    var handleIn = Vector.zero
    var handleOut = Vector.zero
  }

  var vertices: [Vertex]

  /// The contours of outlines of equal structure: for each outline as many, with as many vertices.
  ///
  /// - Parameter outlines: the points of each outline. A vertex that only closes a contour is left out where it does so in
  ///   all of them.
  static func contours(verbs: [Path.Verb], outlines: [[Point]]) -> [[LottieContour]] {
    var result = outlines.map { _ in [LottieContour]() }
    func endsAtStart() -> Bool {
      result.allSatisfy { contours in
        guard let contour = contours.last, contour.vertices.count > 1 else { return false }
        return (contour.vertices[contour.vertices.count - 1].place - contour.vertices[0].place).length < 1e-9
      }
    }
    func close() {
      guard endsAtStart() else { return }
      for outline in result.indices {
        let contour = result[outline].count - 1
        let last = result[outline][contour].vertices.removeLast()
        result[outline][contour].vertices[0].handleIn = last.handleIn
      }
    }
    var index = 0
    for verb in verbs {
      for (outline, points) in outlines.enumerated() {
        let own = points[index..<(index + verb.pointCount)]
        if verb == .move { result[outline].append(LottieContour(vertices: [])) }
        result[outline][result[outline].count - 1].add(verb, Array(own))
      }
      if verb == .close { close() }
      index += verb.pointCount
    }
    return result
  }

  /// The contour with every point mapped by a map that keeps lines straight and evenly cut.
  func map(_ transform: (Point) -> Point) -> LottieContour {
    LottieContour(
      vertices: vertices.map { vertex in
        let place = transform(vertex.place)
        return Vertex(
          place: place, handleIn: transform(vertex.place + vertex.handleIn) - place,
          handleOut: transform(vertex.place + vertex.handleOut) - place)
      })
  }

  private mutating func add(_ verb: Path.Verb, _ points: [Point]) {
    switch verb {
    case .move, .line: vertices.append(Vertex(place: points[0]))
    case .quad:
      let pen = vertices[vertices.count - 1].place
      let first = pen.interpolated(to: points[0], at: 2.0 / 3)
      add(.cubic, [first, points[1].interpolated(to: points[0], at: 2.0 / 3), points[1]])
    case .cubic:
      vertices[vertices.count - 1].handleOut = points[0] - vertices[vertices.count - 1].place
      vertices.append(Vertex(place: points[2], handleIn: points[1] - points[2]))
    case .close: break
    }
  }
}
