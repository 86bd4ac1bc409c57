import GlyphInterp

extension Canvas {
  /// The canvas that a request asks for.
  init(_ request: Request, for plan: TransitionPlan) throws(CommandError) {
    do throws(RenderError) {
      switch request.canvas {
      case .fit:
        try self.init(fitting: plan, padding: request.padding, scale: request.scale)
      case .fixed(let width, let height):
        try self.init(width: Double(width), height: Double(height), centering: plan, scale: request.scale)
      }
    } catch {
      if case .bitmapSize(let width, let height) = error {
        try CanvasLimits.check(width: width, height: height)
      }
      throw CommandError(error)
    }
    try CanvasLimits.check(width: width, height: height)
  }
}
