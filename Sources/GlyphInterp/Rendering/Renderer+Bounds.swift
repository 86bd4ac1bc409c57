extension Renderer {
  /// The pixels that items may touch, a little too many: control points are taken for the curves.
  func itemBounds(_ items: [SceneItem], _ scene: Scene, _ transform: Transform2D) -> PixelRect {
    var result = PixelRect.empty
    for item in items {
      switch item {
      case .shape(let shape):
        let reach = GaussianBlur.reach(of: shape.blur * transform.meanScale)
        result = result.union(outlineBounds(shape.placements, scene, transform).outset(by: reach))
      case .image(let placement):
        guard scene.images.indices.contains(placement.image) else { continue }
        result = result.union(imageBounds(scene.images[placement.image], placement.transform.then(transform)))
      case .group(let group):
        let reach = GaussianBlur.reach(of: group.blur * transform.meanScale)
        var own = itemBounds(group.items, scene, transform).outset(by: reach)
        if let clip = group.clip { own = own.intersection(outlineBounds(clip, scene, transform)) }
        result = result.union(own)
      }
    }
    return result
  }

  /// The pixels that outlines may touch.
  func outlineBounds(_ placements: [Placement], _ scene: Scene, _ transform: Transform2D) -> PixelRect {
    var result = PixelRect.empty
    for placement in placements where scene.outlines.indices.contains(placement.outline) {
      let box = boxes[placement.outline]
      guard !box.isEmpty else { continue }
      // Rounding to 1/64 px and mixing of phases reach a little beyond the outline.
      let reach = 0.3
      result = result.union(
        PixelRect(around: placement.transform.then(transform).apply(to: box).outset(by: reach)))
    }
    return result
  }

  /// The pixels that a placed picture may touch.
  func imageBounds(_ image: SceneImage, _ place: Transform2D) -> PixelRect {
    let box = Rect(minX: 0, minY: 0, maxX: Double(image.width), maxY: Double(image.height))
    // Bilinear mixing fades over half a pixel of the picture beyond its sides.
    let fade = max(1, place.largestScale) / 2
    return PixelRect(around: place.apply(to: box).outset(by: fade))
  }
}

extension Transform2D {
  /// The square root of the factor by which areas grow.
  var meanScale: Double { determinant.magnitude.squareRoot() }

  /// The largest factor by which a length grows.
  var largestScale: Double { FlattenedOutline.LinearPart(self).scale }
}
