import GlyphInterp

extension AnimatedGroup {
  /// Whether letters may lie over each other when the group starts or ends: as far as the boxes of their points tell.
  func mayOverlap(in animation: VectorAnimation) -> Bool {
    [false, true].contains { isEnd in !layers.map { $0.box(in: animation, isEnd: isEnd) }.overlaps.isEmpty }
  }
}

extension AnimatedLayer {
  /// The box around what is drawn at the first or the last keyframe.
  fileprivate func box(in animation: VectorAnimation, isEnd: Bool) -> Rect {
    func end<Value>(of track: KeyframeTrack<Value>) -> Value { isEnd ? track.last : track.keyframes[0].value }
    switch content {
    case .shape(let shape):
      return placed(end(of: animation.shapes[shape].points), at: end(of: origin), size: end(of: scale))
    case .picture(let picture):
      return placed(corners(of: picture, in: animation), at: end(of: origin), size: end(of: scale))
    case .change(let change):
      guard let stage = isEnd ? change.stages.last : change.stages.first else { return .empty }
      return placed(corners(of: stage.picture, in: animation), at: end(of: origin), size: end(of: stage.scale))
    }
  }

  /// The corners of a picture's ink, if there is some.
  private func corners(of picture: Int, in animation: VectorAnimation) -> [Point] {
    let ink = animation.pictures[picture].scene.inkBounds()
    return ink.isEmpty ? [] : ink.corners
  }

  private func placed(_ points: [Point], at origin: Point, size: Double) -> Rect {
    points.reduce(.empty) { box, point in
      let (x, y) = (origin.x + point.x * size, origin.y + point.y * size)
      return box.union(Rect(minX: x, minY: y, maxX: x, maxY: y))
    }
  }
}
