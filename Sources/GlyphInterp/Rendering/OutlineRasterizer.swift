/// Turns an outline into coverage: FreeType for plain outlines, the exact sweep for those whose contours overlap.
struct OutlineRasterizer: ~Copyable {
  private var freeType: FreeTypeRasterizer
  private var union = UnionRasterizer()
  private var flattened = FlattenedOutline()
  private var hasOverlaps = false

  /// How many masks were filled so far.
  private(set) var filledCount = 0

  init() throws(RenderError) {
    freeType = try FreeTypeRasterizer()
  }

  /// Takes an outline to be filled.
  ///
  /// - Parameters:
  ///   - linear: from the outline's space to pixels.
  ///   - offset: where the pen origin stands in its pixel, in pixels.
  ///   - stretchX: a further factor on x before the offset.
  /// - Returns: the pixels that it touches, from the pixel of the pen origin.
  mutating func load(
    _ outline: SceneOutline, linear: FlattenedOutline.LinearPart, offset: SIMD2<Double>, stretchX: Double = 1
  ) -> PixelRect {
    hasOverlaps = outline.hasOverlaps
    guard flattened.set(outline, linear: linear, offset: offset, stretchX: stretchX) else { return .empty }
    return touched
  }

  /// Takes outlines that are to be filled as one.
  ///
  /// - Parameters:
  ///   - outlines: the outlines and where they stand, in pixels.
  ///   - origin: from where the answer and what is filled are told, in pixels.
  /// - Returns: the pixels that they touch; `nil` where one cannot be drawn, or where they do not run around their ink in
  ///   one direction, so that they would take ink from each other.
  mutating func load(
    _ outlines: [(outline: SceneOutline, place: Transform2D)], origin: SIMD2<Double>
  ) -> PixelRect? {
    hasOverlaps = true
    flattened.removeAll()
    var sign = 0
    for (outline, place) in outlines {
      let start = flattened.pointCount
      let isDrawable = flattened.append(
        outline, linear: FlattenedOutline.LinearPart(place), offset: SIMD2(place.tx, place.ty) - origin)
      let own = flattened.doubledArea(from: start).signum()
      guard isDrawable, own * sign >= 0 else { return nil }
      if own != 0 { sign = own }
    }
    flattened.finish()
    return touched
  }

  /// The pixels that the outline touches.
  private var touched: PixelRect {
    let box = flattened.bounds
    return PixelRect(
      minX: box.minX >> 6, minY: box.minY >> 6, maxX: (box.maxX + 63) >> 6, maxY: (box.maxY + 63) >> 6)
  }

  /// Adds the coverage of the outline that was taken last, in some pixels, to bytes that are zero. Once per `load`.
  mutating func fill(_ rect: PixelRect, into store: inout [UInt8], at offset: Int, stride: Int) {
    guard !rect.isEmpty else { return }
    filledCount += 1
    var bytes = store.mutableSpan
    flattened.translate(x: -rect.minX * 64, y: -rect.minY * 64)
    if !hasOverlaps, flattened.fitsFreeType,
      freeType.fill(&flattened, into: &bytes, at: offset, width: rect.width, height: rect.height, stride: stride)
    {
      return
    }
    for row in 0..<rect.height {
      for index in offset + row * stride..<offset + row * stride + rect.width { bytes[index] = 0 }
    }
    union.fill(flattened, into: &bytes, at: offset, width: rect.width, height: rect.height, stride: stride)
  }
}
