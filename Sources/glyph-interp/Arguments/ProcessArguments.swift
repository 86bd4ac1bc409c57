/// What the process was called with.
enum ProcessArguments {
  /// The arguments after the program's own name.
  ///
  /// - Throws: a usage error where one is not UTF-8: mended, as Swift does it, it would be another text or another file.
  static func read() throws(CommandError) -> [String] {
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = unsafe CommandLine.unsafeArgv[index] else { continue }
      guard let argument = unsafe String(validatingCString: bytes) else {
        throw .usage("argument \(index) is not UTF-8 text")
      }
      arguments.append(argument)
    }
    return arguments
  }
}
