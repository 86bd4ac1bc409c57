import TestSupport
import Testing

@Suite("glyph-interp fonts")
struct FontsTests {
  @Test("a file is described by its axes, named instances and features")
  func file() throws {
    let run = try CommandRun(["fonts", Fixtures.path("Twin-wght.ttf")], in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    #expect(run.output.contains("wght  100…900, default 400"))
    #expect(run.output.contains("named instances"))
    #expect(run.output.contains("wght=900"))
    #expect(run.output.contains("kern"))
    #expect(run.output.contains("1000 units per em"))
  }

  @Test("a face of a collection is named by its number")
  func collection() throws {
    let folder = try TemporaryFolder()
    let path = Fixtures.path("Twin.ttc")
    #expect(try CommandRun(["fonts", path + ":1"], in: folder).output.contains("face 1"))
    let missing = try CommandRun(["fonts", path + ":2"], in: folder)
    #expect(missing.status == 65)
    #expect(missing.error == "glyph-interp: 'Twin.ttc': has no face 2; it has 2 faces, numbers 0 to 1\n")
  }

  @Test("a posture that neither a font nor its family has is a notice", arguments: ["italic", "upright"])
  func posture(wanted: String) throws {
    let file = wanted == "italic" ? "Twin-regular.ttf" : "Twin-italic.ttf"
    let run = try CommandRun(
      ["render", "--dry-run", "--strict", "--font", Fixtures.path(file), "--to", wanted, "H"],
      in: TemporaryFolder())
    #expect(run.status == 1)
    #expect(
      run.errorLines.first
        == "glyph-interp: notice: '\(file)': has no italic axis, and its family 'Twin Static' no \(wanted) file")
  }

  @Test("the built-in family comes first in the list, and can be named")
  func families() throws {
    let folder = try TemporaryFolder()
    let list = try CommandRun(["fonts"], in: folder)
    #expect(list.status == 0)
    #expect(list.output.hasPrefix("GlyphInterp Sans  (built in, variable)\n"))
    let family = try CommandRun(["fonts", "glyphinterp sans"], in: folder)
    #expect(family.status == 0)
    #expect(family.output.contains("wght"))
  }

  @Test("an unknown family names the nearest one")
  func unknownFamily() throws {
    let run = try CommandRun(["fonts", "GlyphInterp Snas"], in: TemporaryFolder())
    #expect(run.status == 66)
    #expect(run.error.hasPrefix("glyph-interp: 'GlyphInterp Snas': no installed font family has this name"))
  }
}
