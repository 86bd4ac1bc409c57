import GlyphInterp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Scene {
  /// The points that say where everything in it lies, in drawing order: those of outlines and of limits, and where
  /// colours of gradients lie.
  var definingPoints: [Point] { items.flatMap(points) }

  private func points(of item: SceneItem) -> [Point] {
    switch item {
    case .shape(let shape):
      let outlines = points(of: shape.placements)
      guard case .gradient(let gradient) = shape.paint else { return outlines }
      return outlines + gradient.definingPoints(reach: reach(of: outlines))
    case .group(let group): return points(of: group.clip ?? []) + group.items.flatMap(points)
    case .image: return []
    }
  }

  private func points(of placements: [Placement]) -> [Point] {
    placements.flatMap { outlines[$0.outline].path.transformed(by: $0.transform).points }
  }

  /// Half of the diagonal of the box around points.
  private func reach(of points: [Point]) -> Double {
    let box = points.reduce(into: Rect.empty) { $0.formUnion($1) }
    return hypot(box.width, box.height) / 2
  }
}

extension Gradient {
  /// Points at which its geometry and the places of its stops are seen.
  ///
  /// - Parameter reach: how far from the middle of a sweep its colours are looked at, in pixels.
  fileprivate func definingPoints(reach: Double) -> [Point] {
    let offsets = [0, 1] + stops.map(\.offset)
    var points: [Point] = []
    switch geometry {
    case .linear(let start, let end, let rotation):
      points = offsets.map { start.interpolated(to: end, at: $0) } + [rotation]
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      for offset in offsets {
        let center = startCenter.interpolated(to: endCenter, at: offset)
        let radius = startRadius + (endRadius - startRadius) * offset
        points += [-radius, radius].flatMap { [center + Vector(dx: $0, dy: 0), center + Vector(dx: 0, dy: $0)] }
      }
    case .sweep(let center, let startAngle, let endAngle):
      // The reach is that of the scene, so it is not scaled again.
      let place = transform.apply(to: center)
      return [place]
        + offsets.map { offset in
          let angle = startAngle + (endAngle - startAngle) * offset
          let rim = transform.apply(to: center + Vector(dx: cos(angle), dy: sin(angle))) - place
          return rim.length > 0 ? place + rim * (reach / rim.length) : place
        }
    }
    return points.map { transform.apply(to: $0) }
  }
}
