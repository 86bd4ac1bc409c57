/// A few frames between the one who draws and one encoder: the faster waits for the slower.
actor FrameQueue {
  private let capacity: Int
  private var frames: [TimedFrame] = []
  private var isClosed = false
  private var failure: ExportError?
  private var sender: CheckedContinuation<Void, Never>?
  private var receiver: CheckedContinuation<Void, Never>?

  /// Makes a queue that holds so many frames.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Puts a frame in, when there is room.
  ///
  /// - Throws: what stopped the other side.
  func send(_ frame: TimedFrame) async throws(ExportError) {
    while frames.count >= capacity && failure == nil {
      await withCheckedContinuation { sender = $0 }
    }
    if let failure { throw failure }
    frames.append(frame)
    wakeReceiver()
  }

  /// Takes the next frame, when there is one; `nil` after the last.
  ///
  /// - Throws: what stopped the other side.
  func next() async throws(ExportError) -> TimedFrame? {
    while frames.isEmpty && !isClosed && failure == nil {
      await withCheckedContinuation { receiver = $0 }
    }
    if let failure { throw failure }
    guard !frames.isEmpty else { return nil }
    wakeSender()
    return frames.removeFirst()
  }

  /// Says that no frame follows.
  func close() {
    isClosed = true
    wakeReceiver()
  }

  /// Stops both sides; the first reason counts.
  func stop(_ reason: ExportError) {
    failure = failure ?? reason
    wakeSender()
    wakeReceiver()
  }

  private func wakeSender() {
    sender?.resume()
    sender = nil
  }

  private func wakeReceiver() {
    receiver?.resume()
    receiver = nil
  }
}
