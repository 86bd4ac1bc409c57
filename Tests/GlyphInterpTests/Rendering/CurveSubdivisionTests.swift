import Testing

@testable import GlyphInterp

@Suite("Subdivision of curves")
struct CurveSubdivisionTests {
  @Test("no chord is farther than 1/96 px from its curve, for 300 random curves")
  func tolerance() throws {
    let seed: UInt64 = 0x5EED_0005
    var numbers = SeededNumbers(seed: seed)
    for index in 0..<300 {
      let verb: Path.Verb = index % 2 == 0 ? .quad : .cubic
      let points = (0...verb.pointCount).map { _ in
        Point(x: numbers.number(in: 0...300), y: numbers.number(in: 0...300))
      }
      let path = Path(verbs: [.move, verb], points: points)
      let pieces = Int(CurveSubdivision.pieces(for: [path])[0])
      for piece in 0..<pieces {
        let start = curve(points, at: Double(piece) / Double(pieces))
        let end = curve(points, at: Double(piece + 1) / Double(pieces))
        let middle = curve(points, at: (Double(piece) + 0.5) / Double(pieces))
        #expect((middle - start.interpolated(to: end, at: 0.5)).length <= 1.0 / 96 + 1e-9, "seed \(seed)")
      }
    }
  }

  @Test("the largest style decides, for each curve by itself; lines take no part")
  func largest() {
    func path(_ bend: Double, _ other: Double) -> Path {
      Path(
        verbs: [.move, .quad, .line, .quad, .close],
        points: [
          .zero, Point(x: 5, y: bend), Point(x: 10, y: 0), Point(x: 20, y: 0), Point(x: 25, y: other),
          Point(x: 30, y: 0),
        ])
    }
    // |P0 − 2·P1 + P2| = 2·bend; n = ⌈√(4·bend · 12)⌉.
    #expect(CurveSubdivision.pieces(for: [path(3, 0)]) == [12, 1])
    #expect(CurveSubdivision.pieces(for: [path(3, 0), path(0, 12)]) == [12, 24])
    #expect(CurveSubdivision.pieces(for: [path(3, 0)], scale: 4) == [24, 1])
    #expect(CurveSubdivision.pieces(for: []) == [])
  }

  private func curve(_ points: [Point], at t: Double) -> Point {
    var level = points
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { $0.interpolated(to: $1, at: t) }
    }
    return level[0]
  }
}
