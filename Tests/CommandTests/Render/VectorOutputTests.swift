import Foundation
import TestSupport
import Testing

@testable import glyph_interp

@Suite("glyph-interp render: SVG, Lottie, HTML")
struct VectorOutputTests {
  private let motion = ["render", "--from", "thin", "--to", "black"]

  private func text(_ options: [String], _ name: String) throws -> (text: String, run: CommandRun) {
    let folder = try TemporaryFolder()
    let run = try CommandRun(motion + options, in: folder)
    #expect(run.status == 0, "\(run.error)")
    return (String(decoding: try folder.bytes(of: name), as: UTF8.self), run)
  }

  @Test("keyframes in three formats from one plan, beside frames")
  func severalOutputs() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      motion + [
        "--size", "40", "-o", "a.svg", "-o", "a.json", "-o", "a.html", "-o", "a.png", "--animation", "linear",
        "--duration", "0.5", "--hold", "0.5", "Hello",
      ], in: folder)
    #expect(run.status == 0)
    #expect(try folder.files == ["a.html", "a.json", "a.png", "a.svg"])
    let picture = try PNGHeader(try folder.bytes(of: "a.png"))
    let svg = String(decoding: try folder.bytes(of: "a.svg"), as: UTF8.self)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(picture.width)\""))
    #expect(svg.contains(" role=\"img\">\n<title>Hello</title>"))
    #expect(svg.contains("dur=\"1s\""))
    let lottie = try #require(
      try JSONSerialization.jsonObject(with: Data(try folder.bytes(of: "a.json"))) as? [String: Any])
    // Half a second at 60 frames is 31 frames, the last of which is the first of the hold's 30.
    #expect(lottie["op"] as? Int == 60)
    #expect(lottie["fr"] as? Int == 60)
    #expect(lottie["w"] as? Int == picture.width)
    #expect(lottie["h"] as? Int == picture.height)
    #expect(run.error.contains("a.svg, a.json, a.html, a.png: \(picture.width)x\(picture.height) px, 31 frames, 1 s"))
  }

  @Test(
    "sizes of Hello from thin to black",
    arguments: [
      ("linear", 5_120, 10_240), ("ease-in-out", 5_120, 10_240), ("smooth", 10_240, 14_336),
    ])
  func sizes(animation: String, picture: Int, lottie: Int) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      motion + ["--animation", animation, "-o", "a.svg", "-o", "a.json", "Hello"], in: folder)
    #expect(run.status == 0)
    #expect(try folder.bytes(of: "a.svg").count <= picture)
    #expect(try folder.bytes(of: "a.json").count <= lottie)
  }

  @Test("a picture of vectors alone is described by its seconds, and blur it cannot have is named")
  func summary() throws {
    let (_, run) = try text(
      ["--size", "40", "--animation", "linear", "--duration", "0.5", "--shutter", "180", "-o", "a.svg", "Hello"],
      "a.svg")
    #expect(run.error.contains(" px, 1.3 s (motion 0.5 s); "))
    #expect(run.error.hasSuffix("; SVG without motion blur\n"))
  }

  @Test("the page settles colours: its own, and one for dark screens")
  func pageColors() throws {
    let current = try text(["--color", "currentColor", "-o", "a.svg", "Hello"], "a.svg").text
    #expect(current.contains("fill=\"currentColor\""))
    #expect(current.contains("svg:root{color:#fff}"))
    let scheme = try text(
      [
        "--style", "color=light-dark(rgb(0, 0, 0), #eee)", "--background", "light-dark(white, #111)", "-o", "a.html",
        "Hello",
      ], "a.html"
    ).text.withPlainNames
    #expect(scheme.contains("{.c000{fill:#eee}#ground{fill:#111;fill-opacity:1}}"))
    let still = try text(["--color", "light-dark(navy, aqua)", "--at", "0", "-o", "a.svg", "Hello"], "a.svg").text
      .withPlainNames
    #expect(still.contains("<style>@media(prefers-color-scheme:dark){.c000080{fill:#0ff}}</style>"))
    #expect(still.contains("fill=\"#000080\" class=\"c000080\""))
  }

  @Test("the page's own colour is that of text, and edges are mixed with an opaque colour")
  func grounds() throws {
    let folder = try TemporaryFolder()
    for (option, value, reason) in [
      ("background", "currentColor", "currentColor is the colour of text; give another, or light-dark(A, B)"),
      ("matte", "currentColor", "currentColor is the colour of text; give another, or light-dark(A, B)"),
      ("matte", "#f008", "'#f008' is translucent, and edges are mixed with an opaque colour"),
    ] {
      let run = try CommandRun(motion + ["--\(option)", value, "-o", "a.svg", "Hello"], in: folder)
      #expect(run.status == 64)
      #expect(run.error.contains("option '--\(option)': \(reason)"))
    }
    #expect(try folder.files == [])
  }

  @Test("frames are counted as often as they are in a file")
  func frameCounts() throws {
    let still = ["--size", "20", "--animation", "linear", "--duration", "0.5", "--hold", "0.5"]
    func counts(_ outputs: [String]) throws -> String {
      let run = try CommandRun(
        motion + still + outputs.flatMap { ["-o", $0] } + ["Hello"], in: TemporaryFolder())
      return try #require(run.error.firstMatch(of: #/px, (.*), 1 s/#).map { String($0.1) })
    }
    // Half a second at 60 frames is 31 frames; the last is there for the whole hold.
    #expect(try counts(["a.png"]) == "31 frames")
    #expect(try counts(["a.y4m", "a.rgba"]) == "60 frames")
    #expect(try counts(["a.png", "a.rgba"]) == "31 frames (60 in raw pixels)")
  }

  @Test("the number of plays, the accuracy and the frame rate reach the file")
  func options() throws {
    let thrice = try text(["--loop", "3", "-o", "a.svg", "Hello"], "a.svg").text
    #expect(thrice.contains("repeatCount=\"3\""))
    let fine = try text(["--accuracy", "0.01", "-o", "a.svg", "Hello"], "a.svg").text
    let coarse = try text(["--accuracy", "1", "-o", "a.svg", "Hello"], "a.svg").text
    #expect(coarse.utf8.count < thrice.utf8.count)
    #expect(fine.utf8.count > thrice.utf8.count)
    let film = try text(["--fps", "24000/1001", "-o", "a.json", "Hello"], "a.json").text
    #expect(film.contains("\"fr\":23.976024,"))
  }

  @Test("case 96, case 97: Lottie has neither text layers nor text animators, and names no font")
  func lottieProfile() throws {
    let lottie = try text(["-o", "a.json", "--stagger", "0.2", "Hello", "Help"], "a.json").text
    for forbidden in ["\"ty\":5", "\"fonts\"", "\"chars\"", "\"x\":\"", "\"ef\"", "\"bm\""] {
      #expect(!lottie.contains(forbidden), "\(forbidden)")
    }
  }
}
