/// Lines, boxes and marks over a scene: what explains it rather than belongs to it.
package struct SceneSketch {
  /// Everything of one colour, by the order in which colours were first used.
  private var layers: [(color: Color, path: Path)] = []
  /// How wide a line is, in scene pixels.
  private let lineWidth: Double

  /// An empty sketch.
  ///
  /// - Parameter size: the pixels per em of what is explained; lines and marks are in proportion to it.
  package init(size: Double) { lineWidth = max(0.5, size / 200) }

  /// Adds a straight line.
  package mutating func line(_ start: Point, _ end: Point, _ color: Color, width: Double = 1) {
    let way = end - start
    guard way.length > 0 else { return }
    let side = Vector(dx: -way.dy, dy: way.dx) * (lineWidth * width / 2 / way.length)
    let other = side * -1
    fill([start + side, start + other, end + other, end + side], color)
  }

  /// Adds the border of a rectangle.
  package mutating func box(_ rect: Rect, _ color: Color, width: Double = 1) {
    let corners = rect.corners
    for (start, end) in zip(corners, corners[1...] + corners[..<1]) { line(start, end, color, width: width) }
  }

  /// Adds a filled square about a point, its side in line widths.
  package mutating func square(_ center: Point, _ color: Color, side: Double) {
    let half = side * lineWidth / 2
    fill([(-1.0, -1.0), (-1, 1), (1, 1), (1, -1)].map { center + Vector(dx: $0.0 * half, dy: $0.1 * half) }, color)
  }

  /// Adds a filled disc about a point, as an octagon; its diameter in line widths.
  package mutating func disc(_ center: Point, _ color: Color, diameter: Double) {
    let (far, near) = (diameter * lineWidth / 2, diameter * lineWidth / 2 * 0.4142)
    let ring = [
      (-far, -near), (-far, near), (-near, far), (near, far), (far, near), (far, -near), (near, -far), (-near, -far),
    ]
    fill(ring.map { center + Vector(dx: $0.0, dy: $0.1) }, color)
  }

  private mutating func fill(_ points: [Point], _ color: Color) {
    let index = layers.firstIndex { $0.color == color } ?? layers.count
    if index == layers.count { layers.append((color, Path())) }
    layers[index].path.verbs += [.move] + points.dropFirst().map { _ in Path.Verb.line } + [.close]
    layers[index].path.points += points
  }

  /// Draws the sketch over a scene.
  package func draw(over scene: inout Scene) {
    for layer in layers {
      scene.outlines.append(SceneOutline(path: layer.path, hasOverlaps: true))
      scene.items.append(
        .shape(
          SceneShape(
            placements: [
              Placement(outline: scene.outlines.count - 1, origin: .zero, run: 0, cluster: 0)
            ], paint: .solid(layer.color))))
    }
    // What a sketch is drawn with refers to a run, as all outlines do.
    if scene.runs.isEmpty, !layers.isEmpty {
      scene.runs.append(SceneRun(font: "", faceIndex: 0, location: [:], size: 1))
    }
  }
}
