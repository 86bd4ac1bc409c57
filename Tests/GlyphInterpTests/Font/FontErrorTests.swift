import TestSupport
import Testing

@testable import GlyphInterp

@Suite("Fonts that do not open")
struct FontErrorTests {
  private func error(_ name: String, index: Int = 0) -> FontError? {
    do {
      _ = try FontFace(path: Fixtures.path(name), index: index)
      return nil
    } catch {
      return error
    }
  }

  @Test("a missing file is missing input, with its whole path")
  func missing() {
    let path = Fixtures.path("No-such-font.ttf")
    #expect(error("No-such-font.ttf") == .notFound(path: path))
    #expect(error("No-such-font.ttf")?.isMissingInput == true)
    #expect(error("No-such-font.ttf")?.description == "'\(path)': no such file")
  }

  @Test("a folder is input that cannot be read")
  func folder() {
    #expect(error("broken") == .unreadable(path: Fixtures.path("broken"), reason: "it is a folder"))
    #expect(error("broken")?.isMissingInput == true)
  }

  @Test("text and nothing at all are no fonts", arguments: ["text.ttf", "empty.ttf"])
  func noFont(name: String) {
    #expect(error("broken/\(name)") == .notAFont(file: name, code: 0, reason: "unknown file format"))
    #expect(error("broken/\(name)")?.isMissingInput == false)
    #expect(error("broken/\(name)")?.description == "'\(name)': is no font (unknown file format)")
  }

  @Test("a font that was cut off says where it should end")
  func truncated() throws {
    guard case .truncated(let file, let table, let end, let byteCount) = try #require(error("broken/truncated.ttf"))
    else {
      Issue.record("a truncated font opens or fails otherwise")
      return
    }
    #expect(file == "truncated.ttf")
    #expect(end > byteCount)
    #expect(
      error("broken/truncated.ttf")?.description
        == "'truncated.ttf': is cut off: table '\(table)' should end at byte \(end), the file has \(byteCount)")
  }

  @Test("a face index beyond the file's faces names how many there are")
  func faceIndex() {
    #expect(error("Twin.ttc", index: 2) == .noSuchFace(file: "Twin.ttc", index: 2, count: 2))
    #expect(error("Twin-wght.ttf", index: 1) == .noSuchFace(file: "Twin-wght.ttf", index: 1, count: 1))
    #expect(error("Twin.ttc", index: -1) == .noSuchFace(file: "Twin.ttc", index: -1, count: 2))
    #expect(
      error("Twin.ttc", index: 2)?.description == "'Twin.ttc': has no face 2; it has 2 faces, numbers 0 to 1")
  }

  @Test("a font without a table that it cannot be used without says so", arguments: ["cmap", "head", "maxp"])
  func missingTable(table: String) {
    #expect(error("broken/no-\(table).ttf")?.description == "'no-\(table).ttf': has no table '\(table)'")
  }

  @Test("errors of FreeType have names, as its own are empty on some systems")
  func freeTypeNames() {
    #expect(FreeTypeError(code: 0x02).name == "unknown file format")
    #expect(FreeTypeError(code: 0x15).name == "invalid composite")
  }
}
