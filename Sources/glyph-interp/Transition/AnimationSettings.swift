import GlyphInterp

/// What `--animation`, `--duration` and `--delay` say together.
struct AnimationSettings: Equatable, Sendable {
  /// The kind of motion, before its pace is known.
  enum Pace: Equatable, Sendable {
    case spring(bounce: Double, duration: Double?)
    case curve(UnitCurve)
  }

  /// A notice where a bounce is out of the range of springs: above −1 and at most 0.95.
  static func notices(on pace: Pace?) -> [TransitionNotice] {
    guard case .spring(let bounce, _) = pace else { return [] }
    let used = Spring(bounce: bounce).bounce
    guard abs(used - bounce) > 1e-9 else { return [] }
    let message =
      "bounce '\(bounce.plainText)' is not above -1 and at most 0.95; \(bounce > 0 ? "0.95 is" : "the least is") taken"
    return [TransitionNotice(code: .clampedBounce, message: message)]
  }

  /// The words that have no numbers.
  static let words: [(name: String, pace: Pace)] = [
    ("smooth", .spring(bounce: 0, duration: nil)),
    ("snappy", .spring(bounce: 0.15, duration: nil)),
    ("bouncy", .spring(bounce: 0.3, duration: nil)),
    ("linear", .curve(.linear)),
    ("ease-in", .curve(.easeIn)),
    ("ease-out", .curve(.easeOut)),
    ("ease-in-out", .curve(.easeInOut)),
  ]

  /// The forms that have numbers.
  static let functions = ["cubic-bezier(a,b,c,d)", "spring(duration,bounce)"]

  var pace = Pace.spring(bounce: 0, duration: nil)
  /// Seconds; of a spring its response. `nil` for the animation's own.
  var duration: Double?
  /// Seconds.
  var delay = 0.0

  /// The animation.
  var animation: Animation {
    let animation: Animation
    switch pace {
    case .spring(let bounce, let own):
      animation = .spring(duration: duration ?? own ?? 0.5, bounce: bounce)
    case .curve(let curve):
      animation = .timingCurve(curve, duration: duration ?? 0.35)
    }
    return delay > 0 ? animation.delay(delay) : animation
  }
}
