extension Completions {
  /// The script for zsh: a file `_glyph-interp` in `$fpath`, or `source <(glyph-interp completions zsh)`.
  static var zsh: String {
    var lines = [
      "#compdef glyph-interp", "_glyph-interp() {", "  if (( CURRENT == 2 )); then", "    local -a commands=(",
    ]
    for subcommand in Subcommand.allCases {
      lines.append("      \(quotedForZsh("\(subcommand.rawValue):\(subcommand.summary)"))")
    }
    lines += [
      "    )", "    _describe command commands", "    _arguments '--help[show help]' '--version[show versions]'",
      "    return", "  fi", "  local command=$words[2]", "  shift words", "  (( CURRENT-- ))", "  case $command in",
    ]
    for subcommand in Subcommand.allCases {
      lines.append("    \(subcommand.rawValue))")
      var specifications: [String] = []
      for option in OptionTable.options(of: subcommand) {
        for spelling in spellings(of: option) {
          let joined = option.value != nil && spelling.hasPrefix("--") ? "=" : ""
          let value = option.value.map { ":\(cleared($0)):\(action(option.suggestion))" } ?? ""
          specifications.append(quotedForZsh("*\(spelling)\(joined)[\(cleared(option.summary))]\(value)"))
        }
      }
      for operand in subcommand.operands {
        let colons = operand.isOptional ? "::" : ":"
        specifications.append(quotedForZsh("\(colons)\(cleared(operand.name)):\(action(operand.values))"))
      }
      lines.append("      _arguments -S \\\n        " + specifications.joined(separator: " \\\n        ") + " ;;")
    }
    lines += [
      "  esac", "}", "if [[ $funcstack[1] == _glyph-interp ]]; then", "  _glyph-interp \"$@\"", "else",
      "  compdef _glyph-interp glyph-interp", "fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Without the characters that end a part of a specification.
  private static func cleared(_ text: String) -> String {
    String(
      text.map { character in
        switch character {
        case "[": "("
        case "]": ")"
        case ":": "."
        default: character
        }
      })
  }

  private static func action(_ suggestion: ValueSuggestion) -> String {
    switch suggestion {
    case .text: " "
    case .files: "_files"
    case .fonts: "_files -g \"*.(\(FontReference.fileEndings.joined(separator: "|")))\""
    case .choices(let words): "(\(words.joined(separator: " ")))"
    }
  }

  private static func quotedForZsh(_ text: String) -> String { quoted(text, quote: "'\\''") }
}
