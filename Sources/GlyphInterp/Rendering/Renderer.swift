/// Fills scenes into bitmaps.
///
/// It owns the scratch and the masks that it draws with: keep one per worker and use it for frame after frame. The same
/// scene, options and transform give the same bytes, whatever was drawn before.
public struct Renderer: ~Copyable {
  /// How scenes become pixels.
  public let options: RenderOptions
  /// How many masks were rasterised so far: what a host that draws little wants to see small.
  public var rasterizedMaskCount: Int { rasterizer.filledCount }

  let light: LinearLight?
  var rasterizer: OutlineRasterizer
  var masks: MaskCache
  var plane = CoveragePlane()
  /// The rectangles around the control points of the scene's outlines.
  var boxes: [Rect] = []
  /// Lines of placements.
  var lines = PlacementLines()
  /// The bytes of a mask that is not kept.
  var passingBytes: [UInt8] = []
  /// Pixels of layers that are not in use.
  var freeLayers: [[UInt8]] = []

  /// Makes a renderer.
  ///
  /// - Throws: `RenderError.rasterizer` when FreeType cannot be started.
  public init(options: RenderOptions = RenderOptions()) throws(RenderError) {
    self.options = options
    light = options.blendSpace == .linear ? LinearLight() : nil
    rasterizer = try OutlineRasterizer()
    masks = MaskCache(capacity: options.maskCacheCapacity)
  }

  /// Fills a scene into a bitmap; what the bitmap held before is cleared to the background.
  ///
  /// - Parameters:
  ///   - scene: what is drawn.
  ///   - bitmap: where it is drawn; its `inkedRect` tells afterwards which pixels may differ from its `ground`.
  ///   - transform: from the scene to pixels, (0, 0) the top left corner of the bitmap.
  public mutating func render(_ scene: Scene, into bitmap: inout Bitmap, transform: Transform2D) {
    start(scene)
    let ground = options.background.map(PremultipliedRGBA8.init) ?? .clear
    var surface = PixelSurface(
      bounds: bitmap.bounds, stride: bitmap.width * 4,
      stale: bitmap.ground == ground ? bitmap.inked : PixelBands(bitmap.bounds), ground: ground)
    bitmap.ground = ground
    var span = bitmap.pixels.mutableSpan
    var pixels = unsafe span.mutableBytes
    draw(scene, onto: &pixels, &surface, transform: transform)
    bitmap.inked = surface.inked
  }

  /// Fills a scene into memory of the caller's.
  ///
  /// - Parameters:
  ///   - scene: what is drawn.
  ///   - pixels: premultiplied pixels of 4 bytes, `layout.bytesPerRow · layout.height` bytes or more.
  ///   - layout: how the pixels lie in memory.
  ///   - transform: from the scene to pixels, (0, 0) the top left corner.
  ///   - stale: the pixels that differ from the background, and are cleared to it first; `nil` for all. Pass what the
  ///     last call on this memory returned.
  /// - Returns: the pixels that may differ from the background now.
  /// - Throws: `RenderError` for a size out of range or too little memory.
  public mutating func render(
    _ scene: Scene, into pixels: inout MutableRawSpan, layout: PixelLayout, transform: Transform2D,
    clearing stale: PixelRect? = nil
  ) throws(RenderError) -> PixelRect {
    try layout.check(byteCount: pixels.byteCount)
    start(scene)
    var surface = PixelSurface(
      bounds: layout.bounds, stride: layout.bytesPerRow,
      stale: PixelBands((stale ?? layout.bounds).intersection(layout.bounds)),
      ground: options.background.map(PremultipliedRGBA8.init) ?? .clear)
    guard layout.order == .bgra else {
      draw(scene, onto: &pixels, &surface, transform: transform)
      return surface.inked.union
    }
    // It is drawn as RGBA, over a ground in that order; then all of it is turned.
    let known = (stale ?? layout.bounds).union(itemBounds(scene.items, scene, transform)).intersection(layout.bounds)
    surface.fill(known, of: &pixels, with: surface.ground)
    draw(scene, onto: &pixels, &surface, transform: transform)
    Self.swapRedAndBlue(known, of: surface, in: &pixels)
    return surface.inked.union
  }

  private mutating func start(_ scene: Scene) {
    masks.startFrame(outlineCount: scene.outlines.count)
    boxes.removeAll(keepingCapacity: true)
    for outline in scene.outlines { boxes.append(outline.path.controlBounds) }
  }

  private mutating func draw(
    _ scene: Scene, onto pixels: inout MutableRawSpan, _ surface: inout PixelSurface, transform: Transform2D
  ) {
    draw(scene.items, of: scene, onto: &pixels, &surface, transform: transform)
    surface.settle(&pixels)
  }

  /// Draws items, the first at the bottom.
  mutating func draw(
    _ items: [SceneItem], of scene: Scene, onto pixels: inout MutableRawSpan, _ surface: inout PixelSurface,
    transform: Transform2D
  ) {
    for item in items {
      switch item {
      case .shape(let shape):
        draw(shape, of: scene, onto: &pixels, &surface, transform: transform)
      case .image(let image):
        draw(image, of: scene, onto: &pixels, &surface, transform: transform)
      case .group(let group):
        draw(group, of: scene, onto: &pixels, &surface, transform: transform)
      }
    }
  }

  /// A factor 0…1 in whole 255ths.
  static func level(_ factor: Double) -> Int {
    Int((min(1, max(0, factor)) * 255).rounded())
  }

  private static func swapRedAndBlue(
    _ rect: PixelRect, of surface: PixelSurface, in pixels: inout MutableRawSpan
  ) {
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      let start = surface.offset(x: rect.minX, y: y)
      for place in stride(from: start, to: start + rect.width * 4, by: 4) {
        let word = pixels.word32(at: place)
        pixels.store(word & 0xff00_ff00 | (word & 0xff) << 16 | (word >> 16) & 0xff, at: place)
      }
    }
  }
}
