/// All options of the command.
enum OptionTable {
  /// The rows in the order of help.
  static let all: [CommandOption] = text + transition + output + running

  /// The options that a job knows.
  static func options(of subcommand: Subcommand) -> [CommandOption] {
    all.filter { $0.subcommands.contains(subcommand) }
  }
}
