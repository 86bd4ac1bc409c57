extension Completions {
  /// The script for bash: `source <(glyph-interp completions bash)`.
  static var bash: String {
    let names = Subcommand.allCases.map(\.rawValue) + ["--help", "--version"]
    var lines = [
      "# bash completion of glyph-interp",
      "_glyph_interp() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  [[ $current == = ]] && current=''",
      "  [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD-2]}",
      "  COMPREPLY=()",
      "  if (( COMP_CWORD == 1 )); then",
      "    COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- \"$current\"))",
      "    return",
      "  fi",
      "  case \"${COMP_WORDS[1]} $previous\" in",
    ]
    for subcommand in Subcommand.allCases {
      for option in OptionTable.options(of: subcommand) where option.value != nil {
        let patterns = spellings(of: option).map { "'\(subcommand.rawValue) \($0)'" }
        lines.append("    \(patterns.joined(separator: "|")))\(reply(with: option.suggestion)) return ;;")
      }
    }
    lines += ["  esac", "  case \"${COMP_WORDS[1]}\" in"]
    for subcommand in Subcommand.allCases {
      let words = OptionTable.options(of: subcommand).flatMap(spellings).joined(separator: " ")
      lines += [
        "    '\(subcommand.rawValue)')",
        "      if [[ $current == -* ]]; then",
        "        COMPREPLY=($(compgen -W '\(words)' -- \"$current\"))",
        "      else",
        "       \(reply(with: subcommand.operands[0].values)) :",
        "      fi ;;",
      ]
    }
    lines += ["  esac", "}", "complete -o filenames -F _glyph_interp glyph-interp"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func reply(with suggestion: ValueSuggestion) -> String {
    switch suggestion {
    case .text: ""
    case .files, .fonts: " COMPREPLY=($(compgen -f -- \"$current\"));"
    case .choices(let words):
      " COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"));"
    }
  }
}
