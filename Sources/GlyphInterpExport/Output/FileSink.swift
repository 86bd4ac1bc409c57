#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A sink that becomes a file, whole or not at all.
///
/// The bytes go to a temporary file in the target's folder, which takes the target's name at the end. A target that
/// exists and is no regular file (a device, a pipe) is written directly; a link is followed. The data is not forced to
/// the disk (`fsync`): the promise holds for failures and signals, not for a loss of power.
///
/// A process that writes to pipes has to ignore `SIGPIPE`, so that a closed pipe is an error and not its end.
public final class FileSink: ByteSink {
  /// What becomes of a file that is there already.
  public enum ExistingFile: Sendable {
    /// It is replaced when the new one is whole.
    case replace
    /// It stays, and the sink is not made.
    case keep
  }

  /// The path as it was given; `-` for standard output.
  public let path: String
  private let target: OutputTarget
  private let batch: FileBatch?
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  private var isOpen = true

  /// Bytes that are gathered before the system is called.
  private static let bufferSize = 1 << 16

  /// Opens a sink.
  ///
  /// - Parameters:
  ///   - path: a path, or `-` for standard output.
  ///   - existing: what becomes of a regular file of that name.
  ///   - batch: what gives the file its name, together with others; `nil` when ``finish()`` does.
  /// - Throws: ``ExportError/cannotCreate(path:reason:)`` or ``ExportError/alreadyExists(path:)``.
  public init(path: String, existing: ExistingFile = .replace, batch: FileBatch? = nil) throws(ExportError) {
    let target = try OutputTarget(path: path, existing: existing)
    self.path = path
    self.target = target
    self.batch = batch
    descriptor = try target.open(namedBy: path)
  }

  deinit { discard() }

  /// Looks whether a file can be made, so that it is known before others are made.
  ///
  /// A device or a pipe is not opened.
  ///
  /// - Throws: ``ExportError/cannotCreate(path:reason:)`` or ``ExportError/alreadyExists(path:)``.
  public static func check(path: String, existing: ExistingFile = .replace) throws(ExportError) {
    guard case .temporary = try OutputTarget(path: path, existing: existing).kind else { return }
    try FileSink(path: path, existing: existing).discard()
  }

  /// The place that a path leads to, so that two paths of one place are found out: the true path of its folder, with
  /// links followed even where nothing is there yet.
  public static func place(of path: String) -> String {
    guard let target = try? OutputTarget.followingLinks(path) else { return path }
    let folder = OutputTarget.folder(of: target)
    let name = target.dropFirst(folder.count)
    if let resolved = realpath(folder.isEmpty ? "." : folder, nil) {
      defer { free(resolved) }
      let base = String(cString: resolved)
      return (base == "/" ? base : base + "/") + name
    }
    // The folder will be made: its own place is known, up to slashes and dots that mean nothing.
    var parent = folder[...]
    while parent.hasSuffix("/") || parent.hasSuffix("/.") { parent = parent.dropLast() }
    return parent.isEmpty ? path : place(of: String(parent)) + "/" + name
  }

  /// Appends the bytes.
  public func write(_ bytes: [UInt8]) throws(ExportError) {
    if buffer.count + bytes.count <= Self.bufferSize {
      buffer += bytes
      return
    }
    try flush()
    if bytes.count >= Self.bufferSize {
      try writeOut(bytes)
    } else {
      buffer += bytes
    }
  }

  /// Hands over what was gathered, so that the reader of a pipe sees it.
  public func flush() throws(ExportError) {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    try writeOut(bytes)
  }

  /// Writes the rest, closes the file and gives it its name, or leaves that to its batch.
  public func finish() throws(ExportError) {
    guard isOpen else { return }
    try flush()
    isOpen = false
    if target.isStandardOutput { return }
    let closed = close(descriptor)
    let closeReason = closed == 0 ? "" : SystemCall.reason()
    guard case .temporary(let temporary, let final) = target.kind else {
      if closed != 0 { throw .cannotWrite(path: path, reason: closeReason) }
      return
    }
    guard closed == 0 else {
      TemporaryFiles.remove([temporary])
      throw .cannotWrite(path: path, reason: closeReason)
    }
    try UnnamedFile(path: path, temporary: temporary, final: final).finish(in: batch)
  }

  /// Closes and removes the temporary file; what a device or a pipe got stays there.
  public func discard() {
    guard isOpen else { return }
    isOpen = false
    buffer = []
    guard !target.isStandardOutput else { return }
    close(descriptor)
    if case .temporary(let temporary, _) = target.kind { TemporaryFiles.remove([temporary]) }
  }

  private func writeOut(_ bytes: [UInt8]) throws(ExportError) {
    var failure: Int32 = 0
    bytes.withUnsafeBytes { raw in
      var rest = raw[...]
      while !rest.isEmpty {
        let written = SystemCall.retrying {
          #if canImport(Glibc)
            Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
          #else
            Darwin.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
          #endif
        }
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if written < 0, SystemCall.errorNumber == EAGAIN {
          var pipe = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&pipe, 1, -1)
        } else {
          failure = written == 0 ? EIO : SystemCall.errorNumber
          return
        }
      }
    }
    if failure == EPIPE { throw .closedPipe(path: path) }
    if failure != 0 { throw .cannotWrite(path: path, reason: SystemCall.reason(failure)) }
  }
}
