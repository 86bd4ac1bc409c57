extension Animation {
  /// A cubic Bézier curve that is the animation itself from one time to another.
  package struct ExactEasing: Sendable {
    /// Seconds from the start of the animation to the start of the curve.
    package let start: Double
    /// Seconds from the start of the animation to the end of the curve.
    package let end: Double
    /// The control points, as those of CSS's `cubic-bezier`.
    package let controls: (UnitPoint, UnitPoint)
  }

  /// Whether it changes all at once at its end: a curve that takes no time, behind whatever delay.
  package var isSudden: Bool {
    guard case .curve(_, let duration) = base, duration <= 0 else { return false }
    return modifiers.allSatisfy { if case .repetition = $0 { false } else { true } }
  }

  /// The animation as one Bézier curve; `nil` for springs, circular curves and repetitions.
  package var exactEasing: ExactEasing? {
    guard case .curve(let curve, let duration) = base, duration > 0, duration.isFinite else { return nil }
    let controls: (UnitPoint, UnitPoint)
    switch curve.shape {
    case .linear: controls = (UnitPoint(x: 1.0 / 3, y: 1.0 / 3), UnitPoint(x: 2.0 / 3, y: 2.0 / 3))
    case .bezier(let bezier): controls = (bezier.start, bezier.end)
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseOutIn: return nil
    }
    var (start, end) = (0.0, duration)
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay):
        start += max(0, delay)
        end += max(0, delay)
      case .speed(let speed):
        guard speed > 0 else { return nil }
        start /= speed
        end /= speed
      case .repetition: return nil
      }
    }
    return ExactEasing(start: start, end: end, controls: controls)
  }

  /// The times in seconds, up to a length, at which the pace may break: ends of delays, of repetitions, of half curves.
  package func easingBreaks(until length: Double) -> [Double] {
    var breaks: [Double] = [0]
    if case .curve(let curve, let duration) = base {
      breaks.append(duration)
      if curve.shape == .circularEaseInOut || curve.shape == .circularEaseOutIn { breaks.append(duration / 2) }
    }
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay): breaks = [0] + breaks.map { $0 + max(0, delay) }
      case .speed(let speed): breaks = speed > 0 ? breaks.map { $0 / speed } : [0]
      case .repetition(let count, let autoreverses, let period):
        guard period > 0, period.isFinite else { continue }
        let rounds = min(count ?? Int.max, Int((length / period).rounded(.up)))
        breaks = (0..<max(1, rounds)).flatMap { round -> [Double] in
          let own = breaks.filter { $0 <= period } + [period]
          return own.map { Double(round) * period + (autoreverses && round % 2 == 1 ? period - $0 : $0) }
        }
      }
    }
    return Set(breaks.filter { $0 > 0 && $0 < length }).sorted()
  }
}
