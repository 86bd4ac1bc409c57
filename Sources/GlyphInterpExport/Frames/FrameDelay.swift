import GlyphInterp

/// The time that a frame is shown, as a fraction of seconds in lowest terms.
struct FrameDelay: Hashable {
  /// Seconds · `denominator`.
  let numerator: Int
  /// Never 0.
  let denominator: Int

  /// Some steps at a frame rate, both terms at most `limit`.
  ///
  /// The nearest such fraction when the exact one has larger terms: off by less than 1 / limit². Longer than `limit`
  /// seconds: `limit` seconds.
  init(steps: Int, rate: FrameRate, limit: Int) {
    var numerator = steps * rate.denominator
    var denominator = rate.numerator
    guard numerator / denominator < limit else {
      self.numerator = limit
      self.denominator = 1
      return
    }
    // Convergents of the continued fraction; the last whose terms fit.
    var before = (numerator: 0, denominator: 1)
    var current = (numerator: 1, denominator: 0)
    while denominator > 0 {
      let quotient = numerator / denominator
      let next = (
        numerator: quotient * current.numerator + before.numerator,
        denominator: quotient * current.denominator + before.denominator
      )
      guard next.numerator <= limit, next.denominator <= limit else { break }
      (before, current) = (current, next)
      (numerator, denominator) = (denominator, numerator % denominator)
    }
    self.numerator = current.numerator
    self.denominator = max(1, current.denominator)
  }
}
