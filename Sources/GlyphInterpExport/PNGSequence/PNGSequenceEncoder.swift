public import GlyphInterp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes each frame as a PNG file of its own, numbered from 0.
///
/// How long a frame is shown leaves no trace. Each file appears whole; files of frames before a failure or a signal are
/// taken away again, except where they replaced others, and so is the folder if it was made for them.
public final class PNGSequenceEncoder: FrameEncoder {
  private let pattern: FileNamePattern
  private let existing: FileSink.ExistingFile
  private let encoder: PNGEncoder
  private var sequence: FrameSequence?
  private var count = 0
  private var written: [String] = []
  private var isFinished = false

  /// Makes an encoder.
  public init(
    pattern: FileNamePattern, existing: FileSink.ExistingFile = .replace
  ) throws(ExportError) {
    self.pattern = pattern
    self.existing = existing
    encoder = try PNGEncoder()
  }

  deinit {
    if !isFinished { TemporaryFiles.remove(written, in: folder) }
  }

  private var folder: String { OutputTarget.folder(of: pattern.path(0)) }

  /// Makes the folder of the files if need be.
  public func begin(_ sequence: FrameSequence) throws(ExportError) {
    self.sequence = sequence
    guard !folder.isEmpty, !TemporaryFiles.makeFolder(folder), SystemCall.errorNumber != EEXIST else { return }
    throw .cannotCreate(path: folder, reason: SystemCall.reason())
  }

  /// Writes the next file.
  public func encode(_ frame: Bitmap, steps: Int) throws(ExportError) {
    try sequence?.check(frame)
    try write(encoder.encode(frame))
  }

  /// Writes the next file, whose bytes were made elsewhere.
  func write(_ bytes: [UInt8]) throws(ExportError) {
    let path = pattern.path(count)
    let isNew = access(path, F_OK) != 0
    let sink = try FileSink(path: path, existing: existing, isPart: isNew)
    try sink.write(bytes)
    try sink.finish()
    if isNew { written.append(path) }
    count += 1
  }

  /// Keeps the files.
  public func finish() throws(ExportError) {
    isFinished = true
    TemporaryFiles.keep(written, in: folder)
  }
}
