import Synchronization

/// A bitmap that tasks hand to each other and draw on in turn.
final class RenderTarget: Sendable {
  private let state: Mutex<Bitmap>

  init(_ bitmap: Bitmap) {
    state = Mutex(bitmap)
  }

  /// A copy of the bitmap; its pixels are shared until one of both is drawn on.
  var bitmap: Bitmap { state.withLock { $0 } }

  /// Lends the bitmap.
  func withBitmap<Result: Sendable>(_ body: (inout Bitmap) throws -> Result) rethrows -> Result {
    try state.withLock { bitmap throws -> Result in try body(&bitmap) }
  }
}
