import TestSupport
import Testing

@testable import GlyphInterp

@Suite("Lines read from fonts")
struct GridReaderTests {
  private func lines(_ grid: DesignSpaceGrid) -> [[Int16]] { grid.lines.map { $0.map(\.coordinate) } }

  @Test("regions of HVAR give the lines of a one-axis font", arguments: ["Twin-wght.ttf", "Twin-wght.otf"])
  func oneAxis(name: String) throws {
    let grid = try FontFace(path: Fixtures.path(name)).shapingGrid
    #expect(lines(grid) == [[-16384, 0, 16384]])
    #expect(grid.isExact)
  }

  @Test("an axis that ends at its default goes one way")
  func twoAxes() throws {
    let grid = try FontFace(path: Fixtures.path("Twin-two-axes.ttf")).shapingGrid
    #expect(lines(grid) == [[-16384, 0, 16384], [-16384, 0]])
  }

  @Test("intermediate masters are lines, in outlines of the glyphs that have them only")
  func intermediateMasters() throws {
    let face = try FontFace(path: Fixtures.path("Twin-avar.ttf"))
    // `o`, `e` and `T` have a master at 0.5, the other letters have none.
    #expect(lines(face.shapingGrid) == [[-16384, 0, 8192, 16384]])
    let bent = try #require(face.glyph(for: "e"))
    let plain = try #require(face.glyph(for: "H"))
    let composite = try #require(face.glyph(for: "é"))
    #expect(lines(face.outlineGrid(of: bent)) == [[-16384, 0, 8192, 16384]])
    #expect(lines(face.outlineGrid(of: plain)) == [[-16384, 0, 16384]])
    // é is put together from e and the accent.
    #expect(lines(face.outlineGrid(of: composite)) == [[-16384, 0, 8192, 16384]])
  }

  @Test("conditions of feature variations are swap lines")
  func featureVariations() throws {
    let grid = try FontFace(path: Fixtures.path("Twin-rvrn.ttf")).shapingGrid
    #expect(lines(grid) == [[-16384, 0, 6554, 16384], [-16384, -9830, 0]])
    #expect(grid.lines[0][2] == GridLine(6554, lowerNudge: -1))
    #expect(grid.lines[1][1] == GridLine(-9830, upperNudge: 1))
  }

  @Test("colour glyphs have the lines of COLR's own store")
  func paint() throws {
    let face = try FontFace(path: Fixtures.path("Twin-colr1.ttf"))
    #expect(face.paintGrid.isExact)
    #expect(face.paintGrid.axisCount == face.axes.count)
  }

  @Test("tables that are cut off anywhere never crash, and make the grid inexact or leave it")
  func truncatedTables() throws {
    for name in ["Twin-rvrn.ttf", "Twin-mvar.ttf", "Twin-wght.otf"] {
      let face = try FontFace(path: Fixtures.path(name))
      for tag in ["HVAR", "MVAR", "GDEF", "GSUB", "GPOS", "gvar", "glyf", "loca", "CFF2"] {
        guard let wanted = OpenTypeTag(tag), let table = face.table(wanted) else { continue }
        for length in stride(from: 0, to: min(table.count, 400), by: 3) {
          let reader = GridReader(axes: face.axes, glyphCount: face.glyphCount) { tag in
            tag == wanted ? Array(table.prefix(length)) : face.table(tag)
          }
          let grid = reader.shaping(glyphs: nil) { _, _ in true }
          #expect(grid.axisCount == face.axes.count)
          for glyph in 0..<UInt32(face.glyphCount) { _ = reader.outlines(of: GlyphID(glyph)) }
        }
      }
    }
  }
}
