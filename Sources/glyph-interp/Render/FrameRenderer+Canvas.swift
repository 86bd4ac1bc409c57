import GlyphInterp

extension FrameRenderer {
  /// Renders the frames of a transition that stand on a canvas.
  init(_ canvas: Canvas, options: RenderOptions, workerCount: Int) throws(RenderError) {
    try self.init(
      width: canvas.width, height: canvas.height, transform: { canvas.transform(for: $0) }, options: options,
      workerCount: workerCount)
  }
}
