import Foundation
import GlyphInterp
import TestSupport
import Testing

@testable import glyph_interp

@Suite("numeric text on the command line")
struct NumericTextTests {
  private func plan(_ arguments: [String]) throws -> [String] {
    let run = try CommandRun(["plan", "--transition", "numeric-text"] + arguments, in: TemporaryFolder())
    #expect(run.status == 0, "\(run.error)")
    return run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("case 103: columns by place or by position")
  func columns() throws {
    let byPlace = try plan(["1,000", "10,000"])
    #expect(byPlace[0].hasPrefix("4 interpolated, 1 cross-faded") || byPlace[0].contains("1 cross-faded"))
    let byPosition = try plan(["--columns", "position", "1,000", "10,000"])
    #expect(byPosition[0].contains("0 cross-faded"))
  }

  @Test("the decimal mark decides what three digits behind it are")
  func decimalMark() throws {
    #expect(try plan(["1.234", "1.2345"]).filter { $0.contains("cross") }.count == 1)
    #expect(try plan(["--decimal", ",", "1.234", "1.2345"]) != (try plan(["--decimal", ".", "1.234", "1.2345"])))
    let run = try CommandRun(["plan", "--decimal", "dot", "1", "2"], in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.error.contains("decimal mark 'dot' is no single mark"))
    for wrong in ["5", "x", "٣", "é", ":", " ", "-", "€", "·"] {
      let refused = try CommandRun(["plan", "--decimal=\(wrong)", "1", "2"], in: TemporaryFolder())
      #expect(refused.status == 64)
      #expect(refused.error.contains("decimal mark '\(wrong)' is none of the marks that may stand inside a number"))
    }
    for mark in [".", ",", "'", "’", "٫", "٬", "\u{A0}", "\u{202F}"] {
      #expect(try NumericTextOptions.decimalMark(parsing: mark) == mark.first)
    }
  }

  @Test("digits roll on their own lines, however those end")
  func lines() throws {
    for lineBreak in ["\n", "\r\n", "\u{2028}", "\u{2029}"] {
      let plan = try plan(["1\(lineBreak)20", "10\(lineBreak)3"])
      #expect(plan.filter { $0.contains("same-column") }.count == 2)
      #expect(plan.contains { $0.contains("2 cross-faded") })
    }
  }

  private func directions(_ arguments: [String]) throws -> [NumericTextOptions.Direction?] {
    let request = try ArgumentParser(subcommand: .render).request(from: arguments)
    return try PreparedSequence(request).sequence(for: request).plans.map { plan in
      let directions: [NumericTextOptions.Direction] = [.up, .down, .automatic]
      return directions.first { plan.options.transition == .numericText(NumericTextOptions(direction: $0)) }
    }
  }

  @Test("values that are equal keep the last direction, up before any change")
  func lastDirection() throws {
    func steps(_ texts: [String], _ style: String = "") -> [String] {
      texts.enumerated().flatMap { ["--step", $0 == 0 ? "" : style, $1] }
    }
    let texts = ["5", "5.0", "3", "3.0", "3.00", "4", "4.0"]
    let expected: [NumericTextOptions.Direction] = [.up, .down, .down, .down, .up, .up]
    #expect(try directions(["--transition", "numeric-text:value"] + steps(texts)) == expected)
    #expect(try directions(steps(texts, "transition=numeric-text:value")) == expected)
    // What changes in another way counts too.
    let mixed = [
      "--step", "", "5", "--step", "transition=opacity", "3", "--step", "transition=numeric-text:value", "3.0",
    ]
    #expect(try directions(mixed) == [nil, .down])
    // Of the numbers alone the direction is up where they are equal.
    #expect(try directions(["--transition", "numeric-text"] + steps(["5", "3", "3.0"])) == [.automatic, .automatic])
    #expect(try directions(["--transition", "numeric-text:value", "-1:05", "-1:06"]) == [.down])
    #expect(try directions(["--transition", "numeric-text:value", "3", "3.0"]) == [.up])
    let runs = ["2 <span style=\"transition=opacity\">9</span>", "1 <span style=\"transition=opacity\">99</span>"]
    #expect(try directions(["--transition", "numeric-text:value", "--markup"] + runs) == [.down])
  }

  @Test("case 106: moduli are read from the units up, lists for numbers")
  func moduli() throws {
    let moduli = try NumericTextOptions.moduli(parsing: "3,10:6,10")
    #expect(moduli[.integer(group: 0, place: 1)] == 3)
    #expect(moduli[.integer(group: 0, place: 0)] == 10)
    #expect(moduli[.integer(group: 2, place: 1)] == 6)
    #expect(moduli[.integer(group: 0, place: 2)] == nil)
    for wrong in ["", "6,", "11", "1", "a", "6:", "6,10:"] {
      #expect(throws: CommandError.self, "\(wrong)") { try NumericTextOptions.moduli(parsing: wrong) }
    }
  }

  @Test("a duration has no effect on springs of their own, and says so")
  func duration() throws {
    func notices(_ more: [String]) throws -> String {
      try CommandRun(
        ["render", "--dry-run", "--transition", "numeric-text", "--duration", "2"] + more + ["1", "2"],
        in: TemporaryFolder()
      ).error
    }
    #expect(try notices([]).contains("--duration"))
    #expect(!(try notices(["--roll", "transaction"])).contains("--duration:"))
  }

  @Test("a run of a text may be numeric")
  func run() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      [
        "plan", "--markup", "Score <span style=\"transition=numeric-text\">19</span> all",
        "Score <span style=\"transition=numeric-text\">20</span> all",
      ], in: folder)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.components(separatedBy: "same-column").count == 3)
    let byPosition = try CommandRun(
      [
        "plan", "--markup", "--columns", "position", "<span style=\"transition=numeric-text\">1,000</span> a",
        "<span style=\"transition=numeric-text\">10,000</span> a",
      ], in: folder)
    #expect(byPosition.error.isEmpty)
    #expect(byPosition.output.contains("0 cross-faded"))
    let wrong = try CommandRun(["plan", "--style", "transition=numeric-txt", "1"], in: folder)
    #expect(wrong.status == 64)
    #expect(wrong.error.contains("did you mean 'numeric-text'?"))
  }
}
