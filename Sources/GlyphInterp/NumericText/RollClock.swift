/// The clock by which a column rolls.
enum RollClock: Hashable, Sendable {
  /// The two springs that people know (semantics 5).
  case system
  /// The animation of the transaction.
  case transaction(Animation)

  /// How far alpha and scale (`fade`, 0…1) and the place (`move`, which may leave 0…1) are.
  ///
  /// - Parameter elapsed: seconds after the onset.
  func progress(at elapsed: Double) -> (fade: Double, move: Double) {
    guard elapsed > 0 else { return (0, 0) }
    switch self {
    case .system:
      let fade = NumericRoll.fadeSpring.value(target: 1.0, time: elapsed)
      return (fade, NumericRoll.moveSpring.value(target: 1.0, time: elapsed))
    case .transaction(let animation):
      let progress = animation.progress(at: elapsed)
      return (min(1, max(0, progress)), progress)
    }
  }
}
