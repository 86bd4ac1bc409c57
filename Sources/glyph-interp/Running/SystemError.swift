#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system says of a failed call.
struct SystemError: Error, Equatable {
  /// The value of `errno`.
  let code: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The words for it, "no space left on device".
  var message: String {
    guard let words = strerror(code) else { return "error \(code)" }
    let text = String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
