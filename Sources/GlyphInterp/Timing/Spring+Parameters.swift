extension Spring {
  /// The perceptual duration in seconds, which is the response.
  public var duration: Double { response }

  /// How much the spring bounces: 1 − ζ up to critical damping, 1/ζ − 1 above.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// The force per unit of displacement: mass · ω₀².
  public var stiffness: Double { mass * frequency * frequency }

  /// The force per unit of velocity: 2ζω₀ · mass.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// The angular frequency ω₀ of the spring without damping, in radians per second.
  var frequency: Double { 2 * Double.pi / response }

  /// The same spring in a time that runs faster by a positive factor.
  func accelerated(by speed: Double) -> Spring {
    Spring(exactResponse: response / speed, dampingRatio: dampingRatio, mass: mass)
  }
}
