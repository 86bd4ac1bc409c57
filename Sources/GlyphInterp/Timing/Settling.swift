#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds the time after which a spring stays near its target.
///
/// Nearness is |x| + lookahead · |x′|, x the displacement. It may rise and fall many times, so the
/// last crossing is searched backwards from a time after which an envelope rules all others out.
struct Settling {
  /// Steps of the search per half period, or per time constant when that is shorter.
  ///
  /// A peak that passes the threshold by less than 2 · 10⁻⁵ of it may be missed.
  private static let resolution = 256.0
  /// Above this ratio of oscillation to decay the envelope's end is taken as it is: so many
  /// swings look alike that the last one is not worth finding.
  private static let oscillationLimit = 100.0

  private let spring: Spring
  private let lookahead: Double
  /// |d|², |v|² and d·v of the displacement and velocity at the start.
  private let squares: (displacement: Double, velocity: Double, product: Double)

  init<Value: VectorArithmetic>(
    spring: Spring, displacement: Value, velocity: Value, lookahead: Double
  ) {
    self.spring = spring
    self.lookahead = lookahead
    squares = (
      displacement.magnitudeSquared, velocity.magnitudeSquared, displacement.dotProduct(velocity)
    )
  }

  /// The time, in seconds, after which nearness does not exceed a threshold.
  func duration(within threshold: Double) -> Double {
    guard squares.displacement > 0 || squares.velocity > 0 else { return 0 }
    let omega0 = spring.frequency
    let ratio = spring.dampingRatio
    let omega = omega0 * ((1 - ratio) * (1 + ratio)).magnitude.squareRoot()
    let decay = ratio < 1 ? ratio * omega0 : omega0 * (omega0 / (ratio * omega0 + omega))
    guard threshold > 0, decay > 0 else { return .infinity }
    let latest = envelopeEnd(
      threshold, decay: decay, limit: 1 / (ratio < 1 ? omega : 2 * omega))
    guard latest.isFinite else { return .infinity }
    guard ratio >= 1 || omega < Self.oscillationLimit * decay else { return latest }
    let scale = ratio < 1 ? min(Double.pi / omega, 1 / decay) : 1 / decay
    return lastCrossing(threshold, before: latest, step: scale / Self.resolution)
  }

  /// |x| + lookahead · |x′| after a time.
  private func nearness(at time: Double) -> Double {
    let response = spring.response(at: time)
    let distance = length(response.step, response.impulse)
    guard lookahead > 0 else { return distance }
    return distance + lookahead * length(response.stepVelocity, response.impulseVelocity)
  }

  /// The length of displacement · a + velocity · b.
  private func length(_ a: Double, _ b: Double) -> Double {
    let square =
      squares.displacement * a * a + 2 * squares.product * a * b + squares.velocity * b * b
    return max(square, 0).squareRoot()
  }

  /// A time after which the envelope of the nearness is below the threshold.
  ///
  /// The envelope is e^(−decay · t) · (a + b · min(t, limit)); it falls for good after 1 / decay.
  private func envelopeEnd(_ threshold: Double, decay: Double, limit: Double) -> Double {
    let displacement = squares.displacement.squareRoot()
    let speed = squares.velocity.squareRoot()
    let stiffness = spring.frequency * spring.frequency
    let a = displacement + lookahead * speed
    let b =
      displacement * decay + speed + lookahead * (displacement * stiffness + speed * decay)
    func bound(_ time: Double) -> Double { exp(-decay * time) * (a + b * min(time, limit)) }
    var lower = 1 / decay
    var upper = lower
    while bound(upper) >= threshold {
      lower = upper
      upper *= 2
    }
    for _ in 0..<32 {
      let middle = (lower + upper) / 2
      if bound(middle) >= threshold { lower = middle } else { upper = middle }
    }
    return upper
  }

  private func lastCrossing(_ threshold: Double, before latest: Double, step: Double) -> Double {
    var upper = latest
    var lower = latest
    while nearness(at: lower) <= threshold {
      guard lower > 0 else { return 0 }
      upper = lower
      lower = max(0, lower - step)
    }
    for _ in 0..<52 {
      let middle = (lower + upper) / 2
      if nearness(at: middle) <= threshold { upper = middle } else { lower = middle }
    }
    return upper
  }
}
