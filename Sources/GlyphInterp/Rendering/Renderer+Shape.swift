extension Renderer {
  /// Fills a shape: joins the coverage of its outlines, blurs it, and paints it once.
  mutating func draw(
    _ shape: SceneShape, of scene: Scene, onto pixels: inout MutableRawSpan, _ surface: inout PixelSurface,
    transform: Transform2D
  ) {
    let opacity = Self.level(shape.opacity)
    guard opacity > 0 || shape.blend.reachesBeyondSource else { return }
    let deviation = shape.blur * transform.meanScale
    let isBlurred = deviation >= GaussianBlur.least
    if isBlurred || shape.blend.reachesBeyondSource {
      drawWhole(
        shape, of: scene, deviation: isBlurred ? deviation : nil, onto: &pixels, &surface, transform: transform)
      return
    }
    var lines = PlacementLines()
    swap(&lines, &self.lines)
    lines.find(shape.placements, boxes: boxes, transform: transform, bounds: surface.bounds)
    for line in lines.lines where line.minY < line.maxY {
      var bounds = surface.bounds
      bounds.minY = line.minY
      bounds.maxY = line.maxY
      plane.prepare(for: bounds)
      cover(shape.placements[line.placements], of: scene, join: shape.join, transform: transform)
      paint(shape, opacity: opacity, in: plane.inked, onto: &pixels, &surface, transform: transform)
      plane.clear()
    }
    swap(&lines, &self.lines)
  }

  /// Fills a shape that is blurred, or that changes what is below it beyond its own ink.
  private mutating func drawWhole(
    _ shape: SceneShape, of scene: Scene, deviation: Double?, onto pixels: inout MutableRawSpan,
    _ surface: inout PixelSurface, transform: Transform2D
  ) {
    let opacity = Self.level(shape.opacity)
    var bounds = surface.bounds
    if let deviation {
      let reach = GaussianBlur.reach(of: deviation)
      let own = outlineBounds(shape.placements, scene, transform)
      bounds = own.outset(by: reach).intersection(bounds.outset(by: reach))
    }
    plane.prepare(for: bounds)
    if opacity > 0 {
      cover(shape.placements[...], of: scene, join: shape.join, transform: transform)
      if let deviation { GaussianBlur.apply(to: &plane, deviation: deviation) }
    }
    var rect = plane.inked.intersection(surface.bounds)
    if shape.blend.reachesBeyondSource {
      rect = rect.union(surface.inked.union)
      if !bounds.contains(rect) { plane.grow(to: rect.union(bounds)) }
    }
    paint(shape, opacity: opacity, in: rect, onto: &pixels, &surface, transform: transform)
    plane.clear()
  }

  /// Joins the coverage of outlines in the plane.
  mutating func cover(
    _ placements: ArraySlice<Placement>, of scene: Scene, join: SceneShape.Join, transform: Transform2D
  ) {
    guard join == .union else { return coverJoined(placements, of: scene, transform: transform) }
    let scale = transform.meanScale
    for placement in placements {
      guard let place = place(of: placement, in: scene, transform) else { continue }
      masks.trim()
      if usesPhases(placement, of: scene, scale: scale) {
        coverAtPhases(placement.outline, of: scene, place: place)
      } else {
        coverExactly(placement.outline, of: scene, place: place, join: .union)
      }
    }
  }

  /// Where a placement's outline stands in pixels; `nil` where there is none, or farther away than is drawn.
  func place(of placement: Placement, in scene: Scene, _ transform: Transform2D) -> Transform2D? {
    guard scene.outlines.indices.contains(placement.outline) else { return nil }
    let place = placement.transform.then(transform)
    let limit = 1e6
    return place.tx.magnitude < limit && place.ty.magnitude < limit ? place : nil
  }

  private func usesPhases(_ placement: Placement, of scene: Scene, scale: Double) -> Bool {
    switch options.placement {
    case .exact: false
    case .phases: true
    case .automatic:
      scene.runs.indices.contains(placement.run)
        && scene.runs[placement.run].size * scale <= RenderOptions.GlyphPlacement.largestPhaseSize
    }
  }

  private mutating func paint(
    _ shape: SceneShape, opacity: Int, in rect: PixelRect, onto pixels: inout MutableRawSpan,
    _ surface: inout PixelSurface, transform: Transform2D
  ) {
    guard !rect.isEmpty else { return }
    let direct = light == nil && (shape.blend == .sourceOver || shape.blend == .plusLighter)
    if direct, case .solid(let color) = shape.paint {
      paint(
        Self.pixel(color, opacity: opacity), blend: shape.blend, in: rect, onto: &pixels, &surface)
      return
    }
    surface.draw(over: rect, of: &pixels)
    let shader = PaintShader(shape.paint, transform: transform)
    let blender = PixelBlender(mode: shape.blend, opacity: opacity, light: light)
    var source = [UInt8](repeating: 0, count: rect.width * 4)
    let span = plane.bytes.span
    let coverage = unsafe span.bytes
    for y in rect.minY..<rect.maxY {
      shader.fill(&source, x: rect.minX, y: y, count: rect.width)
      let row = source.span
      blender.blend(
        unsafe row.bytes, from: 0, coverage: coverage, coverageStart: plane.offset(x: rect.minX, y: y),
        onto: &pixels, at: surface.offset(x: rect.minX, y: y), count: rect.width)
    }
  }

  /// Paints one colour through the plane; where nothing was drawn yet, stale pixels are overwritten on the way.
  private mutating func paint(
    _ pixel: PremultipliedRGBA8, blend: BlendMode, in rect: PixelRect, onto pixels: inout MutableRawSpan,
    _ surface: inout PixelSurface
  ) {
    let replaces = surface.isFresh(in: rect) && (blend == .sourceOver || surface.ground.alpha == 0)
    if replaces {
      surface.overwrite(rect, of: &pixels)
    } else {
      surface.draw(over: rect, of: &pixels)
    }
    let painter = CoveragePainter(
      pixel, mode: replaces ? .replace : blend == .sourceOver ? .sourceOver : .plusLighter, ground: surface.ground)
    let surface = surface
    plane.drain(rect) { coverage, from, y in
      painter.paint(
        &coverage, from: from, onto: &pixels, at: surface.offset(x: rect.minX, y: y), count: rect.width)
    }
  }

  /// A colour as a pixel: alpha times opacity is rounded once, so that two forms whose opacities add up to 255 are
  /// opaque together.
  static func pixel(_ color: Color, opacity: Int) -> PremultipliedRGBA8 {
    let alpha = PixelArithmetic.product(level(color.alpha), opacity)
    func component(_ value: Double) -> UInt8 {
      UInt8((min(1, max(0, value)) * Double(alpha)).rounded())
    }
    return PremultipliedRGBA8(
      red: component(color.red), green: component(color.green), blue: component(color.blue), alpha: UInt8(alpha))
  }
}
