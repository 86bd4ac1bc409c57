extension Animation {
  /// The animation of a change that names none: `spring(duration: 0.5, bounce: 0)`.
  public static let `default` = spring(duration: 0.5, bounce: 0)
  /// A spring without bounce, duration 0.5 s.
  public static let spring = spring(duration: 0.5, bounce: 0)
  /// A spring without bounce, duration 0.5 s.
  public static let smooth = smooth()
  /// A spring with a small bounce of 0.15, duration 0.5 s.
  public static let snappy = snappy()
  /// A spring with a visible bounce of 0.3, duration 0.5 s.
  public static let bouncy = bouncy()
  /// A quick spring for what follows a hand: response 0.15 s, damping 0.86, blended over 0.25 s.
  public static let interactiveSpring = interactiveSpring(response: 0.15)

  /// A spring that takes over the value and the velocity of what it interrupts.
  ///
  /// - Parameters:
  ///   - spring: how the value moves.
  ///   - blendDuration: seconds over which the response changes from that of an interrupted spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring, blendDuration: blendDuration))
  }

  /// A spring of a perceptual duration in seconds and a bounce; see ``Spring``.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring of a response in seconds and a damping ratio; see ``Spring``.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A quick spring for what follows a hand.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring without bounce but `extraBounce`, at a pace in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.15 and `extraBounce`, at a pace in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3 and `extraBounce`, at a pace in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of physical constants whose effect is combined with what it interrupts.
  ///
  /// It never merges with a spring in flight; it nests, as a curve does (see ``Motion``).
  ///
  /// - Parameters:
  ///   - mass: above 0.
  ///   - stiffness: force by length of the way.
  ///   - damping: force by length of the way per second.
  ///   - initialVelocity: in lengths of the way per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring of a perceptual duration in seconds and a bounce that is combined with what it
  /// interrupts; `initialVelocity` is in lengths of the way per second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that is combined with what it interrupts; `initialVelocity` is in lengths of the way
  /// per second, 0 when it is not finite.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
  }
}
