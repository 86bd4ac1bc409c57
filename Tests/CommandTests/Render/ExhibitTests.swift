import Foundation
import Testing

@Suite struct ExhibitTests {
  @Test func `an onion is one image of several instants`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["render", "--onion", "5", "--to", "black", "-o", "onion.png", "Hello"], in: folder)
    #expect(run.status == 0)
    #expect(run.error.contains("1 still"))
    let scene = try CommandRun(
      ["render", "--onion", "3", "--to", "black", "--format", "scene", "-o", "-", "Hi"], in: folder
    ).output
    // 0.15, 0.575 and 1: ghosts are groups, the last one is opaque.
    #expect(scene.contains("\"opacity\": 0.15\n"))
    #expect(scene.contains("\"opacity\": 0.575\n"))
    #expect(scene.components(separatedBy: "\"glyph\":").count - 1 == 6)
  }

  @Test func `an onion takes no --at, and formats of animations no onion`() throws {
    for arguments in [["--at", "0.5", "-o", "a.png"], ["-o", "a.gif"]] {
      let run = try CommandRun(["render", "--onion", "3"] + arguments + ["a", "b"], in: TemporaryFolder())
      #expect(run.status == 64)
      #expect(run.error.contains("--onion"))
    }
    #expect(try CommandRun(["render", "--onion", "1", "a"], in: TemporaryFolder()).status == 64)
  }

  @Test func `x-ray adds marks to the letters`() throws {
    let arguments = ["--at", "0.5", "--format", "scene", "-o", "-", "Hello", "Help"]
    let plain = try CommandRun(["render"] + arguments, in: TemporaryFolder())
    let xray = try CommandRun(["render", "--xray"] + arguments, in: TemporaryFolder())
    #expect(xray.status == 0)
    // Corners, handles, boxes, threads: shapes of four colours, and the letters a quarter as strong.
    #expect(xray.output.contains("\"opacity\": 0.25"))
    #expect(!plain.output.contains("\"opacity\": 0.25"))
    for color in ["0.788235", "0.094118", "0.52549", "0.168627"] { #expect(xray.output.contains("[\(color)")) }
  }

  @Test func `a comparison has a labelled row for each name`() throws {
    let folder = try TemporaryFolder()
    func height(_ names: String?) throws -> Int {
      let comparison = names.map { ["--compare", $0] } ?? []
      let name = "\(names ?? "plain").png"
      let arguments = ["render", "--at", "0.5", "--size", "40", "-o", name] + comparison + ["Hello", "Help"]
      let run = try CommandRun(arguments, in: folder)
      #expect(run.status == 0, "\(run.error)")
      return try PNGHeader(try folder.bytes(of: name)).height
    }
    let plain = try height(nil)
    let three = try height("interpolate,strict,opacity")
    // Three rows of about 35 px of ink, each with a label of 24 px and a gap of 16 px.
    #expect(three > 2 * plain && three < 6 * plain)
    #expect(try height("interpolate") < three / 2)
  }

  @Test func `a comparison animates, all rows on one clock`() throws {
    let folder = try TemporaryFolder()
    let arguments = [
      "render", "--compare", "interpolate,numeric-text", "--size", "30", "--fps", "10", "-o", "rows.png",
    ]
    let run = try CommandRun(arguments + ["199", "200"], in: folder)
    #expect(run.status == 0)
    // All six digits fade in the first row, three columns change in the second.
    #expect(run.error.contains("glyphs: 0 interpolated, 9 faded"))
    let vector = try CommandRun(
      ["render", "--compare", "interpolate,opacity", "-o", "rows.svg", "a", "b"], in: folder)
    #expect(vector.status == 64)
  }

  @Test func `an unknown row is refused with the nearest name`() throws {
    let run = try CommandRun(["render", "--compare", "interpolate,opacty", "a", "b"], in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.error.contains("'opacty'"))
    #expect(run.error.contains("did you mean 'opacity'?"))
  }
}

@Suite struct PlanPictureTests {
  @Test func `a plan is drawn with a thread for each pair and a box around what is alone`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["plan", "-o", "plan.svg", "Hello", "Help"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("3 still") || run.output.contains("3 interpolated"))
    let picture = String(decoding: try folder.bytes(of: "plan.svg"), as: UTF8.self)
    #expect(picture.hasPrefix("<svg"))
    #expect(picture.contains("<title>Hello → Help</title>"))
    // Three green threads with a bar at both ends; three red boxes of four sides.
    #expect(picture.contains("#2b8a3e") && picture.contains("#c2255c"))
  }

  @Test func `a plan's picture is SVG, and has standard output for itself`() throws {
    let folder = try TemporaryFolder()
    #expect(try CommandRun(["plan", "-o", "plan.png", "a", "b"], in: folder).status == 64)
    #expect(try CommandRun(["plan", "--json", "-o", "-", "a", "b"], in: folder).status == 64)
    let run = try CommandRun(["plan", "-o", "-", "a", "b"], in: folder)
    #expect(run.status == 0 && run.output.hasPrefix("<svg"))
    #expect(run.output.hasSuffix("</svg>\n"))
  }
}
