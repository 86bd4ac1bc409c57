/// A text argument: the text itself, or where it is read from.
enum TextOperand: Equatable, Sendable {
  /// The text itself.
  case literal(String)
  /// The content of a file.
  case file(path: String)
  /// What comes through a pipe.
  case standardInput

  /// Reads `TEXT`, `@FILE`, `@@TEXT` or `-`.
  init(parsing argument: String) throws(CommandError) {
    if argument == "-" {
      self = .standardInput
    } else if argument.hasPrefix("@@") {
      self = .literal(String(argument.dropFirst()))
    } else if argument.hasPrefix("@") {
      guard argument.utf8.count > 1 else { throw .usage("text '@' names no file; a literal '@' is written '@@'") }
      self = .file(path: String(argument.dropFirst()))
    } else {
      self = .literal(argument)
    }
  }

  /// The text. One line break at the end of a file is no part of it.
  func text() throws(CommandError) -> String {
    switch self {
    case .literal(let text): return text
    case .file(let path):
      return try Self.decode(try InputFile.bytes(path: path, limit: Self.byteLimit), name: "file '\(path)'")
    case .standardInput:
      return try Self.decode(try InputFile.standardInput(limit: Self.byteLimit), name: "standard input")
    }
  }

  /// The longest text that is read, in bytes.
  static let byteLimit = 16 << 20

  private static func decode(_ bytes: [UInt8], name: String) throws(CommandError) -> String {
    var content = bytes[...]
    if content.last == 0x0A { content.removeLast() }
    if content.count < bytes.count, content.last == 0x0D { content.removeLast() }
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content.removeFirst(3) }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw CommandError(.badData, "\(name) is not UTF-8 text")
    }
    return text
  }
}
