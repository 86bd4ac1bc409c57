/// The picture's frame: how many device pixels it has, and where a scene stands in it.
public struct Canvas: Sendable, Equatable {
  private enum Anchor: Equatable {
    /// The scene's origin stands at one place throughout.
    case fixed(x: Double, y: Double)
    /// The layout box is centred; the residuals bring the baselines of both ends onto whole pixels.
    case centered(oldResidual: Double, newResidual: Double)
  }

  /// Device pixels in a row.
  public let width: Int
  /// Rows of device pixels.
  public let height: Int
  /// Device pixels per scene pixel.
  public let scale: Double
  private let anchor: Anchor

  /// A canvas that holds the ink of the whole transition and some space around it.
  ///
  /// - Parameters:
  ///   - plan: the transition.
  ///   - padding: the space on each side, in scene pixels.
  ///   - scale: device pixels per scene pixel; positive.
  /// - Throws: ``RenderError`` when a side or the number of pixels is beyond a ``Bitmap``'s limits.
  public init(fitting plan: TransitionPlan, padding: Double = 8, scale: Double = 1) throws(RenderError) {
    try self.init(fitting: plan.inkBounds, padding: padding, scale: scale)
  }

  /// A canvas that holds a rectangle of a scene, in scene pixels, and some space around it.
  public init(fitting ink: Rect, padding: Double = 8, scale: Double = 1) throws(RenderError) {
    let bounds = ink.isEmpty ? Rect(minX: 0, minY: 0, maxX: 0, maxY: 0) : ink
    let left = ((bounds.minX - padding) * scale).rounded(.down)
    let top = ((bounds.minY - padding) * scale).rounded(.down)
    try self.init(
      width: max(1, ((bounds.maxX + padding) * scale).rounded(.up) - left),
      height: max(1, ((bounds.maxY + padding) * scale).rounded(.up) - top), scale: scale,
      anchor: .fixed(x: -left, y: -top))
  }

  /// A canvas of a given size in scene pixels, in whose middle the layout box stands at every instant.
  ///
  /// - Throws: ``RenderError`` when a side or the number of pixels is beyond a ``Bitmap``'s limits.
  public init(width: Double, height: Double, centering plan: TransitionPlan, scale: Double = 1)
    throws(RenderError)
  {
    let deviceHeight = (height * scale).rounded()
    func residual(of scene: Scene) -> Double {
      let offset = deviceHeight / 2 - scene.layoutBox.center.y * scale
      return offset.rounded() - offset
    }
    try self.init(
      width: (width * scale).rounded(), height: deviceHeight, scale: scale,
      anchor: .centered(
        oldResidual: residual(of: plan.scene(at: plan.start)), newResidual: residual(of: plan.scene(at: plan.duration)))
    )
  }

  /// A canvas of a given size with a rectangle of the scene in its middle, at whole device pixels.
  package init(width: Double, height: Double, centering bounds: Rect, scale: Double) throws(RenderError) {
    let center = bounds.isEmpty ? .zero : bounds.center
    let (deviceWidth, deviceHeight) = ((width * scale).rounded(), (height * scale).rounded())
    try self.init(
      width: deviceWidth, height: deviceHeight, scale: scale,
      anchor: .fixed(
        x: (deviceWidth / 2 - center.x * scale).rounded(), y: (deviceHeight / 2 - center.y * scale).rounded()))
  }

  private init(width: Double, height: Double, scale: Double, anchor: Anchor) throws(RenderError) {
    let largest = Double(Int32.max)
    self.width = width < largest ? Int(width) : Int(Int32.max)
    self.height = height < largest ? Int(height) : Int(Int32.max)
    try Bitmap.check(width: self.width, height: self.height)
    self.scale = scale
    self.anchor = anchor
  }

  /// Whether the canvas shows one part of the plane throughout, and does not follow the layout box.
  package var isFixed: Bool {
    if case .fixed = anchor { true } else { false }
  }

  /// The map from a scene's pixels to the canvas's device pixels.
  public func transform(for scene: Scene) -> Transform2D {
    switch anchor {
    case .fixed(let x, let y):
      return Transform2D(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
    case .centered(let oldResidual, let newResidual):
      let center = scene.layoutBox.center
      return Transform2D(
        a: scale, b: 0, c: 0, d: scale, tx: Double(width) / 2 - center.x * scale,
        ty: Double(height) / 2 - center.y * scale + mix(oldResidual, newResidual, at: scene.progress))
    }
  }
}
