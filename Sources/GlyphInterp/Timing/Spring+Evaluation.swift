extension Spring {
  /// The value, after a time in seconds, of a spring that starts at zero.
  public func value<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    value(fromValue: .zero, toValue: target, initialVelocity: initialVelocity, time: time)
  }

  /// The velocity per second, after a time in seconds, of a spring that starts at zero.
  public func velocity<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    velocity(fromValue: .zero, toValue: target, initialVelocity: initialVelocity, time: time)
  }

  /// The value, after a time in seconds, of a spring between two values.
  public func value<Value: VectorArithmetic>(
    fromValue: Value, toValue: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    toValue
      + response(at: time).displacement(from: fromValue - toValue, velocity: initialVelocity)
  }

  /// The velocity per second, after a time in seconds, of a spring between two values.
  public func velocity<Value: VectorArithmetic>(
    fromValue: Value, toValue: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    response(at: time).velocity(from: fromValue - toValue, velocity: initialVelocity)
  }

  /// Moves a value and its velocity on by a time in seconds.
  ///
  /// Exact for a step of any length: many short steps give what one long step gives.
  public func update<Value: VectorArithmetic>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) {
    let response = response(at: deltaTime)
    let displacement = value - target
    value = target + response.displacement(from: displacement, velocity: velocity)
    velocity = response.velocity(from: displacement, velocity: velocity)
  }

  /// The force on a value at a position with a velocity: k · (target − position) − c · velocity.
  public func force<Value: VectorArithmetic>(
    target: Value, position: Value, velocity: Value
  ) -> Value {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}
