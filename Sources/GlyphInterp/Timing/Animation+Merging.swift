extension Animation {
  /// The spring that takes over a motion in flight, and the seconds over which it blends in; nil
  /// when the animation nests.
  ///
  /// A speed becomes part of the spring. A delay or a repetition has no place in it.
  var mergingSpring: (spring: Spring, blendDuration: Double)? {
    guard case .spring(var spring, var blendDuration) = base else { return nil }
    for modifier in modifiers {
      guard case .speed(let speed) = modifier, speed > 0, speed.isFinite else { return nil }
      spring = spring.accelerated(by: speed)
      blendDuration /= speed
    }
    return (spring, blendDuration)
  }
}
