/// What a spring makes, after some time, of a unit of displacement and of a unit of velocity.
///
/// A spring is linear, so one response serves every component of a value:
/// `value = target + displacement · step + velocity · impulse`, where displacement is the old
/// value minus the target and both are taken at the start. The four numbers depend on time alone.
public struct SpringResponse: Hashable, Sendable {
  /// What is left of a unit of displacement: 1 at the start, then towards 0.
  public let step: Double
  /// The displacement that a unit of velocity has made, in seconds: 0 at the start.
  public let impulse: Double
  /// The rate of change of `step`, per second: 0 at the start.
  public let stepVelocity: Double
  /// The rate of change of `impulse`: 1 at the start.
  public let impulseVelocity: Double

  /// The response before any time has passed.
  public static let start = SpringResponse(
    step: 1, impulse: 0, stepVelocity: 0, impulseVelocity: 1)

  /// The response of this one and then another: a product of two-by-two matrices.
  func followed(by next: SpringResponse) -> SpringResponse {
    SpringResponse(
      step: next.step * step + next.impulse * stepVelocity,
      impulse: next.step * impulse + next.impulse * impulseVelocity,
      stepVelocity: next.stepVelocity * step + next.impulseVelocity * stepVelocity,
      impulseVelocity: next.stepVelocity * impulse + next.impulseVelocity * impulseVelocity)
  }

  /// The displacement that is left of a displacement and a velocity at the start.
  public func displacement<Value: VectorArithmetic>(
    from displacement: Value, velocity: Value
  ) -> Value {
    displacement.scaled(by: step) + velocity.scaled(by: impulse)
  }

  /// The velocity, per second, that a displacement and a velocity at the start have become.
  public func velocity<Value: VectorArithmetic>(
    from displacement: Value, velocity: Value
  ) -> Value {
    displacement.scaled(by: stepVelocity) + velocity.scaled(by: impulseVelocity)
  }
}
