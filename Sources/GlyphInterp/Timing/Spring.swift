/// A damped harmonic oscillator: how a value moves to its target when a spring pulls it.
///
/// All evaluation is in closed form and total: every spring gives finite values at every time.
/// Initialisers clamp what has no meaning (each says how) and never fail; whether a spring comes
/// to rest in reasonable time is what ``Animation/duration(travel:)`` checks. Times are in seconds.
/// Names and parameters are those of SwiftUI's `Spring`.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The period, in seconds, of the same spring without damping: 2π√(mass / stiffness).
  public let response: Double
  /// Damping relative to critical damping: below 1 the value overshoots, at 1 it arrives soonest
  /// without overshoot, above 1 it arrives later.
  public let dampingRatio: Double

  /// The largest stiffness: a spring that is to be infinitely stiff has this one.
  static let largestStiffness = 45_000.0
  /// The range of `bounce`; the lower end is the number next above −1, where damping is infinite.
  static let bounceRange = (-1.0).nextUp...0.95
  /// The damping ratio that belongs to the lower end of the range of bounce.
  static let largestDampingRatio = 1 / (1 + bounceRange.lowerBound)

  /// A spring of the given numbers as they are.
  init(exactResponse response: Double, dampingRatio: Double, mass: Double) {
    self.mass = mass
    self.response = response
    self.dampingRatio = dampingRatio
  }

  /// Creates a spring of mass 1 from its period and its damping ratio.
  ///
  /// A response that is not positive means infinitely stiff: stiffness 45 000, response 0.0296 s.
  /// An infinite response makes a spring that never moves. A damping ratio below 0 counts as 0.
  public init(response: Double, dampingRatio: Double) {
    let shortest = 2 * Double.pi / Self.largestStiffness.squareRoot()
    // Written as comparisons, which are false for NaN, and not as `max`, which would keep it.
    self.init(
      exactResponse: response > shortest ? response : shortest,
      dampingRatio: dampingRatio > 0 ? min(dampingRatio, Self.largestDampingRatio) : 0,
      mass: 1)
  }

  /// Creates a spring of mass 1 from its perceptual duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: the pace of the spring in seconds, equal to its response. Not positive:
  ///     infinitely stiff.
  ///   - bounce: 0 is critical damping, towards 1 the spring bounces more, towards −1 it flattens.
  ///     Clamped to above −1 and at most 0.95; NaN counts as 0.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let range = Self.bounceRange
    let bounce = bounce.isNaN ? 0 : min(max(bounce, range.lowerBound), range.upperBound)
    self.init(
      response: duration,
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring from its physical constants.
  ///
  /// - Parameters:
  ///   - mass: not positive or not finite counts as 1.
  ///   - stiffness: at most 45 000; not positive makes a spring that never moves.
  ///   - damping: below 0 counts as 0, which oscillates for ever.
  ///   - allowOverDamping: whether damping may exceed the critical one; otherwise it is cut there.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    guard stiffness > 0 else {
      self.init(exactResponse: .infinity, dampingRatio: 1, mass: mass)
      return
    }
    let stiffness = min(stiffness, Self.largestStiffness)
    let ratio = damping > 0 ? damping / (2 * (stiffness * mass).squareRoot()) : 0
    self.init(
      exactResponse: 2 * Double.pi * (mass / stiffness).squareRoot(),
      dampingRatio: min(ratio, allowOverDamping ? Self.largestDampingRatio : 1),
      mass: mass)
  }

  /// Creates a spring of mass 1 that comes within `epsilon` of its target, for good, at a given
  /// time after it started at rest one unit away.
  ///
  /// - Parameters:
  ///   - settlingDuration: in seconds.
  ///   - dampingRatio: at least 0.05, the ratio that belongs to the largest bounce.
  ///   - epsilon: a fraction of the way, above 0.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let smallest = 1 - Self.bounceRange.upperBound
    let ratio = dampingRatio > smallest ? dampingRatio : smallest
    // Settling is proportional to the response when the damping ratio is fixed.
    let unit = Spring(response: 1, dampingRatio: ratio)
    let unitDuration = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: settlingDuration / unitDuration, dampingRatio: ratio)
  }
}
