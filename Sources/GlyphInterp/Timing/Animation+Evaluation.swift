extension Animation {
  /// The eased progress at a time in seconds since the animation began.
  ///
  /// 0 before the start; 1 is the end, exactly for a curve and in the limit for a spring. Springs
  /// and overshooting curves leave 0…1. Always finite.
  public func progress(at elapsed: Double) -> Double {
    phase(at: elapsed).progress
  }

  /// The eased progress at a duration since the animation began.
  public func progress(at elapsed: Duration) -> Double {
    progress(at: elapsed.inSeconds)
  }

  /// The rate of change of progress, per second, at a time in seconds since the animation began.
  ///
  /// Infinite for an instant where a curve stands upright.
  public func velocity(at elapsed: Double) -> Double {
    phase(at: elapsed).velocity
  }

  /// The rate of change of progress, per second, at a duration since the animation began.
  public func velocity(at elapsed: Duration) -> Double {
    velocity(at: elapsed.inSeconds)
  }

  /// Progress and its velocity together.
  func phase(at elapsed: Double) -> (progress: Double, velocity: Double) {
    guard elapsed >= 0 else { return (0, 0) }
    var time = elapsed
    var rate = 1.0
    for modifier in modifiers.reversed() {
      switch modifier {
      case .delay(let delay):
        guard delay > 0 else { continue }
        guard time >= delay else { return (0, 0) }
        time -= delay
      case .speed(let speed):
        guard speed > 0 else { return (0, 0) }
        time *= speed
        rate *= speed
      case .repetition(let count, let autoreverses, let period):
        // An infinite period is never over, an empty one is over at once.
        guard period.isFinite else { continue }
        guard period > 0, time.isFinite else { return (1, 0) }
        let index = (time / period).rounded(.down)
        if let count, index >= Double(count) { return (1, 0) }
        time -= index * period
        if autoreverses, index.truncatingRemainder(dividingBy: 2) == 1 {
          time = period - time
          rate = -rate
        }
      }
    }
    let phase = base.phase(at: time)
    return (phase.progress, phase.velocity * rate)
  }
}

extension Animation.Base {
  /// Progress, and its velocity per second, at a time in seconds that is not negative.
  fileprivate func phase(at time: Double) -> (progress: Double, velocity: Double) {
    switch self {
    case .curve(let curve, let duration):
      guard duration > 0, time < duration else { return (1, 0) }
      let fraction = time / duration
      return (curve.value(at: fraction), curve.velocity(at: fraction) / duration)
    case .spring(let spring, _):
      let response = spring.response(at: time)
      return (1 - response.step, -response.stepVelocity)
    case .interpolatingSpring(let spring, let initialVelocity):
      let response = spring.response(at: time)
      return (
        1 - response.step + initialVelocity * response.impulse,
        -response.stepVelocity + initialVelocity * response.impulseVelocity
      )
    }
  }
}
