public import GlyphInterp

/// Writes one rendering of an animation to any number of files at once.
///
/// Each encoder works in a task of its own, a few frames behind the one who draws, so memory does not grow with the
/// number of frames. When one of them fails, all are given up. Make the encoders with a ``FileBatch`` so that then none of
/// their files appears, even of those that were finished.
public struct AnimationExporter: Sendable {
  /// Makes the encoder of one file, in the task where it will work.
  public typealias EncoderFactory = @Sendable () throws -> any FrameEncoder
  /// Takes a picture and the steps for which it is shown.
  public typealias Delivery = (Bitmap, Int) async throws -> Void

  /// Frames that wait for each encoder; one more only costs memory.
  private static let queueCapacity = 2
  /// How many frames encoders still have after one that is handed over: those that wait, the one that is encoded, and the
  /// one before it, which many formats look at. For `FrameRenderer.keptBitmapCount`.
  public static let keptBitmapCount = queueCapacity + 2

  private let sequence: FrameSequence
  private let factories: [EncoderFactory]

  /// Makes an exporter.
  ///
  /// - Parameters:
  ///   - sequence: what is common to all files.
  ///   - encoders: one for each file.
  public init(_ sequence: FrameSequence, encoders: [EncoderFactory]) {
    self.sequence = sequence
    factories = encoders
  }

  /// Writes the files.
  ///
  /// - Parameters:
  ///   - progress: called after each frame that was drawn, with their number.
  ///   - frames: draws the frames in order and hands over each; a `FrameRenderer` does.
  /// - Throws: ``ExportError``: the first of an encoder, ``ExportError/cancelled`` when the task is cancelled,
  ///   ``ExportError/frameCount(_:expected:)`` when frames are missing; and what `frames` throws of its own.
  public func export(
    progress: ((Int) -> Void)? = nil, frames: (_ deliver: Delivery) async throws -> Void
  ) async throws {
    let queues = factories.map { _ in FrameQueue(capacity: Self.queueCapacity) }
    let sequence = sequence
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (queue, factory) in zip(queues, factories) {
        group.addTask { try await Self.encode(sequence, from: queue, with: factory) }
      }
      do {
        var count = 0
        try await frames { bitmap, steps in
          if Task.isCancelled { throw ExportError.cancelled }
          for queue in queues { try await queue.send(TimedFrame(bitmap: bitmap, steps: steps)) }
          count += 1
          progress?(count)
        }
        guard count == sequence.frameCount else {
          throw ExportError.frameCount(count, expected: sequence.frameCount)
        }
        for queue in queues { await queue.close() }
      } catch {
        for queue in queues { await queue.stop(error as? ExportError ?? .cancelled) }
        while await group.nextResult() != nil {}
        throw error
      }
      // An encoder that fails now stops the others.
      var failure: (any Error)?
      while let result = await group.nextResult() {
        guard case .failure(let error) = result, failure == nil else { continue }
        failure = error
        for queue in queues { await queue.stop(.cancelled) }
      }
      if let failure { throw failure }
    }
  }

  private static func encode(
    _ sequence: FrameSequence, from queue: FrameQueue, with factory: EncoderFactory
  ) async throws {
    do {
      let encoder = try factory()
      try encoder.begin(sequence)
      while let frame = try await queue.next() { try encoder.encode(frame.bitmap, steps: frame.steps) }
      try encoder.finish()
    } catch {
      await queue.stop(error as? ExportError ?? .cancelled)
      throw error
    }
  }
}
