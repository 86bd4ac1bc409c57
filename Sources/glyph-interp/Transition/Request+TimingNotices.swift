import GlyphInterp

extension Request {
  /// What of the animation is not as asked, and which of its options have no effect.
  ///
  /// - Parameters:
  ///   - steps: the states that are reached.
  ///   - runs: the transitions that runs of the texts have.
  func timingNotices(of steps: some Sequence<StepRequest>, runs: [TransitionName]) -> [TransitionNotice] {
    let steps = Array(steps)
    var notices = AnimationSettings.notices(on: animation.pace)
    for step in steps {
      notices += AnimationSettings.notices(on: step.settings.pace).map {
        TransitionNotice(code: $0.code, message: "\(step.name): \($0.message)")
      }
    }
    func addIdle(
      _ option: String, _ code: TransitionNotice.Code, isSaid: Bool, own: (StepSettings) -> Bool,
      reason: (TransitionName) -> String?
    ) {
      var subjects = steps.filter { own($0.settings) }.map { ("\($0.name): \(option)=", [$0]) }
      if isSaid { subjects.insert(("--\(option)", steps.filter { !own($0.settings) }), at: 0) }
      for (subject, steps) in subjects {
        let reasons = (steps.flatMap(transitionNames(to:)) + runs).map(reason)
        guard let first = reasons.first ?? nil, !reasons.contains(nil) else { continue }
        notices.append(TransitionNotice(code: code, message: "\(subject): \(first)"))
      }
    }
    addIdle(
      "duration", .durationWithoutEffect, isSaid: animation.duration != nil, own: { $0.duration != nil },
      reason: { name in
        if name == .identity { return Self.identityNotice }
        return name.isNumeric && numericText.policy == .system
          ? "digits roll by springs of their own; --roll transaction changes it" : nil
      })
    addIdle(
      "delay", .delayWithoutEffect, isSaid: animation.delay > 0, own: { ($0.delay ?? 0) > 0 },
      reason: { $0 == .identity ? Self.identityNotice : nil })
    addIdle(
      "stagger", .staggerWithoutEffect, isSaid: transition.stagger.total > 0, own: { ($0.stagger?.total ?? 0) > 0 },
      reason: { name in
        switch name {
        case .interpolate: nil
        case .identity: Self.identityNotice
        case .opacity: "opacity fades whole texts"
        default: "columns of numeric text begin to roll one after the other by a rule of their own"
        }
      })
    return notices
  }

  private static let identityNotice = "identity shows the new text at once; hold the old one as long as it is to stand"
}
