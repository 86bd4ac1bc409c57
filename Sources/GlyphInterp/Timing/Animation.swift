/// How a change goes from its start to its end: a curve or a spring, with modifiers.
///
/// An animation is a pure function of the time since it began. Times are in seconds, as in
/// SwiftUI, whose names and default values these are. Evaluation is total: an animation of
/// senseless numbers gives finite values, and ``duration(travel:)`` says what is wrong with it.
public struct Animation: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring, blendDuration: Double)
    /// A spring that starts with a velocity, in lengths of the way per second, and never merges.
    case interpolatingSpring(Spring, initialVelocity: Double)
  }

  enum Modifier: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    /// `period` is the length in seconds of what is repeated, `count` nil for ever.
    case repetition(count: Int?, autoreverses: Bool, period: Double)
  }

  let base: Base
  /// Applied from the first, innermost, to the last, which is the first to see the time.
  private(set) var modifiers: [Modifier] = []

  init(_ base: Base) {
    self.base = base
  }

  /// The animation with one more modifier around it.
  func modified(by modifier: Modifier) -> Animation {
    var result = self
    result.modifiers.append(modifier)
    return result
  }

  /// Whether a spring, and not a curve, drives the animation.
  public var isSpring: Bool {
    switch base {
    case .curve: false
    case .spring, .interpolatingSpring: true
    }
  }
}
