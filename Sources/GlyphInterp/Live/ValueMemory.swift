/// The value of numeric text as it was last, and the direction that it last gave.
struct ValueMemory: Sendable {
  private var value: Double?
  private var countsDown = false

  /// Notes the transition of a content that is set.
  mutating func note(_ transition: ContentTransition) {
    guard case .value(let new?)? = transition.numericOptions?.direction, !new.isNaN else { return }
    if let value, new != value { countsDown = new < value }
    value = new
  }

  /// A transition whose direction is fixed where it depends on the value before.
  func resolved(_ transition: ContentTransition) -> ContentTransition {
    guard var options = transition.numericOptions, case .value(let new) = options.direction else { return transition }
    var down = countsDown
    if let new, let value, new != value, !new.isNaN { down = new < value }
    options.direction = down ? .down : .up
    return .numericText(options)
  }
}
