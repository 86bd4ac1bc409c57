import Synchronization

/// A renderer that one task at a time draws with.
final class RenderWorker: Sendable {
  private let renderer: Mutex<Renderer>

  init(options: RenderOptions) throws(RenderError) {
    renderer = Mutex(try Renderer(options: options))
  }

  /// Draws what a frame shows.
  func draw(_ exposure: FrameExposure, into target: RenderTarget) {
    renderer.withLock { renderer in
      target.withBitmap {
        renderer.render(exposures: exposure.scenes, into: &$0, transform: exposure.transform)
      }
    }
  }
}
