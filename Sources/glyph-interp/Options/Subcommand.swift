/// The jobs of the command.
enum Subcommand: String, CaseIterable, Sendable {
  case render
  case plan
  case fonts
  case completions

  /// What it does, as help lists it.
  var summary: String {
    switch self {
    case .render: "render a transition to one or more files"
    case .plan: "show which glyphs pair, which fade, and why"
    case .fonts: "list usable fonts, or one font's axes, instances, features"
    case .completions: "print a completion script for a shell"
    }
  }

  /// What it takes beside options.
  var operands: [Operand] {
    switch self {
    case .render, .plan:
      [
        Operand("TEXT", isOptional: false, values: .text),
        Operand("NEW-TEXT", isOptional: true, values: .text),
      ]
    case .fonts: [Operand("FILE|FAMILY", isOptional: true, values: .fonts)]
    case .completions:
      [Operand("SHELL", isOptional: false, values: .choices(Shell.allCases.map(\.rawValue)))]
    }
  }

  /// The line that says how it is called.
  var usage: String {
    var words = ["glyph-interp", rawValue]
    if OptionTable.options(of: self).contains(where: { $0.name != "help" }) { words.append("[OPTIONS]") }
    words += operands.map { $0.isOptional ? "[\($0.name)]" : $0.name }
    return words.joined(separator: " ")
  }

  /// What its help says beneath the usage.
  var details: [String] {
    switch self {
    case .render:
      [
        "Without NEW-TEXT the text stays and the style changes from --from to --to. `@FILE` reads a text from a file, "
          + "`-` from standard input; a text that starts with `@` is written `@@`. An argument that starts with `-` "
          + "and a digit is a text. Without -o the file is named after TEXT: letters, digits, `-` and `_` of it, "
          + "other characters as `-`, at most 40 of them.",
        "The last line on standard error says what was made: file, pixels, frames, seconds, how many glyphs were "
          + "interpolated and how many faded.",
      ]
    case .plan:
      [
        "Prints the clusters of both texts, the pairs, what leaves and what enters. With --json: one value of stable "
          + "form, the same bytes on every run."
      ]
    case .fonts:
      [
        "Without an argument: the families that can be named with --font. With a file or a family: its faces with "
          + "their axes, named instances and features."
      ]
    case .completions:
      ["For example, in bash: source <(glyph-interp completions bash)"]
    }
  }
}
