extension Scene {
  /// Draws another scene over this one.
  ///
  /// - Parameters:
  ///   - offset: how far the other scene is moved.
  ///   - opacity: how much of it is seen; below 1 it is faded as one thing.
  package mutating func stack(_ other: Scene, offset: Vector = .zero, opacity: Double = 1) {
    var taken = take(other)
    if offset != .zero {
      let transform = Transform2D.translation(x: offset.dx, y: offset.dy)
      taken = taken.map { $0.placed(by: transform) }
    }
    if opacity < 1 {
      items.append(.group(SceneGroup(items: taken, opacity: opacity)))
    } else {
      items += taken
    }
    layoutBox.formUnion(other.layoutBox.translated(by: offset))
  }

  /// The scene with everything on it fainter.
  package func faded(to opacity: Double) -> Scene {
    var faded = self
    faded.items = [.group(SceneGroup(items: items, opacity: opacity))]
    return faded
  }
}
