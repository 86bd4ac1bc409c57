#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads whole files.
enum InputFile {
  /// The bytes of a file, at most `limit` of them.
  static func bytes(path: String, limit: Int) throws(CommandError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let failure = SystemError.last
      let isAbsent = [ENOENT, ENOTDIR, EACCES, ENAMETOOLONG, ELOOP].contains(failure.code)
      throw CommandError(
        isAbsent ? .inputNotFound : .inputOutput, "file '\(path)' cannot be opened: \(failure.message)")
    }
    defer { close(descriptor) }
    return try bytes(of: descriptor, name: "file '\(path)'", limit: limit)
  }

  /// What comes through standard input, at most `limit` bytes.
  static func standardInput(limit: Int) throws(CommandError) -> [UInt8] {
    try bytes(of: 0, name: "standard input", limit: limit)
  }

  private static func bytes(
    of descriptor: Int32, name: String, limit: Int
  ) throws(CommandError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      guard count > 0 else {
        let failure = SystemError.last
        if failure.code == EINTR { continue }
        throw CommandError(.inputOutput, "\(name) cannot be read: \(failure.message)")
      }
      bytes += chunk[..<count]
      if bytes.count > limit {
        throw CommandError(.badData, "\(name) is longer than \(limit) bytes")
      }
    }
  }
}
