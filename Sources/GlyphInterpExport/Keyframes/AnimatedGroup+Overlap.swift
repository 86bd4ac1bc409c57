import GlyphInterp

extension AnimatedGroup {
  /// Whether letters may lie over each other when the group starts or ends: as far as the boxes of their points tell.
  func mayOverlap(shapes: [AnimatedShape]) -> Bool {
    [false, true].contains { isEnd in !layers.map { $0.box(of: shapes, isEnd: isEnd) }.overlaps.isEmpty }
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
