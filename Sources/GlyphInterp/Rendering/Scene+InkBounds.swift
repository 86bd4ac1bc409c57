extension Scene {
  /// The smallest rectangle around all ink: outlines by their curves, blurs to 2.8 standard deviations (semantics
  /// 3.17), pictures, groups within their clips. Items that are wholly transparent take no part.
  ///
  /// - Parameter transform: from the scene to the space of the result.
  public func inkBounds(under transform: Transform2D = .identity) -> Rect {
    inkBounds(of: items, under: transform)
  }

  private func inkBounds(of items: [SceneItem], under transform: Transform2D) -> Rect {
    var result = Rect.empty
    for item in items {
      switch item {
      case .shape(let shape):
        guard shape.opacity > 0 else { continue }
        result.formUnion(
          Self.blurred(inkBounds(of: shape.placements, under: transform), shape.blur * transform.meanScale))
      case .image(let placement):
        guard placement.opacity > 0, images.indices.contains(placement.image) else { continue }
        let image = images[placement.image]
        let place = placement.transform.then(transform)
        result.formUnion(
          place.apply(
            to: Rect(minX: 0, minY: 0, maxX: Double(image.width), maxY: Double(image.height))))
      case .group(let group):
        guard group.opacity > 0 else { continue }
        var own = Self.blurred(
          inkBounds(of: group.items, under: transform), group.blur * transform.meanScale)
        if let clip = group.clip { own = own.intersection(inkBounds(of: clip, under: transform)) }
        if !own.isEmpty { result.formUnion(own) }
      }
    }
    return result
  }

  private func inkBounds(of placements: [Placement], under transform: Transform2D) -> Rect {
    var result = Rect.empty
    for placement in placements where outlines.indices.contains(placement.outline) {
      let path = outlines[placement.outline].path
      let box = path.inkBounds(under: placement.transform.then(transform))
      if !box.isEmpty { result.formUnion(box) }
    }
    return result
  }

  private static func blurred(_ rect: Rect, _ deviation: Double) -> Rect {
    guard !rect.isEmpty, deviation >= GaussianBlur.least else { return rect }
    return rect.outset(by: Double(GaussianBlur.reach(of: deviation)))
  }
}
