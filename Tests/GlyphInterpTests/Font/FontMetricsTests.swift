import TestSupport
import Testing

@testable import GlyphInterp

@Suite("Line measures")
struct FontMetricsTests {
  @Test("line height follows MVAR: 1080, 1150, 1270 units", arguments: [(-16384, 1.08), (0, 1.15), (16384, 1.27)])
  func varied(coordinate: Int, height: Double) throws {
    let face = try FontFace(path: Fixtures.path("Twin-mvar.ttf"))
    let metrics = face.metrics(at: GridCorner(coordinates: [Int16(coordinate)]))
    #expect(abs(metrics.lineHeight - height) < 1e-9)
  }

  @Test("ascent, descent and heights are in em, y up")
  func plain() throws {
    let face = try FontFace(path: Fixtures.path("Twin-wght.ttf"))
    let metrics = face.metrics(at: GridCorner(coordinates: [0]))
    #expect(metrics == FontMetrics(ascent: 0.9, descent: -0.25, lineGap: 0, capHeight: 0.7, xHeight: 0.52))
  }
}
