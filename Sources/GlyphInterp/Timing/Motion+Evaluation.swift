extension Motion {
  /// The value at a time in seconds; at rest it is exactly the target.
  public func value(at time: Double) -> Value {
    state(at: time).value
  }

  /// The velocity, per second, at a time in seconds; zero at rest.
  ///
  /// Infinite for an instant where a curve stands upright.
  public func velocity(at time: Double) -> Value {
    state(at: time).velocity
  }

  /// Value and velocity together.
  func state(at time: Double) -> State {
    guard let rested = layers.lastIndex(where: { $0.end <= time }) else {
      return layers.reduce(baseState(at: time)) { $1.state(over: $0, at: time) }
    }
    return layers[(rested + 1)...].reduce(State(value: layers[rested].target)) {
      $1.state(over: $0, at: time)
    }
  }

  func baseState(at time: Double) -> State {
    switch base {
    case .still(let value): State(value: value)
    case .spring(let motion, let rest):
      time >= rest
        ? State(value: motion.target)
        : State(value: motion.value(at: time), velocity: motion.velocity(at: time))
    }
  }

  /// A value and its velocity per second.
  struct State {
    var value: Value
    var velocity: Value = .zero
  }
}

extension Motion.Layer {
  /// Value and velocity when the animations below give a state.
  ///
  /// r₁ = r₀ + p · (target − r₀), so r₁′ = r₀′ · (1 − p) + p′ · (target − r₀).
  func state(over below: Motion<Value>.State, at time: Double) -> Motion<Value>.State {
    let phase = animation.phase(at: time - start)
    let way = target - below.value
    return Motion<Value>.State(
      value: below.value + way.scaled(by: phase.progress),
      velocity: below.velocity.scaled(by: 1 - phase.progress)
        + way.scaled(by: phase.velocity))
  }
}
