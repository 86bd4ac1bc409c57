import Synchronization

/// A renderer that one task at a time draws with.
final class RenderWorker: Sendable {
  private let renderer: Mutex<Renderer>

  init(options: RenderOptions) throws(RenderError) {
    renderer = Mutex(try Renderer(options: options))
  }

  /// Draws a scene.
  func draw(_ scene: Scene, into target: RenderTarget, transform: Transform2D) {
    renderer.withLock { renderer in
      target.withBitmap { renderer.render(scene, into: &$0, transform: transform) }
    }
  }
}
