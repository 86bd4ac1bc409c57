/// How the command ends, as scripts see it.
///
/// Source: `sysexits.h` for 64 to 74; 128 plus the signal's number for the last four.
enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  case notices = 1
  case usage = 64
  case badData = 65
  case inputNotFound = 66
  case helperMissing = 69
  case internalError = 70
  case cannotCreate = 73
  case inputOutput = 74
  case hungUp = 129
  case interrupted = 130
  case quit = 131
  case terminated = 143

  /// What the code says, for help and the manual page.
  var summary: String {
    switch self {
    case .done: "done"
    case .notices: "notices under --strict"
    case .usage: "the command line is wrong"
    case .badData: "a font or other data is broken"
    case .inputNotFound: "an input was not found"
    case .helperMissing: "a helper program is missing"
    case .internalError: "a fault of the program"
    case .cannotCreate: "an output cannot be created"
    case .inputOutput: "reading or writing failed"
    case .hungUp: "the terminal has gone"
    case .interrupted: "interrupted"
    case .quit: "quit"
    case .terminated: "terminated"
    }
  }
}
