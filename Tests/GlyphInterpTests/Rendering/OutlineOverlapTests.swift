import Testing

@testable import GlyphInterp

@Suite("Contours that overlap")
struct OutlineOverlapTests {
  @Test("a plain outline does not overlap, whatever its direction and its holes")
  func plain() {
    let outer = Path.circle(0, 0, radius: 10)
    let hole = Path.rectangle(-3, -3, 3, 3)
    #expect(!OutlineOverlap.decide(outer))
    #expect(!OutlineOverlap.decide(hole))
    #expect(!OutlineOverlap.decide(outer + hole))
    #expect(!OutlineOverlap.decide(Path.rectangle(0, 0, 1, 1) + .rectangle(1, 0, 2, 1)))
    #expect(!OutlineOverlap.decide(Path()))
  }

  @Test("crossing bars overlap, at any size; the area is that of the crossing")
  func crossing() {
    for scale in [0.001, 1, 1000] {
      let bars = (Path.rectangle(0, 40, 100, 60) + .rectangle(40, 0, 60, 100))
        .transformed(by: .scale(x: scale, y: scale))
      #expect(OutlineOverlap.decide(bars))
    }
    let area = OutlineOverlap.area(of: Path.rectangle(0, 4, 10, 6) + .rectangle(4, 0, 6, 10), scale: 1)
    #expect(abs(area - 4) < 1e-9)
  }

  @Test("a contour that winds against the rest overlaps where it leaves it")
  func opposite() {
    let hole = Path.rectangle(8, 8, 14, 14)
    let reversed = Path(verbs: hole.verbs, points: hole.points.reversed())
    #expect(OutlineOverlap.decide(Path.rectangle(0, 0, 10, 10) + reversed))
  }
}
