/// A part of what is left of earlier motions: amplitudes that die away together.
struct InertiaTerm: Sendable {
  /// How the amplitudes die away, from 1 or, for what stands for a velocity, with slope 1 from 0.
  enum Decay: Sendable {
    /// The step response of a spring (semantics 4, "Springs merge").
    case step(SpringMotion<Double>)
    /// The impulse response of a spring.
    case impulse(SpringMotion<Double>)
    /// The rest of the way of an interrupted animation.
    case remainder(Pace)
    /// Not by itself, but by what it is nested in.
    case held
    /// A push that comes to nothing over some seconds.
    case push(start: Double, length: Double)
  }

  /// How the amplitudes die away.
  let decay: Decay
  /// The animations in which it is nested: each takes away its share.
  var nesting: [Pace] = []
  /// What dies away, in the order of an ``InertiaLayout``.
  var amplitudes: [Double]

  /// The factor on the amplitudes, and its rate per second.
  func factor(at time: Double) -> (value: Double, rate: Double) {
    var (value, rate) = ownFactor(at: time)
    for pace in nesting {
      let phase = pace.phase(at: time)
      (value, rate) = (value * (1 - phase.progress), rate * (1 - phase.progress) - value * phase.rate)
    }
    return (value, rate)
  }

  private func ownFactor(at time: Double) -> (value: Double, rate: Double) {
    switch decay {
    case .step(let motion):
      let response = motion.response(at: time)
      return (response.step, response.stepVelocity)
    case .impulse(let motion):
      let response = motion.response(at: time)
      return (response.impulse, response.impulseVelocity)
    case .remainder(let pace):
      let phase = pace.phase(at: time)
      return (1 - phase.progress, -phase.rate)
    case .held: return (1, 0)
    case .push(let start, let length):
      let elapsed = max(0, time - start)
      guard elapsed < length else { return (0, 0) }
      let left = 1 - elapsed / length
      return (elapsed * left * left, left * left - 2 * elapsed * left / length)
    }
  }
}
