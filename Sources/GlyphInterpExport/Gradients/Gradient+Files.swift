import GlyphInterp

extension Gradient {
  /// Where offset 1 lies on the line through the start that is perpendicular to the lines of equal colour
  /// (OpenType 1.9, `COLR`, PaintLinearGradient).
  static func perpendicularEnd(start: Point, end: Point, rotation: Point) -> Point {
    let line = rotation - start
    let normal = Vector(dx: line.dy, dy: -line.dx)
    let squared = normal.dx * normal.dx + normal.dy * normal.dy
    guard squared > 0 else { return end }
    let way = end - start
    let share = (way.dx * normal.dx + way.dy * normal.dy) / squared
    return start + Vector(dx: normal.dx * share, dy: normal.dy * share)
  }

  /// The stops as often as they come between two offsets, ascending: for formats without repetition.
  ///
  /// - Returns: `nil` when they come too often.
  func unrolledStops(from start: Double, to end: Double) -> [Stop]? {
    let sorted = stops.sorted { $0.offset < $1.offset }
    guard let first = sorted.first?.offset, let last = sorted.last?.offset else { return nil }
    let span = last - first
    guard extend != .pad, span > 1e-6 else { return sorted }
    let rounds = (low: ((start - first) / span).rounded(.down), high: ((end - first) / span).rounded(.up))
    guard rounds.high - rounds.low <= Self.mostRounds else { return nil }
    return (Int(rounds.low)..<Int(max(rounds.high, rounds.low + 1))).flatMap { round in
      let isMirrored = extend == .reflect && round % 2 != 0
      let offsets = isMirrored ? sorted.reversed() : sorted
      return offsets.map { stop in
        let place = isMirrored ? last - stop.offset : stop.offset - first
        return Stop(offset: first + Double(round) * span + place, color: stop.color)
      }
    }
  }

  private static let mostRounds = 64.0
}

extension [Gradient.Stop] {
  /// Stops between two of different alpha.
  private static var stepsBetweenAlphas: Int { 16 }

  /// Stops between which straight colours are mixed, as files do, in place of premultiplied ones, as scenes do.
  var straight: [Gradient.Stop] {
    var result: [Gradient.Stop] = []
    for (index, stop) in enumerated() {
      if index > 0, self[index - 1].color.alpha != stop.color.alpha, self[index - 1].offset < stop.offset {
        for step in 1..<Self.stepsBetweenAlphas {
          result.append(self[index - 1].mixed(with: stop, at: Double(step) / Double(Self.stepsBetweenAlphas)))
        }
      }
      result.append(stop)
    }
    return result
  }
}

extension Gradient.Stop {
  fileprivate func mixed(with other: Gradient.Stop, at progress: Double) -> Gradient.Stop {
    Gradient.Stop(
      offset: offset + (other.offset - offset) * progress,
      color: color.interpolated(to: other.color, at: progress, in: .srgb))
  }
}
