import Testing

@testable import GlyphInterp

struct OutlineCompatibilityTests {
  /// Contours of straight lines.
  private func path(_ contours: [[(Double, Double)]]) -> Path {
    var path = Path()
    for contour in contours {
      path.verbs += [.move] + contour.dropFirst().map { _ in .line } + [.close]
      path.points += contour.map { Point(x: $0.0, y: $0.1) }
    }
    return path
  }

  private func obstacle(_ old: Path, _ new: Path) -> GlyphPair.Reason? {
    OutlineCompatibility(old: old, new: new).obstacle()
  }

  private let stem: [(Double, Double)] = [(0, 0), (0.1, 0), (0.1, 0.7), (0, 0.7)]
  private let heavy: [(Double, Double)] = [(0, 0), (0.3, 0), (0.3, 0.75), (0, 0.75)]

  @Test func `a stem may grow`() {
    #expect(obstacle(path([stem]), path([heavy])) == nil)
  }

  @Test func `another number of points or contours does not interpolate`() {
    #expect(obstacle(path([stem]), path([heavy + [(-0.1, 0.4)]])) == .otherContours)
    #expect(obstacle(path([stem]), path([heavy, stem])) == .otherContours)
  }

  @Test func `a contour that runs the other way round does not interpolate`() {
    #expect(obstacle(path([stem]), path([heavy.reversed()])) == .otherWinding)
  }

  @Test func `case 75: a contour that begins elsewhere does not interpolate`() {
    #expect(obstacle(path([stem]), path([Array(heavy[2...] + heavy[..<2])])) == .otherStartPoint)
  }

  @Test func `contours in another order do not interpolate`() {
    let dot: [(Double, Double)] = [(0, 1), (0.1, 1), (0.1, 1.1), (0, 1.1)]
    #expect(obstacle(path([stem, dot]), path([stem, dot])) == nil)
    #expect(obstacle(path([stem, dot]), path([dot, stem])) == .otherContourOrder)
  }

  @Test func `a contour that collapses half-way does not interpolate`() {
    // Turned upside down: half-way every point is in the middle.
    func bar(_ sign: Double) -> Path {
      Path(
        verbs: [.move, .line, .line, .quad, .close],
        points: [
          Point(x: -0.5, y: -0.1), Point(x: 0.5, y: -0.1), Point(x: 0.5, y: 0.1), Point(x: 0, y: 0.2),
          Point(x: -0.5, y: 0.1),
        ].map { Point(x: $0.x * sign, y: $0.y * sign) })
    }
    #expect(obstacle(bar(1), bar(-1)) == .collapses)
  }

  @Test func `a smooth join that breaks half-way does not interpolate`() {
    // At (0, 0) a handle of 0.1 and one of 0.4, level at one end; at the other of 0.4 and 0.1, and steep.
    func wave(_ into: Point, _ out: Point) -> Path {
      Path(
        verbs: [.move, .cubic, .cubic, .line, .close],
        points: [
          Point(x: -1, y: 0), Point(x: -0.8, y: 0), into, .zero, out, Point(x: 0.8, y: 0), Point(x: 1, y: 0),
          Point(x: 0, y: -2),
        ])
    }
    let level = wave(Point(x: -0.1, y: 0), Point(x: 0.4, y: 0))
    let steep = wave(Point(x: -0.28, y: -0.28), Point(x: 0.07, y: 0.07))
    #expect(obstacle(level, level) == nil)
    #expect(obstacle(level, steep) == .kink)
  }

  @Test func `an outline that crosses itself half-way does not interpolate`() {
    // The notch from above goes down on one side of the notch from below, and on the other side at the other end.
    func notched(_ above: Double, _ below: Double, _ depth: Double) -> [(Double, Double)] {
      [
        (0, 0), (below - 0.1, 0), (below, depth), (below + 0.1, 0), (4, 0), (4, 2), (above + 0.1, 2),
        (above, 2 - depth), (above - 0.1, 2), (0, 2),
      ]
    }
    let old = path([notched(1, 3, 1.6)])
    let new = path([notched(3, 1, 1.6)])
    #expect(obstacle(old, new) == .crossesItself)
  }

  @Test func `how far progress may overshoot depends on whether a contour turns round`() {
    #expect(OutlineCompatibility(old: path([stem]), new: path([heavy])).range() == -0.05...1.05)
    let hair: [(Double, Double)] = [(0, 0), (0.001, 0), (0.001, 0.7), (0, 0.7)]
    #expect(OutlineCompatibility(old: path([hair]), new: path([heavy])).range() == 0...1)
  }
}
