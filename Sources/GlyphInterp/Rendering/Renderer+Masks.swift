extension Renderer {
  /// What marks the masks at phases among those of exact places.
  private static let phases = 1 << 16
  /// Masks of fewer pixels than this are kept at once, larger ones when their outline is drawn a second time.
  private static let passingArea = 4096

  /// Joins the coverage of an outline at its own place, to 1/256 px.
  mutating func coverExactly(
    _ index: Int, of scene: Scene, place: Transform2D, join: SceneShape.Join
  ) {
    let x = Int((place.tx * 256).rounded())
    let y = Int((place.ty * 256).rounded())
    let phase = (y & 255) << 8 | (x & 255)
    let linear = FlattenedOutline.LinearPart(place)
    let slot = masks.slot(outline: index, identity: scene.outlines[index].identity, linear: linear)
    if let mask = masks.mask(slot: slot, phase: phase) {
      plane.join(mask, of: masks.store, at: mask.rect(x: x >> 8, y: y >> 8), join: join)
      return
    }
    let offset = SIMD2(Double(x & 255), Double(y & 255)) / 256
    let rect = rasterizer.load(scene.outlines[index], linear: linear, offset: offset)
    let target = rect.translated(x: x >> 8, y: y >> 8)
    let isLarge = rect.width > MaskCache.largestMask || rect.width * rect.height > MaskCache.largestMask
    let isPassing = rect.width * rect.height >= Self.passingArea && masks.isNew(slot: slot)
    if isLarge || isPassing, plane.isClear(in: target) {
      // Nothing to join with, and hardly drawn again: it is filled where it is needed.
      let visible = target.intersection(plane.bounds)
      plane.fill(visible) { bytes, offset, stride in
        rasterizer.fill(
          visible.translated(x: -(x >> 8), y: -(y >> 8)), into: &bytes, at: offset, stride: stride)
      }
      return
    }
    if isLarge {
      let cut = rect.intersection(plane.bounds.translated(x: -(x >> 8), y: -(y >> 8)))
      coverPassing(cut, x: x >> 8, y: y >> 8, join: join)
      return
    }
    let mask = masks.insert(slot: slot, phase: phase, rect: rect)
    rasterizer.fill(rect, into: &masks.store, at: mask.offset, stride: mask.stride)
    plane.join(mask, of: masks.store, at: mask.rect(x: x >> 8, y: y >> 8), join: join)
  }

  /// Joins the coverage of what the rasteriser has taken, in a mask that is not kept.
  ///
  /// - Parameters:
  ///   - rect: the pixels that are joined, told from the pixel (x, y).
  ///   - x: the column from which the rasteriser tells places.
  ///   - y: its row.
  ///   - join: how they are joined to what is covered.
  mutating func coverPassing(_ rect: PixelRect, x: Int, y: Int, join: SceneShape.Join) {
    let passing = CoverageMask(rect: rect, offset: 0)
    passingBytes.removeAll(keepingCapacity: true)
    passingBytes.append(contentsOf: repeatElement(0, count: passing.byteCount))
    rasterizer.fill(rect, into: &passingBytes, at: 0, stride: passing.stride)
    plane.join(passing, of: passingBytes, at: passing.rect(x: x, y: y), join: join)
  }

  /// Joins the coverage of an outline: exact down, a mixture of the masks at the neighbouring phases across.
  mutating func coverAtPhases(_ index: Int, of scene: Scene, place: Transform2D) {
    let (x, step, share) = PhaseMasks.split(place.tx)
    let y = Int((place.ty * 256).rounded())
    let linear = FlattenedOutline.LinearPart(place)
    guard let phases = phaseMasks(of: index, in: scene, linear: linear, down: y & 255) else {
      coverExactly(index, of: scene, place: place, join: .union)
      return
    }
    let rect = phases.mask.rect(x: x, y: y >> 8)
    guard !plane.bounds.intersection(rect).isEmpty else { return }
    let start = masks.start(of: phases, place: step)
    let end = share == 0 ? start : masks.start(of: phases, place: step + 1)
    let between = PhasePlace(start: start, end: end, share: UInt16(share))
    if plane.bounds.contains(rect) {
      plane.join(between, of: masks.store, stride: phases.mask.stride, at: rect)
    } else {
      phases.mix(between, of: masks.store, into: &passingBytes)
      var mixed = phases.mask
      mixed.offset = 0
      plane.join(mixed, of: passingBytes, at: rect, join: .union)
    }
  }

  /// The masks of an outline at the phases across and one place down, in 256ths of a pixel; `nil` when they are too
  /// large to be kept.
  ///
  /// Down there are no phases: lines rest on whole pixels, and where one moves, all its letters are at one place.
  @inline(__always) private mutating func phaseMasks(
    of index: Int, in scene: Scene, linear: FlattenedOutline.LinearPart, down: Int
  ) -> PhaseMasks? {
    let slot = masks.slot(outline: index, identity: scene.outlines[index].identity, linear: linear)
    return masks.phaseMasks(slot: slot, phase: Self.phases | down)
      ?? madePhaseMasks(of: index, in: scene, slot: slot, linear: linear, down: down)
  }

  @inline(never) private mutating func madePhaseMasks(
    of index: Int, in scene: Scene, slot: Int, linear: FlattenedOutline.LinearPart, down: Int
  ) -> PhaseMasks? {
    let wide = rasterizer.load(
      scene.outlines[index], linear: linear, offset: SIMD2(0, Double(down) / 256), stretchX: Double(PhaseMasks.count))
    let pixels = PhaseMasks.pixels(wide: wide)
    guard pixels.width * PhaseMasks.count <= MaskCache.largestMask,
      pixels.width * pixels.height * PhaseMasks.count <= MaskCache.largestMask
    else {
      return nil
    }
    let area = PhaseMasks.widePixels(for: pixels)
    let wideStride = PhaseMasks.wideStride(width: pixels.width)
    passingBytes.removeAll(keepingCapacity: true)
    passingBytes.append(contentsOf: repeatElement(0, count: wideStride * area.height))
    rasterizer.fill(area, into: &passingBytes, at: 0, stride: wideStride)
    let result = masks.insertPhases(slot: slot, phase: Self.phases | down, rect: pixels)
    result.fill(from: passingBytes, into: &masks.store)
    return result
  }
}
