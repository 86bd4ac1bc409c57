import GlyphInterp

extension AnimatedGroup {
  /// Whether letters may lie over each other when the group starts or ends: as far as the boxes of their points tell.
  func mayOverlap(shapes: [AnimatedShape]) -> Bool {
    hasOverlap(layers.map { $0.box(of: shapes, isEnd: false) })
      || hasOverlap(layers.map { $0.box(of: shapes, isEnd: true) })
  }

  private func hasOverlap(_ boxes: [Rect]) -> Bool {
    let ordered = boxes.filter { !$0.isEmpty }.sorted { $0.minX < $1.minX }
    for (index, box) in ordered.enumerated() {
      for other in ordered[(index + 1)...] {
        if other.minX >= box.maxX { break }
        if other.minY < box.maxY, box.minY < other.maxY { return true }
      }
    }
    return false
  }
}

extension AnimatedLayer {
  /// The box around the points of a shape at the first or the last keyframe; empty for a picture.
  fileprivate func box(of shapes: [AnimatedShape], isEnd: Bool) -> Rect {
    guard let shape else { return .empty }
    let points = shapes[shape].points.keyframes
    let (place, size) = isEnd ? (origin.last, scale.last) : (origin.keyframes[0].value, scale.keyframes[0].value)
    return (isEnd ? points[points.count - 1] : points[0]).value.reduce(.empty) { box, point in
      let (x, y) = (place.x + point.x * size, place.y + point.y * size)
      return box.union(Rect(minX: x, minY: y, maxX: x, maxY: y))
    }
  }
}
