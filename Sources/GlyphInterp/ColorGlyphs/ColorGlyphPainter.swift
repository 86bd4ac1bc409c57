/// Turns the paint of a colour glyph into scene items at one instant.
///
/// Items are in pixels, y down, the pen origin at (0, 0). Source: OpenType 1.9, `COLR`, "Presentation rules".
struct ColorGlyphPainter {
  /// Pixels per font unit.
  let scale: Double
  /// How far each region of the paint's variations applies.
  let shares: [Double]
  /// The text's colour and the palette.
  let inks: ColorGlyphInks
  /// The scene's outlines of the glyphs that have ink.
  let outlines: [GlyphID: Int]
  /// The index of the scene's run.
  let run: Int

  /// The items of a paint; outlines of boxes are added to the scene.
  ///
  /// - Parameters:
  ///   - map: from the paint to the glyph, font units, y up.
  ///   - region: what can be seen, in pixels; `nil` for no limit.
  func items(
    of paint: ColorPaint, under map: Transform2D = .identity, within region: Rect? = nil, in scene: inout Scene
  ) -> [SceneItem] {
    switch paint {
    case .solid, .gradient: return fill(paint, under: map, within: region, in: &scene)
    case .glyph(let glyph, let paint):
      return items(of: paint, inside: glyph, under: map, within: region, in: &scene)
    case .transform(let step, let paint):
      return items(of: paint, under: step.transform(under: shares).then(map), within: region, in: &scene)
    case .layers(let paints):
      return paints.flatMap { items(of: $0, under: map, within: region, in: &scene) }
    case .composite(let source, let mode, let backdrop):
      let below = items(of: backdrop, under: map, within: region, in: &scene)
      if mode == .destination { return below }
      let above = items(of: source, under: map, within: region, in: &scene)
      if mode == .sourceOver { return below + above }
      return [.group(SceneGroup(items: below + [.group(SceneGroup(items: above, blend: mode))]))]
    case .clip(let box, let paint):
      return items(of: paint, inside: box, under: map, within: region, in: &scene)
    }
  }

  /// From font units, y up, to pixels, y down.
  private var toPixels: Transform2D { Transform2D(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: 0) }

  /// A map of font units as one of pixels.
  private func inPixels(_ map: Transform2D) -> Transform2D {
    Transform2D(a: map.a, b: -map.b, c: -map.c, d: map.d, tx: map.tx * scale, ty: -map.ty * scale)
  }

  /// A paint that fills without end, as such; `nil` for one that has a shape of its own.
  ///
  /// - Parameter map: from the paint to the glyph, font units.
  private func plainPaint(_ paint: ColorPaint, under map: Transform2D) -> Paint? {
    switch paint {
    case .solid(let color): return .solid(color.color(in: inks, under: shares))
    case .gradient(let gradient):
      var result = gradient.gradient(in: inks, under: shares)
      result.transform = map.then(toPixels)
      return .gradient(result)
    case .transform(let step, let paint):
      return plainPaint(paint, under: step.transform(under: shares).then(map))
    case .layers(let paints): return paints.count == 1 ? plainPaint(paints[0], under: map) : nil
    case .glyph, .composite, .clip: return nil
    }
  }

  private func items(
    of paint: ColorPaint, inside glyph: GlyphID, under map: Transform2D, within region: Rect?, in scene: inout Scene
  ) -> [SceneItem] {
    guard let outline = outlines[glyph] else { return [] }
    let placement = Placement(outline: outline, transform: inPixels(map), glyph: glyph, run: run)
    if let plain = plainPaint(paint, under: map) {
      return [.shape(SceneShape(placements: [placement], paint: plain))]
    }
    let bounds = placement.transform.apply(to: scene.outlines[outline].path.controlBounds)
    let visible = region.map(bounds.intersection) ?? bounds
    guard !visible.isEmpty else { return [] }
    let inner = items(of: paint, under: map, within: visible, in: &scene)
    return inner.isEmpty ? [] : [.group(SceneGroup(items: inner, clip: [placement]))]
  }

  private func items(
    of paint: ColorPaint, inside box: ColorPaint.ClipBox, under map: Transform2D, within region: Rect?,
    in scene: inout Scene
  ) -> [SceneItem] {
    let (lower, upper) = (box.lower.point(under: shares), box.upper.point(under: shares))
    guard lower.x < upper.x, lower.y < upper.y else { return [] }
    let corners = [lower, Point(x: lower.x, y: upper.y), upper, Point(x: upper.x, y: lower.y)]
    let path = Path(
      verbs: [.move, .line, .line, .line, .close], points: corners.map(map.then(toPixels).apply(to:)))
    let bounds = region.map(path.controlBounds.intersection) ?? path.controlBounds
    guard !bounds.isEmpty else { return [] }
    let inner = items(of: paint, under: map, within: bounds, in: &scene)
    // A box that cuts nothing off is left out: most boxes are there to tell how large a picture to prepare.
    let isUpright = map.b == 0 && map.c == 0
    if inner.isEmpty || (isUpright && bounds.contains(scene.controlBounds(of: inner))) { return inner }
    scene.outlines.append(SceneOutline(path: path))
    let placement = Placement(outline: scene.outlines.count - 1, transform: .identity, run: run)
    return [.group(SceneGroup(items: inner, clip: [placement]))]
  }

  /// Fills everything that can be seen; a paint without any limit is not drawn, as the format has it.
  private func fill(
    _ paint: ColorPaint, under map: Transform2D, within region: Rect?, in scene: inout Scene
  ) -> [SceneItem] {
    guard let region, !region.isEmpty, let plain = plainPaint(paint, under: map) else { return [] }
    // Reaches beyond the clip, so that the edge's coverage counts once.
    scene.outlines.append(SceneOutline(path: Path(region.outset(by: 1))))
    let placement = Placement(outline: scene.outlines.count - 1, transform: .identity, run: run)
    return [.shape(SceneShape(placements: [placement], paint: plain))]
  }
}

extension Scene {
  /// A rectangle around items, control points taken for curves.
  fileprivate func controlBounds(of items: [SceneItem]) -> Rect {
    var result = Rect.empty
    for item in items {
      switch item {
      case .shape(let shape): result.formUnion(controlBounds(of: shape.placements))
      case .image(let placement):
        let image = images[placement.image]
        result.formUnion(
          placement.transform.apply(to: Rect(minX: 0, minY: 0, maxX: Double(image.width), maxY: Double(image.height))))
      case .group(let group):
        let own = controlBounds(of: group.items)
        result.formUnion(group.clip.map { own.intersection(controlBounds(of: $0)) } ?? own)
      }
    }
    return result
  }

  private func controlBounds(of placements: [Placement]) -> Rect {
    var result = Rect.empty
    for placement in placements {
      result.formUnion(placement.transform.apply(to: outlines[placement.outline].path.controlBounds))
    }
    return result
  }
}

extension Rect {
  /// Whether another rectangle lies inside; an empty one does.
  fileprivate func contains(_ other: Rect) -> Bool {
    other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }
}
