import TestSupport
import Testing

@testable import GlyphInterp

@Suite("Spoiled fonts")
struct BrokenFontTests {
  static let names = [
    "axis-count.ttf", "axis-order.ttf", "bad-lengths.ttf", "bad-loca.ttf", "bad-offsets.ttf",
    "cff2-subroutine-loop.otf", "collection-count.ttc", "collection-loop.ttc", "colr-bomb.ttf", "colr-loop.ttf",
    "component-bomb.ttf", "component-loop.ttf", "empty.ttf", "glyph-count.ttf", "gsub-growth.ttf", "gsub-loop.ttf",
    "gvar-count.ttf", "gvar-offsets.ttf", "gvar-tuples.ttf", "header-only.ttf", "hvar-item-count.ttf",
    "hvar-region-axis-count.ttf", "hvar-region-count.ttf", "hvar-store-count.ttf", "no-cmap.ttf", "no-head.ttf",
    "no-hmtx.ttf", "no-maxp.ttf", "point-count.ttf", "self-reference.ttf", "text.ttf", "truncated.ttf",
    "woff-length.woff", "woff2-truncated.woff2", "zero-units-per-em.ttf",
  ]

  @Test("case 115: each is an error or gives glyphs, and never a crash or a hang", arguments: names)
  func survives(name: String) throws {
    let face: FontFace
    do {
      face = try FontFace(path: Fixtures.path("broken/\(name)"))
    } catch {
      #expect(!error.isMissingInput)
      #expect(error.description.hasPrefix("'\(name)'"))
      return
    }
    let text = Array("AVATáéfi.H".utf8)
    let request = ShapeRequest(paragraph: text, script: OpenTypeTag(0x4C61_746E))
    for grid in [face.shapingGrid, face.shapingGrid(for: request)] {
      for value in stride(from: -1.0, through: 1, by: 0.25) {
        for weighted in grid.weights(at: face.axes.map { _ in value }) {
          let glyphs = face.shape(request, at: weighted.corner)
          #expect(glyphs.allSatisfy { $0.advance.isFinite && $0.cluster < text.count })
          #expect(face.metrics(at: weighted.corner.exact).ascent.isFinite)
        }
      }
    }
    for glyph in 0..<UInt32(min(face.glyphCount, 64)) {
      let grid = face.outlineGrid(of: GlyphID(glyph))
      for line in grid.lines.first ?? [GridLine(0)] {
        let corner = GridCorner(coordinates: grid.lines.isEmpty ? [] : [line.coordinate])
        do throws(FontError) {
          let outline = try face.outline(of: GlyphID(glyph), at: corner)
          #expect(outline.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        } catch {
          guard case .unusableGlyph = error else {
            Issue.record("\(error)")
            return
          }
        }
      }
    }
  }

  @Test("a spoiled store makes the grid inexact, and the lines are looked for elsewhere")
  func inexact() throws {
    let face = try FontFace(path: Fixtures.path("broken/hvar-region-count.ttf"))
    #expect(!face.shapingGrid.isExact)
    #expect(face.shapingGrid.lines.map { $0.map(\.coordinate) } == [[-16384, 0, 16384]])
  }

  @Test("a glyph that contains itself is an error that names it")
  func selfReference() throws {
    let face = try FontFace(path: Fixtures.path("broken/self-reference.ttf"))
    let glyph = try #require(face.glyph(for: "é"))
    let error = #expect(throws: FontError.self) {
      try face.outline(of: glyph, at: GridCorner(coordinates: face.axes.map { _ in 0 }))
    }
    #expect(
      error?.description
        == "'self-reference.ttf': glyph \(glyph.rawValue) cannot be loaded: invalid composite (FreeType error 21)")
  }

  @Test("the last known axis of a spoiled font is left out")
  func axes() throws {
    #expect(try FontFace(path: Fixtures.path("broken/axis-count.ttf")).axes.isEmpty)
    let face = try FontFace(path: Fixtures.path("broken/axis-order.ttf"))
    #expect(face.normalized([100]) == face.normalized([900]))
  }
}
