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
    #expect(request.steps.map(\.settings.hold) == [nil, 0.5, nil])
    #expect(complaint("--step", "thin") == "option '--step' needs 2 values, STYLE TEXT")
    #expect(
      complaint("--step", "thin", "a") == "--step is there once; a sequence has two states at least")
    #expect(
      complaint("--step", "thin", "a", "--step", "bold", "b", "c") == "text 'c' and --step exclude each other")
    #expect(
      complaint("--step", "thin", "a", "--step", "bold", "b", "--to", "black")
        == "--from, --to and --step exclude each other")
    for key in StepSettings.keys where key != "transition" {
      #expect(complaint("--from", "\(key)=1", "a") == "style key '\(key)' belongs to --step")
    }
  }

  @Test("a step says how its text is reached, with commas in what it says")
  func waysOfSteps() throws {
    let style = "black,animation=cubic-bezier(0.2, 0,0,1) , duration=1,delay=0.1,stagger=0.3:random(7),size=20"
    let settings = try render("--step", "", "a", "--step", style + ",transition=numeric-text:up,hold=2", "b").steps[1]
      .settings
    #expect(settings.style == StyleSettings(size: 20, axes: [.weight: 900]))
    #expect(
      settings.pace
        == .curve(
          .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1))))
    #expect(settings.duration == 1 && settings.delay == 0.1 && settings.hold == 2)
    #expect(try settings.stagger == Stagger(total: 0.3, order: .random(seed: 7)))
    #expect(settings.transition == .numericTextUp)
    #expect(settings.style.transition == nil)
    let spring = try render("--step", "", "a", "--step", "animation=spring(0.4,0.2)", "b").steps[1].settings
    #expect(spring.animation(common: AnimationSettings(duration: 9)) == .spring(duration: 0.4, bounce: 0.2))
    #expect(spring.animation(common: AnimationSettings(delay: 1)) == .spring(duration: 0.4, bounce: 0.2).delay(1))
    let short = try render("--step", "", "a", "--step", "duration=0.1", "b").steps[1].settings
    #expect(short.animation(common: AnimationSettings(pace: .curve(.linear))) == .linear(duration: 0.1))
    #expect(StepSettings().animation(common: AnimationSettings(duration: 9)) == nil)
  }

  @Test(
    "what is wrong with a step is said with its number and its text",
    arguments: [
      ("animation=bouncey", "step 2 ('b'): animation 'bouncey' does not exist (did you mean 'bouncy'?)"),
      ("animaton=bouncy", "step 2 ('b'): style key 'animaton' does not exist (did you mean 'animation'?)"),
      ("duration=-1", "step 2 ('b'): duration '-1' is not a number in 0…600 s"),
      ("delay=x", "step 2 ('b'): delay 'x' is not a number in 0…600 s"),
      ("hold=", "step 2 ('b'): hold '' is not a number in 0…600 s"),
      ("transition=identiy", "step 2 ('b'): transition 'identiy' does not exist (did you mean 'identity'?)"),
      ("hold=1,hold=1", "step 2 ('b'): style 'hold=1,hold=1' says the hold twice"),
      (
        "stagger=1:random",
        "step 2 ('b'): stagger order 'random' needs a seed, any whole number, for the same order every time: random(1)"
      ),
      ("fat", "step 2 ('b'): style 'fat' is no weight and no setting"),
    ])
  func wrongSteps(style: String, message: String) {
    #expect(complaint("--step", "", "a", "--step", style, "b") == message)
  }

  @Test("nothing leads to the first step, and rows of a comparison have transitions of their own")
  func firstStep() throws {
    for key in ["animation=linear", "duration=1", "delay=1", "stagger=1", "transition=opacity"] {
      let name = key.prefix { $0 != "=" }
      #expect(
        complaint("--step", "thin,\(key)", "a", "--step", "", "b")
          == "step 1 ('a'): '\(name)=' says how a text is reached, and none is before it: say it in a later --step")
    }
    #expect(
      complaint("--compare", "opacity,interpolate", "--step", "", "a", "--step", "transition=identity", "b")
        == "step 2 ('b'): 'transition=' and --compare exclude each other")
    let long = String(repeating: "long ", count: 9)
    #expect(complaint("--step", "fat", long)?.hasPrefix("step 1: style") == true)
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
      ("--animation", "spring(1,two)", "bounce 'two' is not a number in -1000…1000"),
      (
        "--stagger", "1:random",
        "stagger order 'random' needs a seed, any whole number, for the same order every time: random(1)"
      ),
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
