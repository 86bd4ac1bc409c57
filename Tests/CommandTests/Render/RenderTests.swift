import Foundation
import TestSupport
import Testing

@testable import glyph_interp

@Suite("glyph-interp render")
struct RenderTests {
  @Test("the main job writes an animated PNG named after the text and one line about it")
  func mainJob() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      ["render", "--from", "thin", "--to", "black", "--size", "40", "Hello"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(try folder.files == ["Hello.png"])
    let picture = try PNGHeader(try folder.bytes(of: "Hello.png"))
    let frames = try #require(picture.frameCount)
    let line = try #require(run.errorLines.first)
    #expect(run.errorLines.count == 1)
    #expect(line.hasPrefix("glyph-interp: Hello.png: \(picture.width)x\(picture.height) px, \(frames) frames, "))
    #expect(line.hasSuffix("glyphs: 5 interpolated, 0 faded"))
  }

  @Test("case 89: one second at 30 frames is 31 frames, and the hold is the duration of the last")
  func frameCount() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      [
        "render", "--from", "thin", "--to", "black", "--size", "40", "--animation", "linear", "--duration", "1",
        "--fps",
        "30", "--hold", "0.5", "Hello",
      ], in: folder)
    #expect(try PNGHeader(try folder.bytes(of: "Hello.png")).frameCount == 31)
    #expect(run.error.contains("31 frames, 1.5 s (motion 1 s)"))
  }

  @Test("stills of several instants are a strip, as wide as they are together")
  func filmstrip() throws {
    let folder = try TemporaryFolder()
    let options = ["render", "--from", "thin", "--to", "black", "--size", "40", "Hello"]
    #expect(try CommandRun(options + ["--at", "0.5", "-o", "one.png"], in: folder).status == 0)
    #expect(try CommandRun(options + ["--at", "0,.25,.5,.75,1", "-o", "five.png"], in: folder).status == 0)
    let one = try PNGHeader(try folder.bytes(of: "one.png"))
    let five = try PNGHeader(try folder.bytes(of: "five.png"))
    #expect(one.frameCount == nil && five.frameCount == nil)
    #expect(five.width == 5 * one.width)
    #expect(five.height == one.height)
  }

  @Test("on one canvas the first and the last frame are the two texts at rest, byte for byte")
  func ends() throws {
    let folder = try TemporaryFolder()
    let common = ["render", "--canvas", "200x80", "--size", "40", "Hello"]
    func still(_ options: [String], _ name: String) throws -> [UInt8] {
      #expect(try CommandRun(common + options + ["-o", name], in: folder).status == 0)
      return try folder.bytes(of: name)
    }
    let motion = ["--from", "thin", "--to", "black"]
    #expect(
      try still(motion + ["--at", "0"], "first.png") == still(["--style", "thin", "--at", "0"], "thin.png"))
    #expect(
      try still(motion + ["--at", "1"], "last.png") == still(["--style", "black", "--at", "0"], "black.png"))
  }

  @Test("any number of threads and any run give the same bytes")
  func determinism() throws {
    let folder = try TemporaryFolder()
    var files: Set<[UInt8]> = []
    for threads in ["1", "2", "3"] {
      let run = try CommandRun(
        ["render", "--from", "thin", "--to", "black", "--size", "40", "--threads", threads, "Hello", "Help"], in: folder
      )
      #expect(run.status == 0)
      files.insert(try folder.bytes(of: "Hello.png"))
    }
    #expect(files.count == 1)
  }

  @Test(
    "a sequence goes through its states, each in the style before it but for what it says, and is held where it says")
  func sequence() throws {
    let folder = try TemporaryFolder()
    let timing = ["--animation", "linear", "--duration", "1", "--fps", "10", "--hold", "0.2"]
    let run = try CommandRun(
      [
        "render", "--size", "40", "--step", "thin", "Hello", "--step", "black,hold=0.5", "Hello", "--step", "color=red",
        "Help",
      ]
        + timing + ["-o", "a.png", "-o", "a.rgba"], in: folder)
    #expect(run.status == 0, "\(run.error)")
    // 0 to 1 s is 11 frames, the second motion adds 10; the middle stands for 5 frames, the end for 2.
    #expect(run.error.contains("21 frames (26 in raw pixels), 2.6 s (motion 2 s)"))
    let picture = try PNGHeader(try folder.bytes(of: "a.png"))
    #expect(try folder.bytes(of: "a.rgba").count == 26 * picture.width * picture.height * 4)
  }

  @Test("on one canvas every state of a sequence is that text at rest, byte for byte")
  func statesOfSequence() throws {
    let folder = try TemporaryFolder()
    let common = ["render", "--canvas", "201x81", "--size", "41", "--animation", "linear"]
    func still(_ options: [String], _ name: String) throws -> [UInt8] {
      #expect(try CommandRun(common + options + ["-o", name], in: folder).status == 0)
      return try folder.bytes(of: name)
    }
    let steps = ["--step", "thin", "Hello", "--step", "black", "Hello", "--step", "bold", "Help"]
    #expect(try still(steps + ["--at", "0"], "0.png") == still(["--style", "thin", "Hello", "--at", "0"], "thin.png"))
    #expect(
      try still(steps + ["--at", ".5"], "1.png") == still(["--style", "black", "Hello", "--at", "0"], "black.png"))
    #expect(try still(steps + ["--at", "1"], "2.png") == still(["--style", "bold", "Help", "--at", "0"], "bold.png"))
  }

  @Test("an open shutter blurs what moves, and leaves both ends as they are")
  func shutter() throws {
    let folder = try TemporaryFolder()
    let options = [
      "render", "--from", "thin", "--to", "black", "--size", "40", "--fps", "10", "--animation", "linear", "--duration",
      "0.4",
      "--hold", "0", "Hello", "-o",
    ]
    #expect(try CommandRun(options + ["sharp/"], in: folder).status == 0)
    #expect(try CommandRun(options + ["blurred/", "--shutter", "360"], in: folder).status == 0)
    for index in 0...4 {
      let name = "/frame-000\(index).png"
      let isSame = try folder.bytes(of: "sharp" + name) == folder.bytes(of: "blurred" + name)
      #expect(isSame == (index == 0 || index == 4), "frame \(index)")
    }
  }

  @Test("several outputs share a rendering")
  func severalOutputs() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      [
        "render", "--from", "thin", "--to", "black", "--size", "30", "--fps", "10", "--hold", "0", "Hello", "-o",
        "a.png", "-o", "frames/", "-o", "b.rgba",
      ], in: folder)
    #expect(run.status == 0)
    #expect(try folder.files == ["a.png", "b.rgba", "frames"])
    let picture = try PNGHeader(try folder.bytes(of: "a.png"))
    let count = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/frames").count
    #expect(picture.frameCount == count)
    #expect(try folder.bytes(of: "b.rgba").count == count * picture.width * picture.height * 4)
  }

  @Test("case 91: a GIF of 60 frames a second is made at 50, and the summary says so")
  func gif() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      [
        "render", "--from", "thin", "--to", "black", "--size", "30", "--animation", "linear", "--duration", "0.2",
        "--hold",
        "0", "-o", "a.gif", "-o", "a.png", "Hello",
      ], in: folder)
    #expect(run.status == 0)
    #expect(try PNGHeader(try folder.bytes(of: "a.png")).frameCount == 13)
    #expect(run.error.contains(" px, 11 frames, "))
    #expect(run.error.contains("; GIF at 50 frames a second; GIF on white, as there is no partial alpha in it"))
  }

  @Test("SVG and PNG stills have one size, and SVG says the new text to readers")
  func svg() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      [
        "render", "--from", "thin", "--to", "black", "--size", "30", "--at", "0,1", "--scale", "2", "-o", "a.svg", "-o",
        "a.png", "Hello", "<Help>",
      ], in: folder)
    #expect(run.status == 0)
    let picture = try PNGHeader(try folder.bytes(of: "a.png"))
    let svg = String(decoding: try folder.bytes(of: "a.svg"), as: UTF8.self)
    #expect(svg.contains("width=\"\(picture.width)\" height=\"\(picture.height)\""))
    #expect(svg.contains("<title>&lt;Help&gt;</title>"))
  }

  @Test("standard output carries a file when its kind is named")
  func standardOutput() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      ["render", "--at", "0", "--size", "20", "--format", "scene", "-o", "-", "Hello"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("{"))
    #expect(run.error.contains("standard output"))
    #expect(try folder.files.isEmpty)
  }

  @Test("a dry run says what would be written, and quiet says nothing")
  func dryRunAndQuiet() throws {
    let folder = try TemporaryFolder()
    let dry = try CommandRun(["render", "--dry-run", "--size", "20", "Hello"], in: folder)
    #expect(dry.status == 0)
    #expect(dry.error.hasPrefix("glyph-interp: would write Hello.png: "))
    #expect(try folder.files.isEmpty)
    let quiet = try CommandRun(["render", "--quiet", "--size", "20", "--at", "0", "Hello"], in: folder)
    #expect(quiet.status == 0)
    #expect(quiet.error.isEmpty)
    #expect(try folder.files == ["Hello.png"])
  }

  @Test("empty text is valid and blank")
  func emptyText() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["render", "--from", "thin", "--to", "black", ""], in: folder)
    #expect(run.status == 0, "\(run.error)")
    #expect(try folder.files == ["transition.png"])
    #expect(run.error.contains("glyphs: 0 interpolated, 0 faded"))
  }

  @Test("an unknown axis is a notice that names the axes, and an error only when strict")
  func unknownAxis() throws {
    let folder = try TemporaryFolder()
    let options = [
      "render", "--font", Fixtures.path("Twin-wght.ttf"), "--at", "0", "--size", "20", "--from", "wgth=300",
    ]
    let run = try CommandRun(options + ["Hello"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.errorLines.first
        == "glyph-interp: notice: 'Twin-wght.ttf': axis 'wgth' does not exist; axes are 'wght' (did you mean 'wght'?)")
    #expect(run.errorLines.count == 2)
    #expect(try folder.files == ["Hello.png"])
    #expect(try CommandRun(options + ["--strict", "Hello"], in: folder).status == 1)
  }

  @Test("case 68: an axis value out of range is clamped with a notice, not dropped")
  func clampedAxis() throws {
    let folder = try TemporaryFolder()
    let options = ["render", "--font", Fixtures.path("Twin-wght.ttf"), "--at", "0", "--size", "40", "Hello", "-o"]
    let run = try CommandRun(options + ["far.png", "--style", "wght=1500"], in: folder)
    #expect(run.error.contains("notice: 'Twin-wght.ttf': axis 'wght' goes 100…900: 1500 is drawn as 900"))
    #expect(try CommandRun(options + ["black.png", "--style", "black"], in: folder).status == 0)
    #expect(try folder.bytes(of: "far.png") == folder.bytes(of: "black.png"))
  }

  @Test("text comes from a file and from a pipe")
  func textSources() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("Hello\n", to: "words.txt")
    let options = ["render", "--at", "0", "--size", "20"]
    #expect(try CommandRun(options + ["@words.txt"], in: folder).status == 0)
    let fromFile = try folder.bytes(of: "Hello.png")
    #expect(try CommandRun(options + ["-", "-o", "pipe.png"], in: folder, input: "Hello").status == 0)
    #expect(try folder.bytes(of: "pipe.png") == fromFile)
    #expect(try CommandRun(options + ["-", "-"], in: folder).status == 64)
  }

  @Test("frames that are left from a longer sequence are told of")
  func olderFrames() throws {
    let folder = try TemporaryFolder()
    func render(_ duration: String, _ output: [String] = ["-o", "frames/"]) throws -> CommandRun {
      let options = ["--animation", "linear", "--fps", "10", "--size", "12", "--duration", duration]
      return try CommandRun(["render"] + options + output + ["A", "B"], in: folder)
    }
    // 0.5 s and 1 s at ten frames a second, both ends shown: 6 files and 11.
    #expect(try render("0.5").error.contains("notice") == false)
    #expect(try render("1").error.contains("notice") == false)
    let notice = "notice: frames/frame-0006.png: this file, and any after it, is left from a longer sequence"
    #expect(try render("0.5").error.contains(notice))
    #expect(try render("0.5", ["--format", "sequence", "-o", "frames"]).error.contains(notice))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/frames").count == 11)
  }

  @Test("what shines through a background is white where a format has no alpha")
  func translucentBackground() throws {
    func film(_ options: [String], _ name: String) throws -> [UInt8] {
      let folder = try TemporaryFolder()
      let timing = ["--animation", "linear", "--duration", "0.2", "--fps", "10", "--size", "20"]
      #expect(try CommandRun(["render"] + timing + options + ["-o", name, "A", "A."], in: folder).status == 0)
      return try folder.bytes(of: name)
    }
    for name in ["a.gif", "a.y4m"] {
      #expect(try film(["--background", "transparent"], name) == film([], name))
      #expect(try film([], name) == film(["--background", "white"], name))
      // Half of red, 128 of 255, and white for the rest: 255, 127, 127.
      #expect(try film(["--background", "#ff000080"], name) == film(["--background", "#ff7f7f"], name))
    }
  }
}
