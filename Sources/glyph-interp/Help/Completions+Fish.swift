extension Completions {
  /// The script for fish: `glyph-interp completions fish | source`.
  static var fish: String {
    var lines = ["# fish completion of glyph-interp", "complete -c glyph-interp -f"]
    let start = "complete -c glyph-interp -n __fish_use_subcommand"
    for subcommand in Subcommand.allCases {
      lines.append("\(start) -a \(subcommand.rawValue) -d \(quotedForFish(subcommand.summary))")
    }
    lines += ["\(start) -l help -s h -d 'show help'", "\(start) -l version -d 'show versions'"]
    for subcommand in Subcommand.allCases {
      let seen = "complete -c glyph-interp -n '__fish_seen_subcommand_from \(subcommand.rawValue)'"
      for option in OptionTable.options(of: subcommand) {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value = option.value == nil ? "" : arguments(option.suggestion, isValue: true)
        lines.append("\(seen) -l \(option.name)\(letter)\(value) -d \(quotedForFish(option.summary))")
      }
      let operands = arguments(subcommand.operands[0].values, isValue: false)
      if !operands.isEmpty { lines.append("\(seen)\(operands)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func arguments(_ suggestion: ValueSuggestion, isValue: Bool) -> String {
    switch suggestion {
    case .text: isValue ? " -x" : ""
    case .files, .fonts: isValue ? " -r -F" : " -F"
    case .choices(let words): (isValue ? " -x" : "") + " -a \(quotedForFish(words.joined(separator: " ")))"
    }
  }

  private static func quotedForFish(_ text: String) -> String { quoted(text, quote: "\\'") }
}
