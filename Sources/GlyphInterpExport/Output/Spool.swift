#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Pieces of a file that must wait until its beginning is known: in memory while they are few, then on disk.
///
/// The file on disk has no name, so nothing is left of it whatever happens.
final class Spool {
  private enum Piece {
    case memory([UInt8])
    case file(offset: Int, count: Int)
  }

  /// Bytes that are kept in memory before the rest goes to disk.
  private static let memoryLimit = 32 << 20

  private var pieces: [Piece] = []
  private var memoryCount = 0
  private var fileCount = 0
  private var descriptor: Int32 = -1
  private let folder: String

  /// Makes an empty spool.
  init() {
    folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// How many pieces there are.
  var count: Int { pieces.count }

  /// Adds a piece.
  func append(_ bytes: [UInt8]) throws(ExportError) {
    if memoryCount + bytes.count <= Self.memoryLimit {
      memoryCount += bytes.count
      // A copy of just this size: compressors hand over arrays with room for the worst case.
      let copy = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
        count = buffer.initialize(fromContentsOf: bytes)
      }
      pieces.append(.memory(copy))
      return
    }
    if descriptor < 0 { try open() }
    try transfer(bytes.count) { done in
      bytes.withUnsafeBytes { bytes in
        bytes.baseAddress.map { pwrite(descriptor, $0 + done, bytes.count - done, fileCount + done) } ?? 0
      }
    }
    pieces.append(.file(offset: fileCount, count: bytes.count))
    fileCount += bytes.count
  }

  /// The bytes of a piece.
  func piece(_ index: Int) throws(ExportError) -> [UInt8] {
    switch pieces[index] {
    case .memory(let bytes): return bytes
    case .file(let offset, let count):
      var bytes = [UInt8](repeating: 0, count: count)
      try transfer(count) { done in
        bytes.withUnsafeMutableBytes { bytes in
          bytes.baseAddress.map { pread(descriptor, $0 + done, count - done, offset + done) } ?? 0
        }
      }
      return bytes
    }
  }

  private func open() throws(ExportError) {
    let path = folder + "/.glyph-interp-" + String(UInt64.random(in: .min ... .max), radix: 36)
    descriptor = TemporaryFiles.open(path)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: SystemCall.reason()) }
    TemporaryFiles.remove([path])
  }

  private func transfer(_ count: Int, _ call: (Int) -> Int) throws(ExportError) {
    var done = 0
    while done < count {
      let step = SystemCall.retrying { call(done) }
      guard step > 0 else {
        let reason = step == 0 ? SystemCall.reason(EIO) : SystemCall.reason()
        throw .cannotWrite(path: folder, reason: reason)
      }
      done += step
    }
  }
}
