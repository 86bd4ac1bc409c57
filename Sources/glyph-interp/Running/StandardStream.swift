#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard output or standard error, written without a buffer.
enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes text.
  func send(_ text: String) throws(CommandError) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(rawValue, $0.baseAddress, $0.count) }
      let failure = SystemError.last
      if count >= 0 {
        written += count
      } else if failure.code == EPIPE {
        throw CommandError.closedPipe
      } else if failure.code != EINTR && failure.code != EAGAIN {
        throw CommandError(.inputOutput, "standard output cannot be written: \(failure.message)")
      }
    }
  }

  /// Writes a line to standard error with the program's name before it.
  ///
  /// Control characters are shown escaped, so that it stays one line. Nothing can be said when that fails.
  static func report(_ message: String) {
    var line = "glyph-interp: "
    for scalar in message.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      line += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
    try? StandardStream.error.send(line + "\n")
  }
}
