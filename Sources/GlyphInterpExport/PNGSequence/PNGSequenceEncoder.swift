public import GlyphInterp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes each frame as a PNG file of its own, numbered from 0.
///
/// How long a frame is shown leaves no trace. The files get their names together when the last is whole: after a failure
/// or a signal none of them is there, nor the folder if it was made for them, and older frames are as they were.
public final class PNGSequenceEncoder: FrameEncoder {
  private let pattern: FileNamePattern
  private let existing: FileSink.ExistingFile
  private let batch: FileBatch
  private let namesFiles: Bool
  private let encoder: PNGEncoder
  private var sequence: FrameSequence?
  private var count = 0

  /// Makes an encoder.
  ///
  /// - Parameters:
  ///   - pattern: names the files.
  ///   - existing: what becomes of files of those names.
  ///   - batch: what gives the files their names, together with others; `nil` when ``finish()`` does.
  public init(
    pattern: FileNamePattern, existing: FileSink.ExistingFile = .replace, batch: FileBatch? = nil
  ) throws(ExportError) {
    self.pattern = pattern
    self.existing = existing
    self.batch = batch ?? FileBatch()
    namesFiles = batch == nil
    encoder = try PNGEncoder()
  }

  /// Makes the folder of the files if need be.
  public func begin(_ sequence: FrameSequence) throws(ExportError) {
    self.sequence = sequence
    let folder = OutputTarget.folder(of: pattern.path(0))
    guard !folder.isEmpty else { return }
    if TemporaryFiles.makeFolder(folder) {
      batch.add(folder: folder)
    } else if SystemCall.errorNumber != EEXIST {
      throw .cannotCreate(path: folder, reason: SystemCall.reason())
    }
  }

  /// Writes the next file.
  public func encode(_ frame: Bitmap, steps: Int) throws(ExportError) {
    try sequence?.check(frame)
    try write(encoder.encode(frame))
  }

  /// Writes the next file, whose bytes were made elsewhere.
  func write(_ bytes: [UInt8]) throws(ExportError) {
    let sink = try FileSink(path: pattern.path(count), existing: existing, batch: batch)
    try sink.write(bytes)
    try sink.finish()
    count += 1
  }

  /// Names the files.
  public func finish() throws(ExportError) {
    if namesFiles { try batch.finish() }
  }
}
