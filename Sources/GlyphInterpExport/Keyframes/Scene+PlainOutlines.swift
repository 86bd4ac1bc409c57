import GlyphInterp

extension Scene {
  /// The steps and the points of all outlines, in drawing order; `nil` where anything but plain colours fills them.
  var plainOutlines: (verbs: [[Path.Verb]], points: [Point])? {
    var paths: [Path] = []
    guard collect(items, into: &paths) else { return nil }
    return (paths.map(\.verbs), paths.flatMap(\.points))
  }

  private func collect(_ items: [SceneItem], into paths: inout [Path]) -> Bool {
    items.allSatisfy { item in
      switch item {
      case .shape(let shape):
        guard case .solid = shape.paint else { return false }
        paths += shape.placements.map { outlines[$0.outline].path.transformed(by: $0.transform) }
        return true
      case .group(let group): return group.clip == nil && collect(group.items, into: &paths)
      case .image: return false
      }
    }
  }
}
