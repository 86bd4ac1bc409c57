import Testing

@testable import glyph_interp

@Suite("What could not be done as asked")
struct NoticeTests {
  private func run(_ options: [String]) throws -> CommandRun {
    try CommandRun(["render", "--dry-run", "--size", "20"] + options, in: TemporaryFolder())
  }

  @Test("a number of plays is named where a format does not hold it, and where it does not matter it is not")
  func plays() throws {
    let formats = OutputFormat.allCases.filter { $0.holdsAnimation && !$0.needsVideoProgram }
    for format in formats {
      let output = ["-o", format == .sequence ? "f/" : "a" + format.endings[0], "a", "b"]
      let notice = "notice: --loop 2: one play is written, as there is no number of plays in \(format.title)"
      #expect(try run(["--loop", "2"] + output).error.contains(notice) == !format.holdsPlayCount, "\(format)")
      for plays in [["--loop", "1"], ["--loop", "0"], []] {
        #expect(try !run(plays + output).error.contains("notice"), "\(format), \(plays)")
      }
    }
    #expect(formats.filter(\.holdsPlayCount) == [.png, .gif, .webp, .svg])
    let several = try run(["--loop", "3", "--strict", "-o", "a.json", "-o", "a.gif", "-o", "a.html", "a", "b"])
    #expect(several.error.contains("--loop 3: one play is written, as there is no number of plays in HTML and Lottie"))
    #expect(several.status == 1)
    #expect(try !run(["--loop", "2", "--at", "0", "-o", "a.rgba", "a"]).error.contains("notice"))
  }

  @Test("a bounce out of the range of springs is clamped to it, and said")
  func bounce() throws {
    let notice = "bounce '2' is not above -1 and at most 0.95; 0.95 is taken"
    let clamped = try run(["--animation", "spring(0.2,2)", "a", "b"])
    #expect(clamped.status == 0)
    #expect(clamped.error.contains("notice: \(notice)\n"))
    let largest = try run(["--animation", "spring(0.2,0.95)", "a", "b"])
    #expect(!largest.error.contains("notice"))
    // The same motion, to the frame.
    #expect(clamped.error.hasSuffix(largest.error))
    let step = try run(["--step", "", "a", "--step", "animation=spring(0.2,2)", "b"])
    #expect(step.error.contains("notice: step 2 ('b'): \(notice)\n"))
  }

  @Test("a step whose spring never rests, or whose digits roll by themselves, is named")
  func steps() throws {
    let late = try run(["--step", "", "a", "--step", "", "b", "--step", "animation=spring(9,0.9)", "c"])
    #expect(late.status == 64)
    #expect(late.error.contains("step 3 ('c'): spring comes to rest after "))
    let rolled = try run(["--step", "", "1", "--step", "transition=numeric-text,duration=2", "2"])
    #expect(rolled.error.contains("notice: step 2 ('2'): duration=: digits roll by springs of their own"))
    #expect(try !run(["--step", "", "1", "--step", "duration=2", "2"]).error.contains("notice"))
  }

  @Test(
    "an option of numeric text says where nothing is numeric",
    arguments: [
      ["--odometer"], ["--modulus", "6,10"], ["--roll", "transaction"], ["--columns", "position"], ["--decimal", ","],
    ])
  func numericOptions(option: [String]) throws {
    let notice = "\(option[0]): nothing is numeric text; --transition numeric-text makes it so\n"
      .replacing("--columns:", with: "--columns position:").replacing("--roll:", with: "--roll transaction:")
    let plain = try run(option + ["--strict", "1", "2"])
    #expect(plain.error.contains("notice: \(notice)"))
    #expect(plain.status == 1)
    #expect(try CommandRun(["plan"] + option + ["1", "2"], in: TemporaryFolder()).error.contains(notice))
    let overridden = ["--transition", "numeric-text", "--step", "", "1", "--step", "transition=opacity", "2"]
    #expect(try run(option + overridden).error.contains(notice))
    let numeric = [
      ["--transition", "numeric-text", "1", "2"], ["--transition", "numeric-text:value", "1", "2"],
      ["--step", "", "1", "--step", "transition=numeric-text:down", "2"],
      ["--markup", "a", "a <span style=\"transition=numeric-text\">1</span>"],
      ["--style", "transition=numeric-text", "1", "2"], ["--compare", "opacity,numeric-text", "1", "2"],
    ]
    for arguments in numeric { #expect(try !run(option + arguments).error.contains("notice"), "\(arguments)") }
  }

  @Test("options of numeric text that say the default are no reason for a notice")
  func numericDefaults() throws {
    #expect(try !run(["--roll", "system", "--columns", "place-value", "1", "2"]).error.contains("notice"))
  }

  @Test("a stagger is named where columns have their own")
  func stagger() throws {
    let notice = "columns of numeric text begin to roll one after the other by a rule of their own\n"
    let numeric = ["--transition", "numeric-text"]
    let steps = ["--step", "", "1", "--step", "stagger=0.3", "2"]
    #expect(try run(numeric + ["--stagger", "0.3", "19", "20"]).error.contains("notice: --stagger: \(notice)"))
    #expect(try run(numeric + steps).error.contains("notice: step 2 ('2'): stagger=: \(notice)"))
    #expect(try run(["--stagger", "0.3", "--compare", "numeric-text", "1", "2"]).error.contains(notice))
    // Beside what is numeric it has an effect, and none of 0 s was asked for.
    let elsewhere = [
      numeric + ["--stagger", "0", "1", "2"], ["--stagger", "0.3", "1", "2"], steps,
      ["--stagger", "0.3", "--compare", "numeric-text,interpolate", "1", "2"],
      ["--stagger", "0.3", "--markup", "ab", "ab <span style=\"transition=numeric-text\">1</span>"],
    ]
    for arguments in elsewhere { #expect(try !run(arguments).error.contains("notice"), "\(arguments)") }
  }

  @Test(
    "what says when letters move is named where none do",
    arguments: [["duration", "2"], ["delay", "0.5"], ["stagger", "0.2"]])
  func identityTiming(option: [String]) throws {
    let notice = "identity shows the new text at once; hold the old one as long as it is to stand\n"
    let said = ["--\(option[0])", option[1]]
    let identity = ["--transition", "identity"]
    let own = ["--step", "", "a", "--step", "\(option[0])=\(option[1])", "b"]
    #expect(try run(said + identity + ["a", "b"]).error.contains("notice: --\(option[0]): \(notice)"))
    #expect(try run(identity + own).error.contains("notice: step 2 ('b'): \(option[0])=: \(notice)"))
    // A step that asks for none is not a reason to have some; several reasons are told together.
    let unmoved = ["--step", "", "a", "--step", "transition=identity", "b", "--step", "\(option[0])=0", "c"]
    if option[0] != "duration" { #expect(try run(said + unmoved).error.contains("notice: --\(option[0]): \(notice)")) }
    let numeric = identity + said + ["--step", "", "1", "--step", "", "2", "--step", "transition=numeric-text", "3"]
    #expect(try run(numeric).error.contains("\(notice.dropLast()); ") == (option[0] != "delay"))
    // Where one state of several moves it has an effect.
    let elsewhere = [
      own, said + ["--step", "", "a", "--step", "transition=identity", "b", "--step", "", "c"],
      identity + said + ["--markup", "ab", "a<span style=\"transition=interpolate\">c</span>"],
    ]
    for arguments in elsewhere { #expect(try !run(arguments).error.contains("notice"), "\(arguments)") }
  }

  @Test("a stagger is named where whole texts fade")
  func opacityStagger() throws {
    let run = try run(["--transition", "opacity", "--stagger", "0.3", "ab", "c"])
    #expect(run.error.contains("notice: --stagger: opacity fades whole texts\n"))
    for name in ["interpolate", "numeric-text"] {
      let still = try self.run(["--reduce-motion", "--transition", name, "--stagger", "0.3", "12", "3"])
      #expect(still.error.contains("notice: --stagger: with --reduce-motion whole texts fade\n"))
    }
    let fade = try self.run(["--reduce-motion", "--transition", "numeric-text", "--duration", "3", "12", "3"])
    #expect(!fade.error.contains("notice: --duration"))
  }

  @Test("what is replaced at once is not called faded")
  func identity() throws {
    #expect(
      try run(["--transition", "identity", "ab", "c"]).error.contains("0 interpolated, 0 faded, 2 replaced at once"))
    #expect(try run(["--transition", "identity", "ab"]).error.hasSuffix("0 interpolated, 0 faded\n"))
    #expect(try run(["--transition", "opacity", "ab", "c"]).error.hasSuffix("0 interpolated, 3 faded\n"))
    let mixed = [
      "--markup", "a<span style=\"transition=identity\">b</span>", "a<span style=\"transition=identity\">c</span>",
    ]
    #expect(try run(mixed).error.hasSuffix("1 interpolated, 0 faded, 1 replaced at once\n"))
  }
}
