#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that another program writes under a temporary name.
///
/// A container needs to go back to its beginning, which a pipe cannot: for standard output and devices the file waits
/// among the temporary files and is copied.
final class VideoFile {
  /// Where the program writes.
  let workPath: String
  private let path: String
  private let target: OutputTarget
  private let batch: FileBatch?
  private var isThere = true

  private static let copySize = 1 << 20

  init(path: String, existing: FileSink.ExistingFile, batch: FileBatch?) throws(ExportError) {
    self.path = path
    self.batch = batch
    target = try OutputTarget(path: path, existing: existing)
    if case .temporary(let temporary, _) = target.kind {
      workPath = temporary
      close(try target.open(namedBy: path))
      return
    }
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    workPath = folder + "/.glyph-interp-" + String(UInt64.random(in: .min ... .max), radix: 36)
    let descriptor = TemporaryFiles.open(workPath)
    guard descriptor >= 0 else { throw .cannotCreate(path: workPath, reason: SystemCall.reason()) }
    close(descriptor)
  }

  deinit { if isThere { TemporaryFiles.remove([workPath]) } }

  /// Whether nothing is in it.
  var isEmpty: Bool {
    var status = stat()
    return stat(workPath, &status) != 0 || status.st_size == 0
  }

  /// Gives the file its name, or leaves that to its batch; or copies it to where it belongs.
  func finish() throws(ExportError) {
    if case .temporary(_, let final) = target.kind {
      isThere = false
      try UnnamedFile(path: path, temporary: workPath, final: final).finish(in: batch)
      return
    }
    let sink = try FileSink(path: path)
    let descriptor = SystemCall.retrying { open(workPath, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: SystemCall.reason()) }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: Self.copySize)
    while true {
      let count = SystemCall.retrying { read(descriptor, &buffer, buffer.count) }
      guard count >= 0 else { throw .cannotWrite(path: path, reason: SystemCall.reason()) }
      if count == 0 { break }
      try sink.write(Array(buffer.prefix(count)))
    }
    try sink.finish()
  }
}
