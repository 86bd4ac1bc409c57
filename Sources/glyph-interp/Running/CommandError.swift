/// Why the command stops: an exit code and one line for standard error.
struct CommandError: Error, Equatable {
  /// How the process ends.
  let code: ExitCode
  /// One lower-case sentence, thing first; `nil` for an end that says nothing, as when a pipe is closed.
  let message: String?

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  private init(quiet code: ExitCode) {
    self.code = code
    message = nil
  }

  /// The reader of standard output has gone: nobody is left to tell.
  static let closedPipe = CommandError(quiet: .done)

  /// The same with what it is about before it.
  func about(_ subject: String) -> CommandError { message.map { CommandError(code, "\(subject): \($0)") } ?? self }

  /// The command line is wrong.
  static func usage(_ message: String) -> CommandError { CommandError(.usage, message) }
}
