#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Spring {
  /// The times at which a spring is evaluated, in seconds; others are clamped, NaN counts as 0.
  ///
  /// The upper end, 11 days, only keeps sines and exponentials finite.
  private static let times = 0.0...1_000_000

  /// The response after a time in seconds: before 0 it is the start.
  ///
  /// Source: the solution of m·x″ + c·x′ + k·x = 0, in forms that lose no digits near critical
  /// damping: sin(ωt)/ω and (1 − e^(−2ωt))/2ω tend to t as ω tends to 0.
  public func response(at time: Double) -> SpringResponse {
    let t = time > 0 ? min(time, Self.times.upperBound) : 0
    let decay = dampingRatio * frequency
    let distance = ((1 - dampingRatio) * (1 + dampingRatio)).magnitude
    let omega = frequency * distance.squareRoot()
    return dampingRatio < 1
      ? oscillating(at: t, decay: decay, omega: omega)
      : creeping(at: t, decay: decay, omega: omega)
  }

  /// Damping below the critical one.
  private func oscillating(at t: Double, decay: Double, omega: Double) -> SpringResponse {
    let envelope = exp(-decay * t)
    let cosine = envelope * cos(omega * t)
    let impulse = envelope * (omega > 0 ? sin(omega * t) / omega : t)
    return SpringResponse(
      step: cosine + decay * impulse,
      impulse: impulse,
      stepVelocity: -frequency * frequency * impulse,
      impulseVelocity: cosine - decay * impulse)
  }

  /// Critical damping and above: two exponentials, the slow one factored out.
  private func creeping(at t: Double, decay: Double, omega: Double) -> SpringResponse {
    let fast = decay + omega
    // decay − omega, without the cancellation.
    let slow = fast > 0 ? frequency * (frequency / fast) : 0
    let envelope = exp(-slow * t)
    let spread = omega > 0 ? -expm1(-2 * omega * t) / (2 * omega) : t
    let impulse = envelope * spread
    return SpringResponse(
      step: envelope * (1 + slow * spread),
      impulse: impulse,
      stepVelocity: -frequency * (frequency * impulse),
      impulseVelocity: exp(-fast * t) - slow * impulse)
  }
}
