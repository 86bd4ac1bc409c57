/// The manual page, as troff source with the macros of `man(7)`.
enum ManualPage {
  /// The whole page.
  static var text: String {
    var lines = [
      #".TH GLYPH-INTERP 1 "" "glyph-interp \#(Version.number)" "User Commands""#,
      ".SH NAME", #"glyph-interp \- animate text that changes"#,
      ".SH SYNOPSIS",
    ]
    for subcommand in Subcommand.allCases {
      lines += [".B \(escaped(subcommand.usage))", ".br"]
    }
    lines += [".SH DESCRIPTION", escaped(Help.purpose), ".SH EXAMPLE", ".nf", escaped(Help.example), ".fi"]
    lines += [".SH COMMANDS"]
    for subcommand in Subcommand.allCases {
      lines += [".SS \(escaped(subcommand.usage))"]
      lines += [escaped(subcommand.summary.prefix(1).uppercased() + subcommand.summary.dropFirst() + ".")]
      for detail in subcommand.details { lines += [".PP", escaped(detail)] }
    }
    lines += [".SH OPTIONS"]
    for section in OptionSection.allCases {
      let members = OptionTable.all.filter { $0.section == section }
      if members.isEmpty { continue }
      lines += [".SS \(escaped(section.rawValue))"]
      for option in members {
        let owners = option.subcommands.map(\.rawValue).joined(separator: ", ")
        let scope = option.subcommands == Subcommand.allCases ? "" : " (\(owners))"
        lines += [".TP", ".B \(escaped(option.synopsis))", escaped(option.summary + scope)]
      }
    }
    lines += [".SH FILES"]
    for format in OutputFormat.allCases {
      lines += [".TP", ".B \(escaped(format.endings.joined(separator: ", ")))", escaped(format.meaning)]
    }
    lines += [".SH STYLE"]
    for (form, meaning) in StyleGrammar.rows { lines += [".TP", ".B \(escaped(form))", escaped(meaning)] }
    lines += [".SH EXIT STATUS"]
    for code in ExitCode.allCases { lines += [".TP", ".B \(code.rawValue)", escaped(code.summary)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
