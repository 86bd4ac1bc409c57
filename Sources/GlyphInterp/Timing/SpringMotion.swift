/// A value on its way to a target by a spring, from any value and velocity.
///
/// value(t) = target + displacement · step(t) + velocity · impulse(t). ``response(at:)`` gives the
/// two functions, which are the same for every component, once per instant: a host that moves many
/// vectors with one spring multiplies and adds.
public struct SpringMotion<Value: VectorArithmetic & Sendable>: Sendable {
  /// Where the value goes.
  public let target: Value
  /// The value minus the target at the start.
  public let initialDisplacement: Value
  /// The velocity per second at the start.
  public let initialVelocity: Value
  /// The time in seconds at which the motion starts.
  public let start: Double
  /// The spring, as it is when a blend has ended.
  public let spring: Spring

  private let blend: SpringBlend

  /// Creates a motion that starts at a time in seconds with a value and a velocity per second.
  public init(
    from value: Value, velocity: Value = .zero, to target: Value, spring: Spring,
    at start: Double = 0
  ) {
    self.init(
      from: value, velocity: velocity, to: target, spring: spring, blend: SpringBlend(spring),
      at: start)
  }

  init(
    from value: Value, velocity: Value, to target: Value, spring: Spring, blend: SpringBlend,
    at start: Double
  ) {
    self.target = target
    self.initialDisplacement = value - target
    self.initialVelocity = velocity
    self.start = start
    self.spring = spring
    self.blend = blend
  }

  /// The motion to a new target that takes over value and velocity at a time in seconds.
  ///
  /// - Parameters:
  ///   - target: where the value goes from now on.
  ///   - spring: the new spring; nil keeps the present one.
  ///   - blendDuration: seconds over which the response changes to that of the new spring, by
  ///     smoothstep, in exact steps of 1/240 s; at most 10 s, not positive: at once.
  ///   - time: in seconds, on the clock of ``start``.
  public func retargeted(
    to target: Value, spring: Spring? = nil, blendDuration: Double = 0, at time: Double
  ) -> SpringMotion {
    let next = spring ?? self.spring
    return SpringMotion(
      from: value(at: time), velocity: velocity(at: time), to: target, spring: next,
      blend: SpringBlend(from: self.spring, to: next, duration: blendDuration), at: time)
  }

  /// What a unit of displacement and a unit of velocity have become at a time in seconds.
  public func response(at time: Double) -> SpringResponse {
    blend.response(at: time - start)
  }

  /// The value at a time in seconds; before the start it is the first value.
  public func value(at time: Double) -> Value {
    target
      + response(at: time).displacement(from: initialDisplacement, velocity: initialVelocity)
  }

  /// The velocity, per second, at a time in seconds.
  public func velocity(at time: Double) -> Value {
    response(at: time).velocity(from: initialDisplacement, velocity: initialVelocity)
  }

  /// The time in seconds at which the value rests, when its components are in pixels.
  ///
  /// By the rule of ``Spring/restDuration(displacement:velocity:)``, and never before a blend has
  /// ended; infinite when it never rests.
  public var restTime: Double {
    let response = blend.response(at: blend.end)
    let rest = spring.restDuration(
      displacement: response.displacement(from: initialDisplacement, velocity: initialVelocity),
      velocity: response.velocity(from: initialDisplacement, velocity: initialVelocity))
    return start + blend.end + rest
  }
}
