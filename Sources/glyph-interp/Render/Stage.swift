import GlyphInterp

/// Where scenes stand: a canvas for each transition, all of one size.
///
/// In a canvas of a given size the text is centred at every instant, and how is settled by the two ends of a transition.
struct Stage: Sendable {
  /// The canvases, one for each plan.
  let canvases: [Canvas]

  /// Device pixels in a row.
  var width: Int { canvases[0].width }
  /// Rows of device pixels.
  var height: Int { canvases[0].height }

  /// The stage that a request asks for.
  init(_ request: Request, for exhibit: Exhibit) throws(CommandError) {
    let plans = exhibit.sequence.plans
    var canvases: [Canvas] = []
    do throws(RenderError) {
      switch request.canvas {
      case .fit:
        let canvas = try Canvas(fitting: exhibit.inkBounds, padding: request.padding, scale: request.scale)
        canvases = Array(repeating: canvas, count: plans.count)
      case .fixed(let width, let height) where !exhibit.isPlain:
        let canvas = try Canvas(
          width: Double(width), height: Double(height), centering: exhibit.inkBounds, scale: request.scale)
        canvases = Array(repeating: canvas, count: plans.count)
      case .fixed(let width, let height):
        for plan in plans {
          canvases.append(
            try Canvas(width: Double(width), height: Double(height), centering: plan, scale: request.scale))
        }
      }
    } catch {
      if case .bitmapSize(let width, let height) = error {
        try CanvasLimits.check(width: width, height: height)
      }
      throw CommandError(error)
    }
    self.canvases = canvases
    try CanvasLimits.check(width: width, height: height)
  }
}
