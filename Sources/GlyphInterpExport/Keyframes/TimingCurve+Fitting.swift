extension TimingCurve {
  /// How many places a curve is fitted to.
  private static let placeCount = 24
  /// The shares of the time behind the first and before the last place that tell a slope.
  private static let slopeTimes = (first: 0.02, last: 0.98)
  /// Steps of the method at most.
  private static let mostSteps = 40
  /// A step that takes less of the error than this is the last.
  private static let leastGain = 1e-4
  /// The damping at the start, and what it may be.
  private static let firstDamping = 1e-3
  private static let dampingRange = 1e-9...1e6
  /// What the damping is divided by after a step that was good, and multiplied with after one that was not (Marquardt).
  private static let dampingFactors = (good: 4.0, bad: 8.0)
  /// The least slope in time, and the least entry on the diagonal, that are divided by.
  private static let leastSlope = 1e-4
  private static let leastEntry = 1e-9

  /// The curve that comes nearest to shares of the way, each given with its share of the time.
  ///
  /// The least squares of the distances in value, found by Levenberg's and Marquardt's method from the slopes at the ends.
  init(fitting places: [(time: Double, value: Double)]) {
    let step = max(1, places.count / Self.placeCount)
    let chosen = stride(from: 0, to: places.count, by: step).map { places[$0] }
    var best = TimingCurve.linear
    var error = best.squaredError(at: chosen)
    for guess in [TimingCurve.linear, Self.guess(from: places)] {
      let found = guess.improved(on: chosen)
      if found.error < error { (best, error) = (found.curve, found.error) }
    }
    self = best
  }

  /// A curve with the slopes that the outer places show.
  private static func guess(from places: [(time: Double, value: Double)]) -> TimingCurve {
    guard let first = places.first(where: { $0.time > slopeTimes.first }),
      let last = places.last(where: { $0.time < slopeTimes.last })
    else { return .linear }
    let start = first.value / first.time
    let end = (1 - last.value) / (1 - last.time)
    func clamped(_ value: Double) -> Double { min(1, max(0, value)) }
    return TimingCurve(x1: 1.0 / 3, y1: clamped(start / 3), x2: 2.0 / 3, y2: clamped(1 - end / 3))
  }

  private func squaredError(at places: [(time: Double, value: Double)]) -> Double {
    places.reduce(0) { sum, place in
      let difference = value(at: place.time) - place.value
      return sum + difference * difference
    }
  }

  private func improved(on places: [(time: Double, value: Double)]) -> (curve: TimingCurve, error: Double) {
    var curve = self
    var error = squaredError(at: places)
    var damping = Self.firstDamping
    for _ in 0..<Self.mostSteps {
      guard let next = curve.stepped(on: places, damping: damping) else { break }
      let nextError = next.squaredError(at: places)
      if nextError < error {
        let gain = (error - nextError) / error
        (curve, error) = (next, nextError)
        damping = max(Self.dampingRange.lowerBound, damping / Self.dampingFactors.good)
        if gain < Self.leastGain { break }
      } else {
        damping *= Self.dampingFactors.bad
        if damping > Self.dampingRange.upperBound { break }
      }
    }
    return (curve, error)
  }

  /// One step of the method.
  private func stepped(on places: [(time: Double, value: Double)], damping: Double) -> TimingCurve? {
    var normal = [[Double]](repeating: [Double](repeating: 0, count: 5), count: 4)
    for place in places {
      let parameter = parameter(atTime: place.time)
      let rest = 1 - parameter
      let early = 3 * rest * rest * parameter
      let late = 3 * rest * parameter * parameter
      let dx = 3 * (rest * rest * x1 + 2 * rest * parameter * (x2 - x1) + parameter * parameter * (1 - x2))
      let dy = 3 * (rest * rest * y1 + 2 * rest * parameter * (y2 - y1) + parameter * parameter * (1 - y2))
      let slope = dy / max(dx, Self.leastSlope)
      let row = [-slope * early, early, -slope * late, late]
      let residual = place.value - Self.coordinate(y1, y2, at: parameter)
      for i in 0..<4 {
        for j in 0..<4 { normal[i][j] += row[i] * row[j] }
        normal[i][4] += row[i] * residual
      }
    }
    for i in 0..<4 { normal[i][i] += damping * max(normal[i][i], Self.leastEntry) }
    guard let change = Self.solved(normal) else { return nil }
    func clamped(_ value: Double) -> Double { min(1, max(0, value)) }
    return TimingCurve(
      x1: clamped(x1 + change[0]), y1: clamped(y1 + change[1]), x2: clamped(x2 + change[2]),
      y2: clamped(y2 + change[3]))
  }

  /// The solution of four linear equations (Gauss's elimination with pivots); `nil` when there is not one.
  private static func solved(_ equations: [[Double]]) -> [Double]? {
    var rows = equations
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > .leastNormalMagnitude
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<4 where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column..<5 { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<4).map { rows[$0][4] / rows[$0][$0] }
  }
}
