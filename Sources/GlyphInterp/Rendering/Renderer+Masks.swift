extension Renderer {
  /// What marks the masks of quarter-pixel phases among those of exact places.
  private static let quarterPhases = 1 << 16

  /// Joins the coverage of an outline at its own place, to 1/64 px.
  mutating func coverExactly(
    _ index: Int, of scene: Scene, place: Transform2D, join: SceneShape.Join
  ) {
    let x = Int((place.tx * 64).rounded())
    let y = Int((place.ty * 64).rounded())
    let visible = plane.bounds
    let phase = (y & 63) << 6 | (x & 63)
    let linear = FlattenedOutline.LinearPart(place)
    guard
      let mask = mask(
        of: index, in: scene, linear: linear, phase: phase, offsetX: x & 63, offsetY: y & 63,
        visible: visible.translated(x: -(x >> 6), y: -(y >> 6)))
    else {
      plane.join(passing, of: passingBytes, at: passing.rect(x: x >> 6, y: y >> 6), join: join)
      return
    }
    plane.join(mask, of: masks.store, at: mask.rect(x: x >> 6, y: y >> 6), join: join)
  }

  /// Joins the coverage of an outline as a mixture of the masks at the neighbouring quarters of a pixel.
  mutating func coverAtPhases(
    _ index: Int, of scene: Scene, place: Transform2D, join: SceneShape.Join
  ) {
    // In 256ths of a quarter of a pixel.
    let x = Int((place.tx * 1024).rounded())
    let y = Int((place.ty * 1024).rounded())
    let linear = FlattenedOutline.LinearPart(place)
    mixture.start()
    for (quarterY, weightY) in [(y >> 8, 256 - (y & 255)), ((y >> 8) + 1, y & 255)] where weightY > 0 {
      for (quarterX, weightX) in [(x >> 8, 256 - (x & 255)), ((x >> 8) + 1, x & 255)] where weightX > 0 {
        let phase = Self.quarterPhases | (quarterY & 3) << 2 | (quarterX & 3)
        let mask = mask(
          of: index, in: scene, linear: linear, phase: phase, offsetX: (quarterX & 3) * 16,
          offsetY: (quarterY & 3) * 16, visible: nil)
        guard let mask else {
          coverExactly(index, of: scene, place: place, join: join)
          return
        }
        mixture.add(
          mask, rect: mask.rect(x: quarterX >> 2, y: quarterY >> 2), weight: weightX * weightY)
      }
    }
    if let only = mixture.single {
      plane.join(only.mask, of: masks.store, at: only.rect, join: join)
    } else {
      let mixed = mixture.mix(masks.store)
      plane.join(mixed.mask, of: mixture.bytes, at: mixed.rect, join: join)
    }
  }

  /// The mask of an outline at a phase; `nil` when it is too large to be kept. Then it is in `passingMask`, cut to
  /// what is visible.
  private mutating func mask(
    of index: Int, in scene: Scene, linear: FlattenedOutline.LinearPart, phase: Int, offsetX: Int, offsetY: Int,
    visible: PixelRect?
  ) -> CoverageMask? {
    let identity = scene.outlines[index].identity
    let slot = masks.slot(outline: index, identity: identity, linear: linear)
    if let mask = masks.mask(slot: slot, phase: phase) { return mask }
    let rect = rasterizer.load(scene.outlines[index], linear: linear, offsetX: offsetX, offsetY: offsetY)
    if rect.width <= masks.largestMask, rect.width * rect.height <= masks.largestMask {
      let mask = masks.insert(slot: slot, phase: phase, rect: rect)
      rasterizer.fill(rect, into: &masks.store, at: mask.offset, stride: mask.stride)
      return mask
    }
    guard let visible else { return nil }
    let cut = rect.intersection(visible)
    passing = CoverageMask(rect: cut, offset: 0)
    passingBytes.removeAll(keepingCapacity: true)
    passingBytes.append(contentsOf: repeatElement(0, count: passing.byteCount))
    rasterizer.fill(cut, into: &passingBytes, at: 0, stride: passing.stride)
    return nil
  }
}
