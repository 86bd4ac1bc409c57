extension Animation {
  /// Starts later by a time in seconds.
  ///
  /// A delay that is negative or not a number counts as none.
  public func delay(_ delay: Double) -> Animation {
    modified(by: .delay(delay))
  }

  /// Starts later by a duration.
  public func delay(_ delay: Duration) -> Animation {
    self.delay(delay.inSeconds)
  }

  /// Runs faster by a factor.
  ///
  /// A speed that is not positive stands still.
  public func speed(_ speed: Double) -> Animation {
    modified(by: .speed(speed))
  }

  /// Runs a number of times, every second time backwards when it reverses.
  ///
  /// Each direction counts as one time. When the last time ends, progress is 1, because the content
  /// is the new one: an even count that reverses jumps there. A spring is repeated from where it
  /// rests at a travel of 1 000 px.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    modified(
      by: .repetition(count: repeatCount, autoreverses: autoreverses, period: repetitionPeriod))
  }

  /// Runs again and again, every second time backwards when it reverses.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(by: .repetition(count: nil, autoreverses: autoreverses, period: repetitionPeriod))
  }
}
