/// A value that can be sent to a new target at any time, by any animation.
///
/// Two rules say what becomes of the motion in flight, so that neither value nor velocity jumps:
///
/// - A spring without delay or repetition **merges**: it takes over value and velocity, as vectors,
///   and its time starts anew.
/// - Everything else **nests**: with r₀ the motion in flight, r₁ = r₀ + p · (target − r₀), p the
///   progress of the new animation. The earlier motion fades out as it goes on.
///
/// Components are in pixels, or scaled so that one unit is as visible as a pixel: ``restTime``
/// depends on it. A motion holds at most 64 nested animations; the oldest stops where it is when
/// there are more.
public struct Motion<Value: VectorArithmetic & Sendable>: Sendable {
  /// What the nested animations start from.
  enum Base: Sendable {
    case still(Value)
    case spring(SpringMotion<Value>, rest: Double)
  }

  /// A nested animation on its way to a target.
  struct Layer: Sendable {
    let animation: Animation
    let target: Value
    let start: Double
    let end: Double
  }

  /// The number of nested animations in flight that are kept.
  private static var layerLimit: Int { 64 }

  private(set) var base: Base
  private(set) var layers: [Layer] = []

  /// Creates a motion that rests at a value.
  public init(_ value: Value) {
    base = .still(value)
  }

  /// Where the value goes.
  public var target: Value {
    if let layer = layers.last { return layer.target }
    return switch base {
    case .still(let value): value
    case .spring(let motion, _): motion.target
    }
  }

  /// The time in seconds from which the value is the target for good; 0 when it never moved,
  /// infinite when it never rests.
  public var restTime: Double {
    if let layer = layers.last { return layer.end }
    return switch base {
    case .still: 0
    case .spring(_, let rest): rest
    }
  }

  /// Whether the value is the target, for good, at a time in seconds.
  public func isAtRest(at time: Double) -> Bool {
    time >= restTime
  }

  /// Sends the value to a new target from a time in seconds on; without an animation it is there
  /// at once.
  public mutating func retarget(to target: Value, animation: Animation?, at time: Double) {
    guard let animation else {
      base = .still(target)
      layers = []
      return
    }
    settle(at: time)
    if let (spring, blendDuration) = animation.mergingSpring {
      merge(spring, blendDuration: blendDuration, to: target, at: time)
    } else {
      nest(animation, to: target, at: time)
    }
  }

  /// Forgets what has come to rest by a time.
  private mutating func settle(at time: Double) {
    if let last = layers.lastIndex(where: { $0.end <= time }) {
      base = .still(layers[last].target)
      layers.removeSubrange(...last)
    } else if case .spring(let motion, let rest) = base, rest <= time {
      base = .still(motion.target)
    }
  }

  private mutating func merge(
    _ spring: Spring, blendDuration: Double, to target: Value, at time: Double
  ) {
    let state = state(at: time)
    // Where the velocity is infinite for an instant there is none that could be taken over.
    let isSteady = state.velocity.magnitudeSquared.isFinite
    var blend = SpringBlend(spring)
    if layers.isEmpty, case .spring(let motion, _) = base {
      blend = SpringBlend(from: motion.spring, to: spring, duration: blendDuration)
    }
    let motion = SpringMotion(
      from: state.value, velocity: isSteady ? state.velocity : .zero, to: target,
      spring: spring, blend: blend, at: time)
    base = .spring(motion, rest: motion.restTime)
    layers = []
  }

  private mutating func nest(_ animation: Animation, to target: Value, at time: Double) {
    let travel = (target - value(at: time)).length
    let length = (try? animation.duration(travel: travel)) ?? .infinity
    if layers.count == Self.layerLimit {
      base = .still(layers[0].state(over: baseState(at: time), at: time).value)
      layers.removeFirst()
    }
    layers.append(
      Layer(animation: animation, target: target, start: time, end: time + length))
  }
}
