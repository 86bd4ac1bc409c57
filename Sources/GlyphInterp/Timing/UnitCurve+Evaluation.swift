extension UnitCurve {
  /// The eased progress at a fraction of the time.
  ///
  /// Outside 0…1 (and for NaN, which counts as 0) the nearer end is held, so the ends are exactly
  /// 0 and 1. A Bézier curve's x is solved to better than 2⁻²⁰.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch shape {
    case .linear: return progress
    case .bezier(let curve): return curve.value(at: progress)
    case .circularEaseIn: return Self.rising(progress)
    case .circularEaseOut: return 1 - Self.rising(1 - progress)
    case .circularEaseInOut:
      return progress < 0.5
        ? Self.rising(2 * progress) / 2
        : 1 - Self.rising(2 - 2 * progress) / 2
    case .circularEaseOutIn:
      return progress < 0.5
        ? (1 - Self.rising(1 - 2 * progress)) / 2
        : (1 + Self.rising(2 * progress - 1)) / 2
    }
  }

  /// The slope of the curve at a fraction of the time, in progress per unit of time.
  ///
  /// At 0 and 1 it is the slope on the inner side, outside it is 0. It is infinite where the curve
  /// stands upright, as circular curves do.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    switch shape {
    case .linear: return 1
    case .bezier(let curve): return curve.velocity(at: progress)
    case .circularEaseIn: return Self.slope(progress)
    case .circularEaseOut: return Self.slope(1 - progress)
    case .circularEaseInOut:
      return Self.slope(progress < 0.5 ? 2 * progress : 2 - 2 * progress)
    case .circularEaseOutIn:
      return Self.slope(progress < 0.5 ? 1 - 2 * progress : 2 * progress - 1)
    }
  }

  /// The quarter circle that starts level.
  private static func rising(_ x: Double) -> Double {
    1 - ((1 - x) * (1 + x)).squareRoot()
  }

  private static func slope(_ x: Double) -> Double {
    x / ((1 - x) * (1 + x)).squareRoot()
  }
}
