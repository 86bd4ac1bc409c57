/// A sink that keeps its bytes.
public final class MemorySink: ByteSink {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []
  /// Whether the writer said that all is written.
  public private(set) var isFinished = false

  /// Makes an empty sink.
  public init() {}

  /// Appends the bytes.
  public func write(_ bytes: [UInt8]) throws(ExportError) { self.bytes += bytes }

  /// Marks the bytes as complete.
  public func finish() throws(ExportError) { isFinished = true }

  /// Forgets the bytes.
  public func discard() { bytes = [] }
}
