extension Animation {
  /// Times this near to each other, in seconds, are one: sums of holds, onsets and lengths differ in their last bits.
  static let sameInstant = 1e-12

  /// Seconds that a motion takes at least where some set out after others: far less than a frame, and enough for the
  /// first one to begin as the old text. What takes no time of its own changes in its middle.
  static let leastMotion = 1e-3

  /// The latest rest of a spring, in seconds of its own time.
  public static let restLimit = 10.0
  /// The least travel, in pixels, that a length is computed for: with it, opacity and colour, which
  /// move in 255 steps, end within one step.
  static let leastTravel = 4.0
  /// The travel, in pixels, at whose rest a spring is repeated.
  static let repetitionTravel = 1_000.0

  /// The length in seconds, from the start to the end of a curve or the rest of a spring.
  ///
  /// A spring rests when distance + speed · 1/60 s stays below 1/64 px. Infinite when the animation
  /// repeats for ever.
  ///
  /// - Parameter travel: the largest distance in pixels that anything moves: positions, outline
  ///   points, sizes. Below 4 px it counts as 4 px.
  /// - Throws: ``AnimationError`` for a number that has no meaning, and for a spring that rests
  ///   later than ``restLimit``.
  public func duration(travel: Double) throws(AnimationError) -> Double {
    var length = try base.duration(travel: travel)
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay):
        guard delay >= 0, delay.isFinite else { throw .invalidDelay(seconds: delay) }
        length += delay
      case .speed(let speed):
        guard speed > 0, speed.isFinite else { throw .invalidSpeed(speed) }
        length /= speed
      case .repetition(let count, _, let period):
        guard let count else {
          length = .infinity
          continue
        }
        guard count > 0 else { throw .invalidRepeatCount(count) }
        length = period * Double(count)
      }
    }
    return length
  }

  /// The length of one of several repetitions; infinite when there is none.
  var repetitionPeriod: Double {
    (try? duration(travel: Self.repetitionTravel)) ?? .infinity
  }
}

extension Animation.Base {
  fileprivate func duration(travel: Double) throws(AnimationError) -> Double {
    let travel = travel > Animation.leastTravel ? travel : Animation.leastTravel
    let rest: Double
    switch self {
    case .curve(_, let duration):
      guard duration >= 0, duration.isFinite else { throw .invalidDuration(seconds: duration) }
      return duration
    case .spring(let spring, _):
      rest = spring.restDuration(displacement: travel)
    case .interpolatingSpring(let spring, let initialVelocity):
      rest = spring.restDuration(displacement: -travel, velocity: initialVelocity * travel)
    }
    guard rest <= Animation.restLimit else {
      throw .restTooLate(seconds: rest, limit: Animation.restLimit)
    }
    return rest
  }
}
