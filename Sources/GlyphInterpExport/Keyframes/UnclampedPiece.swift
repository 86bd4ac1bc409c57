import GlyphInterp

/// A piece of a cubic Bézier curve from (0, 0) to (1, 1) whose y is free, stretched to the unit square.
struct UnclampedPiece {
  private let x: (Double, Double)
  private let y: (Double, Double)

  init(first: UnitPoint, second: UnitPoint, from start: Double, to end: Double) {
    x = Self.stretched(first.x, second.x, from: start, to: end)
    y = Self.stretched(first.y, second.y, from: start, to: end)
  }

  /// Whether all control values lie in 0…1.
  var fits: Bool { [x.0, x.1, y.0, y.1].allSatisfy { -1e-9...(1 + 1e-9) ~= $0 } }

  /// The piece as a timing curve.
  var clamped: TimingCurve {
    func clamped(_ value: Double) -> Double { min(1, max(0, value)) }
    return TimingCurve(x1: clamped(x.0), y1: clamped(y.0), x2: clamped(x.1), y2: clamped(y.1))
  }

  private static func stretched(_ a: Double, _ b: Double, from start: Double, to end: Double) -> (Double, Double) {
    func slope(_ t: Double) -> Double { 3 * ((1 - t) * (1 - t) * a + 2 * (1 - t) * t * (b - a) + t * t * (1 - b)) }
    let from = TimingCurve.coordinate(a, b, at: start)
    let to = TimingCurve.coordinate(a, b, at: end)
    guard abs(to - from) > 1e-12 else { return (1.0 / 3, 2.0 / 3) }
    let third = (end - start) / 3
    return (slope(start) * third / (to - from), 1 - slope(end) * third / (to - from))
  }
}
