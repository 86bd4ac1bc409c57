import Testing

@testable import GlyphInterp

@Suite("Contours as paths")
struct ContourPointsTests {
  private func contour(_ points: [(Double, Double, ContourPoints.Kind)]) -> ContourPoints {
    var result = ContourPoints()
    result.points = points.map { Point(x: $0.0, y: $0.1) }
    result.kinds = points.map(\.2)
    result.ends = [points.count]
    return result
  }

  @Test("straight lines close by themselves")
  func lines() {
    let path = contour([(0, 0, .on), (10, 0, .on), (0, 10, .on)]).path
    #expect(path.verbs == [.move, .line, .line, .close])
    #expect(path.points == [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 0, y: 10)])
  }

  @Test("between two quadratic control points lies an on-curve point")
  func impliedPoints() {
    let path = contour([(0, 0, .on), (0, 10, .quadratic), (10, 10, .quadratic), (10, 0, .on)]).path
    #expect(path.verbs == [.move, .quad, .quad, .close])
    #expect(path.points[2] == Point(x: 5, y: 10))
  }

  @Test("a contour whose first point is off the curve starts at its last, if that is on it")
  func startAtTheLast() {
    let path = contour([(0, 10, .quadratic), (10, 10, .on), (10, 0, .on)]).path
    #expect(path.verbs == [.move, .quad, .line, .close] || path.verbs == [.move, .quad, .close])
    #expect(path.points[0] == Point(x: 10, y: 0))
    #expect(path.points[1] == Point(x: 0, y: 10))
    #expect(path.points[2] == Point(x: 10, y: 10))
  }

  @Test("a curve that ends the contour runs to its start")
  func closingCurve() {
    let path = contour([(0, 0, .on), (10, 0, .on), (10, 10, .cubic), (0, 10, .cubic)]).path
    #expect(path.verbs == [.move, .line, .cubic, .close])
    #expect(path.points.last == .zero)
  }

  @Test("a last point that FreeType left out because it met the first is put back")
  func closingPoints() {
    let reference = contour([(0, 0, .on), (10, 0, .on), (0, 10, .on), (1, 1, .on)])
    var dropped = contour([(5, 5, .on), (10, 0, .on), (0, 10, .on)])
    dropped.restoreClosingPoints(as: reference)
    #expect(dropped.path.verbs == reference.path.verbs)
    #expect(dropped.points.last == Point(x: 5, y: 5))
    var whole = reference
    whole.restoreClosingPoints(as: dropped)
    #expect(whole == reference)
  }
}
