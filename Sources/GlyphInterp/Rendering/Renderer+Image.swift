extension Renderer {
  /// Draws a picture.
  mutating func draw(
    _ placement: SceneImagePlacement, of scene: Scene, onto pixels: inout MutableRawSpan,
    _ surface: inout PixelSurface, transform: Transform2D
  ) {
    guard scene.images.indices.contains(placement.image) else { return }
    let opacity = Self.level(placement.opacity)
    guard opacity > 0 || placement.blend.reachesBeyondSource else { return }
    let image = scene.images[placement.image]
    let place = placement.transform.then(transform)
    let bounds = imageBounds(image, place)
    var rect = bounds.intersection(surface.bounds)
    if placement.blend.reachesBeyondSource { rect = rect.union(surface.inked.union) }
    guard !rect.isEmpty, let sampler = ImageSampler(image, transform: place, columns: rect.minX..<rect.maxX)
    else { return }
    surface.draw(over: rect, of: &pixels)
    let blender = PixelBlender(mode: placement.blend, opacity: opacity, light: light)
    var row = [UInt8](repeating: 0, count: rect.width * 4)
    for y in rect.minY..<rect.maxY {
      sampler.fill(&row, y: y)
      let span = row.span
      let source = unsafe span.bytes
      blender.blend(
        source, from: 0, coverage: nil, coverageStart: 0, onto: &pixels,
        at: surface.offset(x: rect.minX, y: y), count: rect.width)
    }
  }
}
