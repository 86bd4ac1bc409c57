/// The words that `--help` prints.
enum Help {
  /// The width that lines are broken at.
  static let lineWidth = 80

  /// Help on the command as a whole.
  static var overview: String {
    var lines = ["usage: glyph-interp COMMAND [OPTIONS] …", ""]
    lines += Paragraph.wrapped(purpose, indent: 0, width: lineWidth)
    lines += ["", "Commands"]
    for subcommand in Subcommand.allCases {
      lines += Paragraph.entry(subcommand.rawValue, subcommand.summary, width: lineWidth)
    }
    lines += ["", "Try", "  \(example)", "  glyph-interp render --help", "", "Exit codes"]
    for code in ExitCode.allCases {
      lines += Paragraph.entry("\(code.rawValue)", code.summary, width: lineWidth)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the program is for.
  static let purpose =
    "Animates text that changes: letters that both texts have move, grow and change weight, the others fade."
  /// The first thing to try.
  static let example = #"glyph-interp render --from thin --to black "Hello""#

  /// Help on one job.
  static func text(on subcommand: Subcommand) -> String {
    var lines = ["usage: \(subcommand.usage)", ""]
    let summary = subcommand.summary
    lines += Paragraph.wrapped(summary.prefix(1).uppercased() + summary.dropFirst() + ".", indent: 0, width: lineWidth)
    for detail in subcommand.details {
      lines += [""] + Paragraph.wrapped(detail, indent: 0, width: lineWidth)
    }
    let options = OptionTable.options(of: subcommand)
    for section in OptionSection.allCases {
      let members = options.filter { $0.section == section }
      if members.isEmpty { continue }
      lines += ["", section.rawValue]
      for option in members {
        lines += Paragraph.entry(option.synopsis, option.summary, width: lineWidth)
      }
    }
    if options.contains(where: { $0.name == "format" }) {
      lines += ["", "Files"]
      for format in OutputFormat.allCases {
        lines += Paragraph.entry(format.endings.joined(separator: ", "), format.meaning, width: lineWidth)
      }
    }
    if options.contains(where: { $0.value == "STYLE" }) {
      lines += ["", "STYLE"]
      for (form, meaning) in StyleGrammar.rows {
        lines += Paragraph.entry(form, meaning, width: lineWidth)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
