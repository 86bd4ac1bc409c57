#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Questions to the person at the terminal.
enum Terminal {
  /// Whether somebody can read a question and answer it.
  static var canAsk: Bool { isatty(0) == 1 && StandardStream.error.isTerminal }

  /// Whether standard error is a terminal on which a line can be written over.
  static var canRewriteLines: Bool {
    StandardStream.error.isTerminal && getenv("TERM").map { String(cString: $0) } != "dumb"
  }

  /// Asks a question; only an answer that begins with y is a yes.
  static func confirms(_ question: String) -> Bool {
    try? StandardStream.error.send("glyph-interp: \(question) [y/N] ")
    return readLine()?.lowercased().hasPrefix("y") ?? false
  }
}
