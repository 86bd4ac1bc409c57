extension Spring {
  /// The time, in seconds, over which the rest rule lets a value move on: a frame at 60 a second.
  static let restFrame = 1.0 / 60
  /// The distance from the target that counts as rest: 1/64 px, the unit of glyph outlines.
  static let restDistance = 1.0 / 64

  /// The time in seconds after which a spring that starts at rest one unit away from its target
  /// stays within 0.001 of it; infinite when there is no damping.
  public var settlingDuration: Double { settlingDuration(target: 1.0) }

  /// The time in seconds after which a spring that starts at zero stays within `epsilon` of its
  /// target; infinite when it never does, or when `epsilon` is not positive.
  public func settlingDuration<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, epsilon: Double = 0.001
  ) -> Double {
    Settling(
      spring: self, displacement: Value.zero - target, velocity: initialVelocity,
      lookahead: 0
    ).duration(within: epsilon)
  }

  /// The time in seconds at which a displacement from the target and a velocity, in pixels and
  /// pixels per second, have come to rest; infinite when they never do.
  ///
  /// Rest means that distance + speed · 1/60 s stays below 1/64 px: the value is in its place, and
  /// still will be in the next frame.
  public func restDuration<Value: VectorArithmetic>(
    displacement: Value, velocity: Value = .zero
  ) -> Double {
    Settling(
      spring: self, displacement: displacement, velocity: velocity,
      lookahead: Self.restFrame
    ).duration(within: Self.restDistance)
  }
}
