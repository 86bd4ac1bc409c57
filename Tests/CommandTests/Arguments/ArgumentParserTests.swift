import GlyphInterp
import Testing

@testable import glyph_interp

@Suite("Arguments")
struct ArgumentParserTests {
  private func render(_ arguments: String...) throws -> Request {
    try ArgumentParser(subcommand: .render).request(from: arguments)
  }

  private func complaint(_ arguments: String..., of subcommand: Subcommand = .render) -> String? {
    do throws(CommandError) {
      _ = try ArgumentParser(subcommand: subcommand).request(from: arguments)
      return nil
    } catch {
      #expect(error.code == .usage)
      return error.message
    }
  }

  @Test("a value stands after a space or after an equals sign")
  func values() throws {
    #expect(try render("--size", "48", "Hello").shorthand.size == 48)
    #expect(try render("--size=48", "Hello").shorthand.size == 48)
    #expect(try render("-o", "a.png", "-ob.png", "-o=c.png", "Hello").outputs == ["a.png", "b.png", "c.png"])
    #expect(try render("-o", "-", "Hello").outputs == ["-"])
  }

  @Test("a dash and a digit is text, also where a number is due")
  func negativeNumbers() throws {
    #expect(try render("-9", "-10").operands == ["-9", "-10"])
    #expect(complaint("--size", "-3", "Hello") == "size '-3' is not a number above 0 and at most 10000 px")
  }

  @Test("two dashes end the options")
  func endOfOptions() throws {
    #expect(try render("--", "--size", "--").operands == ["--size", "--"])
    #expect(try render("-", "--").operands == ["-"])
  }

  @Test("an unknown option names the nearest one")
  func unknownOption() {
    #expect(complaint("--szie", "3", "Hello") == "option '--szie' does not exist (did you mean '--size'?)")
    #expect(complaint("--xyzzy-plugh", "Hello") == "option '--xyzzy-plugh' does not exist")
    #expect(complaint("--json", "Hello") == "option '--json' belongs to 'plan', not to 'render'")
  }

  @Test("a value that is missing or too much is named")
  func valueCount() {
    #expect(complaint("Hello", "--size") == "option '--size' needs a value, PX")
    #expect(complaint("--size", "--from", "thin", "Hello") == "option '--size' needs a value, PX")
    #expect(complaint("--quiet=yes", "Hello") == "option '--quiet' takes no value")
    #expect(
      complaint("--overwrite", "nevr", "Hello")
        == "option '--overwrite': 'nevr' is none of 'ask', 'always', 'never' (did you mean 'never'?)")
  }

  @Test("a step takes a style and a text, and replaces both ends")
  func steps() throws {
    let request = try render("--step", "thin", "Hello", "--step=black,hold=0.5", "--", "--step", "wdth=75", "-9")
    #expect(request.steps.map(\.operand) == [.literal("Hello"), .literal("--"), .literal("-9")])
    #expect(request.steps.map(\.style.hold) == [nil, 0.5, nil])
    #expect(complaint("--step", "thin") == "option '--step' needs 2 values, STYLE TEXT")
    #expect(
      complaint("--step", "thin", "a") == "--step is there once; a sequence has two states at least")
    #expect(
      complaint("--step", "thin", "a", "--step", "bold", "b", "c") == "text 'c' and --step exclude each other")
    #expect(
      complaint("--step", "thin", "a", "--step", "bold", "b", "--to", "black")
        == "--from, --to and --step exclude each other")
    #expect(complaint("--from", "hold=1", "a") == "style key 'hold' belongs to --step")
  }

  @Test("texts are one or two")
  func operandCount() {
    #expect(complaint() == "TEXT is missing; usage: glyph-interp render [OPTIONS] TEXT [NEW-TEXT]")
    #expect(complaint("a", "b", "c")?.hasPrefix("argument 'c' is one too many") == true)
  }

  @Test("what --to leaves out is as before, and what is said of both ends holds for both")
  func styleInheritance() throws {
    let request = try render("--size", "48", "--from", "thin,color=red,size=20", "--to", "black", "Hello")
    #expect(request.resolvedOldStyle.axes == [.weight: 100])
    #expect(request.resolvedOldStyle.size == 20)
    #expect(request.resolvedNewStyle.axes == [.weight: 900])
    #expect(request.resolvedNewStyle.size == 48)
    #expect(request.resolvedNewStyle.color == .fixed(try .init(css: "red")))
    #expect(try render("--style", "bold", "--from", "thin", "Hello").resolvedNewStyle.axes == [.weight: 700])
  }

  @Test(
    "numbers out of range are refused with their limit",
    arguments: [
      ("--size", "0", "size '0' is not a number above 0 and at most 10000 px"),
      ("--size", "NaN", "size 'NaN' is not a number above 0 and at most 10000 px"),
      ("--size", "1e9", "size '1e9' is not a number above 0 and at most 10000 px"),
      ("--size", "0x10", "size '0x10' is not a number above 0 and at most 10000 px"),
      ("--at", "0,1.5", "instant '1.5' is not a number in 0…1"),
      ("--at", "0,,1", "instant '' is not a number in 0…1"),
      ("--canvas", "0x10", "canvas side '0' is not a number in 1…16384 px"),
      ("--canvas", "99999x10", "canvas side '99999' is not a number in 1…16384 px"),
      ("--canvas", "640", "canvas '640' is not 'fit' and not of the form '640x360'"),
      ("--threads", "0", "threads '0' is not a number in 1…256"),
      ("--threads", "1.5", "threads '1.5' is no whole number"),
      ("--fps", "0", "frame rate '0' is not a number or a fraction above 0 and up to 1000"),
      ("--loop", "-1", "loop '-1' is not a number in 0…65535"),
      ("--stagger", "1:sideways", "stagger order 'sideways' does not exist"),
      ("--animation", "smoth", "animation 'smoth' does not exist (did you mean 'smooth'?)"),
      ("--animation", "spring(1,2)", "bounce '2' is not a number above -1 and at most 0.95"),
      ("--animation", "cubic-bezier(2,0,0,1)", "x of a control point '2' is not a number in 0…1"),
      ("--color", "rde", "colour 'rde' is no CSS colour (did you mean 'red'?)"),
    ])
  func ranges(option: String, value: String, message: String) {
    #expect(complaint(option, value, "Hello") == message)
  }

  @Test("every job answers to --help without its arguments", arguments: Subcommand.allCases)
  func helpFlag(subcommand: Subcommand) throws {
    #expect(try ArgumentParser(subcommand: subcommand).request(from: ["--help"]).wantsHelp)
    #expect(try ArgumentParser(subcommand: subcommand).request(from: ["-h"]).wantsHelp)
  }
}
