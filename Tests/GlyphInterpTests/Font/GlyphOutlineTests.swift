import TestSupport
import Testing

@testable import GlyphInterp

@Suite("Outlines at corners")
struct GlyphOutlineTests {
  static let fonts = [
    "Twin-wght.ttf", "Twin-wght.otf", "Twin-two-axes.ttf", "Twin-avar.ttf", "Twin-opsz.ttf", "Twin-slant.ttf",
    "Twin-rvrn.ttf", "Twin-composites.ttf", "Twin-overlaps.ttf", "GlyphInterpTest.ttf", "GlyphInterpSans.ttf",
    "GlyphInterpSymbols.ttf",
  ]

  @Test("every corner of a glyph has the same verbs", arguments: fonts)
  func verbs(name: String) throws {
    let face = try FontFace(path: Fixtures.path(name))
    for glyph in (0..<UInt32(face.glyphCount)).map({ GlyphID($0) }) {
      let grid = face.outlineGrid(of: glyph)
      #expect(grid.isExact)
      var verbs: Set<[Path.Verb]> = []
      var corners: [[Int16]] = [[]]
      for lines in grid.lines { corners = corners.flatMap { corner in lines.map { corner + [$0.coordinate] } } }
      for corner in corners { verbs.insert(try face.outline(of: glyph, at: GridCorner(coordinates: corner)).verbs) }
      #expect(verbs.count == 1, "glyph \(face.glyphName(glyph))")
    }
  }

  @Test("points between corners are fontTools' unrounded ones")
  func between() throws {
    let outline = try FaceEvaluation("Twin-wght.ttf").outline("H", [.weight: 650])
    #expect(
      outline.points.prefix(5).map { [$0.x, $0.y] } == [
        [68, 0], [68, 700], [210, 700], [210, 406.5], [466, 406.5],
      ])
  }

  @Test("a composite's accent moves smoothly")
  func composites() throws {
    let outline = try FaceEvaluation("Twin-wght.ttf").outline("á", [.weight: 650])
    #expect(
      outline.points.suffix(4).map { [$0.x, $0.y] } == [[216.5, 580], [276.5, 710], [411.5, 710], [311, 580]])
  }

  @Test("a contour without on-curve points starts half-way between its last and its first")
  func offCurvePointsOnly() throws {
    let outline = try FaceEvaluation("Twin-wght.ttf").outline(".", [.weight: 100])
    // fontTools: (80, 29) (95, 44) (115, 44) … (80, 9), all off the curve.
    #expect(outline.verbs == [.move] + [Path.Verb](repeating: .quad, count: 8) + [.close])
    #expect(outline.points[0] == Point(x: 80, y: 19))
    #expect(outline.points[1] == Point(x: 80, y: 29))
    #expect(outline.points[2] == Point(x: 87.5, y: 36.5))
    #expect(outline.points.last == Point(x: 80, y: 19))
  }

  @Test("case 65: CFF2 contours close where they start, at every weight", arguments: [100.0, 171, 400, 595, 900])
  func compactFont(weight: Double) throws {
    let twin = try FaceEvaluation("Twin-wght.otf")
    let plain = try FaceEvaluation("Twin-wght.ttf")
    for letter in "AHeo".unicodeScalars {
      let bounds = try twin.outline(letter, [.weight: weight]).controlBounds
      let other = try plain.outline(letter, [.weight: weight]).controlBounds
      #expect(abs(bounds.minX - other.minX) < 1)
      #expect(abs(bounds.maxY - other.maxY) < 1)
    }
  }

  @Test("case 53: no glyph vanishes on the way", arguments: fonts)
  func nothingVanishes(name: String) throws {
    let face = try FontFace(path: Fixtures.path(name))
    for glyph in (0..<UInt32(face.glyphCount)).map({ GlyphID($0) }) {
      let grid = face.outlineGrid(of: glyph)
      let ends =
        try grid.lines.isEmpty
        ? []
        : [grid.lines.map { $0.first?.coordinate ?? 0 }, grid.lines.map { $0.last?.coordinate ?? 0 }].map {
          try face.outline(of: glyph, at: GridCorner(coordinates: $0)).isEmpty
        }
      if ends == [true, true] { continue }
      for share in [-0.75, -0.5, -0.25, 0.25, 0.5, 0.75] {
        let corner = GridCorner(coordinates: grid.lines.map { _ in NormalizedScale.stored(share) })
        #expect(try !face.outline(of: glyph, at: corner).isEmpty)
      }
    }
  }

  @Test("a space has an empty outline")
  func space() throws {
    #expect(try FaceEvaluation("Twin-wght.ttf").outline(" ").isEmpty)
  }

  @Test("static CFF outlines have cubic curves in font units")
  func staticCompactFont() throws {
    let outline = try FaceEvaluation("Twin-regular.otf").outline("o")
    #expect(outline.verbs.contains(.cubic))
    #expect(!outline.verbs.contains(.quad))
    let plain = try FaceEvaluation("Twin-regular.ttf").outline("o").controlBounds
    #expect(abs(outline.controlBounds.maxY - plain.maxY) <= 1)
  }
}
