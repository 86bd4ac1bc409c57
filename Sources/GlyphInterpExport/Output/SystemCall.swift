#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the last failed call of the C library said.
enum SystemCall {
  /// The number of the last error in this thread.
  static var errorNumber: Int32 { errno }

  /// The system's words for an error, with a small first letter.
  static func reason(_ number: Int32 = errno) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    // The X/Open form, which fills the buffer; the GNU form is not what Swift sees.
    _ = strerror_r(number, &buffer, buffer.count)
    let text = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Calls until the call is no longer broken off by a signal.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }
}
