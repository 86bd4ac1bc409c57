import GlyphInterp

extension Request {
  /// The states with complete settings: those of `--step`, else the two ends.
  func stateRequests() throws(CommandError) -> [StepRequest] {
    guard steps.isEmpty else {
      var states: [StepRequest] = []
      var style = shorthand.overlaid(with: commonStyle)
      for step in steps {
        let state = step.over(style)
        style = state.settings.style
        states.append(state)
      }
      return states
    }
    var old = try TextOperand(parsing: operands[0])
    // A text that stays is read once: a pipe gives it only once.
    if operands.count == 1 { old = .literal(try old.text()) }
    let new = operands.count == 1 ? old : try TextOperand(parsing: operands[1])
    return [
      StepRequest(style: resolvedOldStyle, operand: old), StepRequest(style: resolvedNewStyle, operand: new),
    ]
  }

  /// `--transition` and `--matching` together.
  var contentTransition: ContentTransition { contentTransition(named: transitionName) }

  /// A transition, with what other options say of its kind.
  func contentTransition(named name: TransitionName) -> ContentTransition {
    guard name == .interpolate else { return name.transition(numericText) }
    return switch matching {
    case .clusters: .interpolate
    case .strict: .interpolate(matching: .identicalText)
    case .outlines: .interpolate(matching: .outlines)
    }
  }

  /// How content changes on the way to a state: in one way, or in several rows in several ways.
  func transitionNames(to step: StepRequest) -> [TransitionName] {
    if let own = step.settings.transition { return [own] }
    return comparisons.isEmpty ? [transitionName] : comparisons.map { $0.applied(to: self).transitionName }
  }
}
