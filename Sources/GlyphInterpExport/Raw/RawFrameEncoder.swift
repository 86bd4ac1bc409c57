public import GlyphInterp

/// Writes frames one after the other as bare pixels: red, green, blue, alpha, 8 bits each, straight alpha, rows from the
/// top; a frame as often as it has steps.
public final class RawFrameEncoder: FrameEncoder {
  private let sink: any ByteSink
  private var sequence: FrameSequence?

  /// Makes an encoder that writes to a sink.
  public init(sink: any ByteSink) {
    self.sink = sink
  }

  /// Starts the animation; nothing is written yet.
  public func begin(_ sequence: FrameSequence) throws(ExportError) {
    self.sequence = sequence
  }

  /// Adds a frame.
  public func encode(_ frame: Bitmap, steps: Int) throws(ExportError) {
    try sequence?.check(frame)
    let pixels = StraightAlpha.pixels(of: frame)
    for _ in 0..<steps { try sink.write(pixels) }
  }

  /// Completes the file.
  public func finish() throws(ExportError) {
    try sink.finish()
  }
}
