import Testing

@testable import glyph_interp

@Suite("Help, version, manual page")
struct HelpTests {
  @Test("help lists every command and every exit code")
  func overview() throws {
    let run = try CommandRun(["--help"], in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    for subcommand in Subcommand.allCases { #expect(run.output.contains("  \(subcommand.rawValue) ")) }
    for code in ExitCode.allCases { #expect(run.output.contains("  \(code.rawValue) ")) }
  }

  @Test("help of a job lists its options and no others", arguments: Subcommand.allCases)
  func help(subcommand: Subcommand) throws {
    let run = try CommandRun([subcommand.rawValue, "--help"], in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("usage: glyph-interp \(subcommand.rawValue)"))
    let shown = run.output.split(whereSeparator: { " ,\n".contains($0) }).filter { $0.hasPrefix("--") }
    for option in OptionTable.options(of: subcommand) { #expect(shown.contains("--\(option.name)")) }
    for option in OptionTable.all where !option.subcommands.contains(subcommand) {
      #expect(!run.output.contains("  --\(option.name) "))
    }
  }

  @Test("no line of help is wider than 80 columns")
  func width() {
    for text in [Help.overview] + Subcommand.allCases.map(Help.text) {
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test("names and letters of options are there once")
  func uniqueOptions() {
    let names = OptionTable.all.map(\.name)
    let letters = OptionTable.all.compactMap(\.letter)
    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
  }

  @Test("the version names the libraries it runs with (case 41)")
  func version() throws {
    let run = try CommandRun(["--version"], in: TemporaryFolder())
    #expect(run.status == 0)
    let names = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(names.map(\.[0]) == ["glyph-interp", "freetype", "harfbuzz", "icu"])
    for line in names { #expect(line.count == 2 && line[1].first?.isNumber == true) }
  }

  @Test("completions of every shell name every option", arguments: Shell.allCases)
  func completions(shell: Shell) throws {
    let run = try CommandRun(["completions", shell.rawValue], in: TemporaryFolder())
    #expect(run.status == 0)
    for option in OptionTable.all {
      let spelling = shell == .fish ? "-l \(option.name) " : "--\(option.name)"
      #expect(run.output.contains(spelling), "\(option.name)")
    }
  }

  @Test("the manual page names every option")
  func manualPage() throws {
    let run = try CommandRun(["--man"], in: TemporaryFolder())
    #expect(run.status == 0)
    for option in OptionTable.all {
      let escaped = option.name.split(separator: "-").joined(separator: "\\-")
      #expect(run.output.contains("\\-\\-\(escaped)"))
    }
  }

  @Test("a word that is no command names the nearest one")
  func unknownCommand() throws {
    let run = try CommandRun(["rendr", "Hello"], in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.error == "glyph-interp: command 'rendr' does not exist (did you mean 'render'?)\n")
    #expect(run.output.isEmpty)
  }
}
