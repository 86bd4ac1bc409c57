/// How a value goes from one keyframe to the next: a cubic Bézier curve from (0, 0) to (1, 1), as SMIL's `keySplines`,
/// CSS's `cubic-bezier` and Lottie's tangents have it.
///
/// All four numbers lie in 0…1: SMIL allows no others, so a curve never runs backwards or overshoots.
struct TimingCurve: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// Constant speed.
  static let linear = TimingCurve(x1: 1.0 / 3, y1: 1.0 / 3, x2: 2.0 / 3, y2: 2.0 / 3)

  /// Whether the speed is constant.
  var isLinear: Bool { abs(x1 - y1) < 1e-9 && abs(x2 - y2) < 1e-9 }

  /// The same curve with time reversed.
  var reversed: TimingCurve { TimingCurve(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1) }

  /// The share of the way that is done after a share of the time.
  func value(at time: Double) -> Double {
    Self.coordinate(y1, y2, at: parameter(atTime: time))
  }

  /// The curve's parameter after a share of the time.
  func parameter(atTime time: Double) -> Double { Self.parameter(x1, x2, at: time) }

  /// The curve's parameter where a share of the way is done.
  func parameter(atValue value: Double) -> Double { Self.parameter(y1, y2, at: value) }

  /// The share of the time at a parameter.
  func time(at parameter: Double) -> Double { Self.coordinate(x1, x2, at: parameter) }

  /// The piece between two parameters as a curve of its own (de Casteljau).
  func piece(from start: Double, to end: Double) -> TimingCurve {
    let x = Self.piece(x1, x2, from: start, to: end)
    let y = Self.piece(y1, y2, from: start, to: end)
    return TimingCurve(x1: x.0, y1: y.0, x2: x.1, y2: y.1)
  }

  /// One coordinate of a curve between 0 and 1.
  static func coordinate(_ a: Double, _ b: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * a + 3 * rest * parameter * parameter * b + parameter * parameter * parameter
  }

  private static func parameter(_ a: Double, _ b: Double, at value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    var parameter = value
    for _ in 0..<60 {
      let residual = coordinate(a, b, at: parameter) - value
      if abs(residual) < 1e-13 { break }
      if residual > 0 { high = parameter } else { low = parameter }
      let rest = 1 - parameter
      let slope = 3 * (rest * rest * a + 2 * rest * parameter * (b - a) + parameter * parameter * (1 - b))
      let next = parameter - residual / slope
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  /// The inner control values of a piece, stretched to 0…1; a piece that stands still is linear.
  private static func piece(_ a: Double, _ b: Double, from start: Double, to end: Double) -> (Double, Double) {
    /// The curve's polar form.
    func blossom(_ r: Double, _ s: Double, _ t: Double) -> Double {
      let first = r * (1 - s) * (1 - t) + s * (1 - r) * (1 - t) + t * (1 - r) * (1 - s)
      let second = r * s * (1 - t) + r * t * (1 - s) + s * t * (1 - r)
      return first * a + second * b + r * s * t
    }
    let from = coordinate(a, b, at: start)
    let span = coordinate(a, b, at: end) - from
    guard abs(span) > 1e-12 else { return (1.0 / 3, 2.0 / 3) }
    func stretched(_ value: Double) -> Double { min(1, max(0, (value - from) / span)) }
    return (stretched(blossom(start, start, end)), stretched(blossom(start, end, end)))
  }
}
