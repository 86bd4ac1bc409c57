public import GlyphInterp

extension PNGSequenceEncoder {
  /// Writes a whole animation, each frame compressed by the worker that drew it.
  ///
  /// The files are those of ``encode(_:steps:)``, sooner: nothing in one depends on another.
  ///
  /// - Parameters:
  ///   - sequence: what is written.
  ///   - renderer: draws the frames.
  ///   - scene: the scene of a frame; called on any worker, in any order.
  ///   - progress: called after each file, with their number.
  /// - Throws: ``ExportError``, ``ExportError/cancelled`` when the task is cancelled, and what `renderer` and `scene` throw.
  public func encode(
    _ sequence: FrameSequence, renderedBy renderer: FrameRenderer,
    scene: @escaping @Sendable (Int) throws -> Scene, progress: ((Int) -> Void)? = nil
  ) async throws {
    try begin(sequence)
    try await renderer.render(
      frameCount: sequence.frameCount, scene: scene,
      finish: { _, bitmap in
        try sequence.check(bitmap)
        return try PNGEncoder().encode(bitmap)
      },
      deliver: { index, bytes in
        if Task.isCancelled { throw ExportError.cancelled }
        try write(bytes)
        progress?(index + 1)
      })
    try finish()
  }
}
