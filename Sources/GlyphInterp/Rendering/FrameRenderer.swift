/// Renders the frames of an animation on several workers and hands them over in order.
///
/// Frames are drawn ahead, never more than two for each worker, so memory does not grow with their number. The bytes are
/// the same for any number of workers.
public struct FrameRenderer: Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// From a scene to pixels, (0, 0) the top left corner.
  public let transform: @Sendable (Scene) -> Transform2D
  /// How scenes become pixels.
  public let options: RenderOptions
  /// How many frames are drawn at once.
  public let workerCount: Int
  /// How many of the last bitmaps the one who takes them still has at work, 0 or more; so many more are made. Where it
  /// is too few, nothing is wrong, but frames are copied.
  public var keptBitmapCount = 0
  /// Is told how long each stage of each frame took, in any order; called on any worker. `nil` for nobody.
  public var observer: (@Sendable (FrameStage, Duration) -> Void)?

  /// Makes a renderer of frames.
  ///
  /// - Parameters:
  ///   - width: pixels in a row.
  ///   - height: rows.
  ///   - transform: from a scene to pixels; called on any worker.
  ///   - options: how scenes become pixels.
  ///   - workerCount: how many frames are drawn at once, 1 or more; as many as there are processors is best.
  /// - Throws: `RenderError.bitmapSize` when no bitmap can have that size.
  public init(
    width: Int, height: Int, transform: @escaping @Sendable (Scene) -> Transform2D,
    options: RenderOptions = RenderOptions(), workerCount: Int
  ) throws(RenderError) {
    try Bitmap.check(width: width, height: height)
    self.width = width
    self.height = height
    self.transform = transform
    self.options = options
    self.workerCount = max(1, workerCount)
  }

  /// Renders frames and makes something of each where it was drawn.
  ///
  /// - Parameters:
  ///   - frameCount: how many frames; their indices are 0 ..< `frameCount`.
  ///   - scene: the scene of a frame; called on any worker, in any order.
  ///   - finish: what a frame is made into, on the worker that drew it: a compressor of single frames runs there. The
  ///     bitmap is drawn on again afterwards; a copy that is kept costs time.
  ///   - deliver: takes what `finish` made, frame by frame in order.
  /// - Throws: the first error of `scene`, `finish` or `deliver`, or a `RenderError`; frames after it are given up.
  public func render<Output: Sendable>(
    frameCount: Int, scene: @escaping @Sendable (Int) throws -> Scene,
    finish: @escaping @Sendable (Int, Bitmap) throws -> Output,
    deliver: (Int, Output) async throws -> Void
  ) async throws {
    let transform = transform
    let exposure: @Sendable (Int) throws -> FrameExposure = { FrameExposure([try scene($0)], transform: transform) }
    try await run(frameCount: frameCount, keepsBitmaps: false, exposure: exposure, finish: finish) { frame, output, _ in
      try await deliver(frame, output)
    }
  }

  /// Renders frames.
  ///
  /// - Parameters:
  ///   - frameCount: how many frames; their indices are 0 ..< `frameCount`.
  ///   - scene: the scene of a frame; called on any worker, in any order.
  ///   - deliver: takes the bitmaps, frame by frame in order. A bitmap is drawn on again afterwards; a copy that is
  ///     kept costs time.
  /// - Throws: the first error of `scene` or `deliver`, or a `RenderError`; frames after it are given up.
  public func render(
    frameCount: Int, scene: @escaping @Sendable (Int) throws -> Scene,
    deliver: (Int, Bitmap) async throws -> Void
  ) async throws {
    let transform = transform
    try await render(
      frameCount: frameCount, exposure: { FrameExposure([try scene($0)], transform: transform) }, deliver: deliver)
  }

  /// Renders frames, each of which may show the mean of several instants and stand where it says itself.
  ///
  /// - Parameters:
  ///   - frameCount: how many frames; their indices are 0 ..< `frameCount`.
  ///   - exposure: what a frame shows; called on any worker, in any order.
  ///   - deliver: takes the bitmaps, frame by frame in order. A bitmap is drawn on again afterwards; a copy that is
  ///     kept costs time.
  /// - Throws: the first error of `exposure` or `deliver`, or a `RenderError`; frames after it are given up.
  public func render(
    frameCount: Int, exposure: @escaping @Sendable (Int) throws -> FrameExposure,
    deliver: (Int, Bitmap) async throws -> Void
  ) async throws {
    try await run(
      frameCount: frameCount, keepsBitmaps: true, exposure: exposure, finish: { _, _ in },
      deliver: { frame, _, target in try await deliver(frame, target.bitmap) })
  }

  private func run<Output: Sendable>(
    frameCount: Int, keepsBitmaps: Bool, exposure: @escaping @Sendable (Int) throws -> FrameExposure,
    finish: @escaping @Sendable (Int, Bitmap) throws -> Output,
    deliver: (Int, Output, RenderTarget) async throws -> Void
  ) async throws {
    guard frameCount > 0 else { return }
    let (options, observer) = (options, observer)
    let count = min(workerCount, frameCount)
    var workers: [RenderWorker] = []
    for _ in 0..<count { workers.append(try RenderWorker(options: options)) }
    var targets: [RenderTarget] = []
    for _ in 0..<min(frameCount, keepsBitmaps ? 2 * count + max(0, keptBitmapCount) : count) {
      targets.append(RenderTarget(try Bitmap(width: width, height: height)))
    }

    try await withThrowingTaskGroup(of: DrawnFrame<Output>.self) { group in
      var next = 0
      var awaited = 0
      var early: [Int: DrawnFrame<Output>] = [:]
      while awaited < frameCount {
        while next < frameCount, next < awaited + 2 * count, let worker = workers.last, let target = targets.first {
          workers.removeLast()
          // The one that was given back first: whoever took its bitmap is most likely done with it.
          targets.removeFirst()
          let frame = next
          next += 1
          group.addTask {
            let shown = try Self.timed(.scene, observer) { try exposure(frame) }
            Self.timed(.pixels, observer) { worker.draw(shown, into: target) }
            let output = try Self.timed(.finish, keepsBitmaps ? nil : observer) {
              try target.withBitmap { try finish(frame, $0) }
            }
            return DrawnFrame(index: frame, output: output, worker: worker, target: target)
          }
        }
        if let frame = early.removeValue(forKey: awaited) {
          let start = ContinuousClock.now
          try await deliver(awaited, frame.output, frame.target)
          observer?(.delivery, ContinuousClock.now - start)
          if keepsBitmaps { targets.append(frame.target) }
          awaited += 1
          continue
        }
        guard let done = try await group.next() else { break }
        workers.append(done.worker)
        if !keepsBitmaps { targets.append(done.target) }
        early[done.index] = done
      }
    }
  }

  /// Does a stage of a frame and tells how long it took.
  private static func timed<Result>(
    _ stage: FrameStage, _ observer: (@Sendable (FrameStage, Duration) -> Void)?, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let observer else { return try body() }
    let start = ContinuousClock.now
    let result = try body()
    observer(stage, ContinuousClock.now - start)
    return result
  }
}

/// A frame that was drawn, what was made of it, and what it was drawn with.
private struct DrawnFrame<Output: Sendable>: Sendable {
  var index: Int
  var output: Output
  var worker: RenderWorker
  var target: RenderTarget
}
