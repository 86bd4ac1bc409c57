/// Completion scripts, made from the option table.
enum Completions {
  /// The script for a shell.
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The spellings of an option: long first.
  static func spellings(of option: CommandOption) -> [String] {
    ["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? [])
  }

  /// A text between single quotes, as all three shells read it.
  static func quoted(_ text: String, quote: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: quote) + "'"
  }
}
