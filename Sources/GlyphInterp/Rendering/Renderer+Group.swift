extension Renderer {
  /// Draws a group: its items on a transparent layer, then the layer, blurred and clipped, over what is below.
  mutating func draw(
    _ group: SceneGroup, of scene: Scene, onto pixels: inout MutableRawSpan, _ surface: inout PixelSurface,
    transform: Transform2D
  ) {
    let opacity = Self.level(group.opacity)
    guard opacity > 0 || group.blend.reachesBeyondSource else { return }
    if opacity == 255, group.isPlain {
      draw(group.items, of: scene, onto: &pixels, &surface, transform: transform)
      return
    }
    let deviation = group.blur * transform.meanScale
    let reach = GaussianBlur.reach(of: deviation)
    var bounds = itemBounds(group.items, scene, transform).outset(by: reach)
      .intersection(surface.bounds.outset(by: reach))
    if group.blend.reachesBeyondSource { bounds = bounds.union(surface.bounds) }
    guard !bounds.isEmpty else { return }

    var layer = takeLayer(pixelCount: bounds.width * bounds.height)
    var layerSurface = PixelSurface(bounds: bounds)
    var span = layer.mutableSpan
    var bytes = unsafe span.mutableBytes
    draw(group.items, of: scene, onto: &bytes, &layerSurface, transform: transform)
    if reach > 0 {
      let source = layerSurface.inked.union
      let target = source.outset(by: reach).intersection(bounds)
      GaussianBlur.apply(to: &bytes, of: layerSurface, source: source, target: target, deviation: deviation)
      layerSurface.note(target)
    }
    if let clip = group.clip {
      plane.prepare(for: bounds)
      cover(clip[...], of: scene, join: .union, transform: transform)
    }
    var rect = layerSurface.inked.union.intersection(surface.bounds)
    if group.blend.reachesBeyondSource { rect = rect.union(surface.inked.union) }
    if !rect.isEmpty {
      surface.draw(over: rect, of: &pixels)
      let blender = PixelBlender(mode: group.blend, opacity: opacity, light: light)
      let span = plane.bytes.span
      let coverage = unsafe span.bytes
      for y in rect.minY..<rect.maxY {
        blender.blend(
          bytes.bytes, from: layerSurface.offset(x: rect.minX, y: y),
          coverage: group.clip == nil ? nil : coverage,
          coverageStart: group.clip == nil ? 0 : plane.offset(x: rect.minX, y: y),
          onto: &pixels, at: surface.offset(x: rect.minX, y: y), count: rect.width)
      }
    }
    if group.clip != nil { plane.clear() }
    layerSurface.fill(layerSurface.inked.union, of: &bytes, with: .clear)
    freeLayers.append(layer)
  }

  /// Transparent pixels; to be given back transparent.
  private mutating func takeLayer(pixelCount: Int) -> [UInt8] {
    var layer = freeLayers.popLast() ?? []
    if layer.count < pixelCount * 4 { layer = [UInt8](repeating: 0, count: pixelCount * 4) }
    return layer
  }
}

extension SceneGroup {
  /// Whether drawing the items one by one gives the same picture as drawing them apart.
  fileprivate var isPlain: Bool {
    guard blend == .sourceOver, blur < GaussianBlur.least, clip == nil else { return false }
    return items.allSatisfy { item in
      switch item {
      case .shape(let shape): shape.blend == .sourceOver
      case .image(let image): image.blend == .sourceOver
      case .group(let group): group.blend == .sourceOver
      }
    }
  }
}
