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
      _ option: String, _ code: TransitionNotice.Code, common: Double?, own: (StepSettings) -> Double?,
      asksFor: (Double) -> Bool = { $0 > 0 }, reason: (TransitionName) -> String?
    ) {
      var subjects = steps.filter { own($0.settings).map(asksFor) == true }.map { ("\($0.name): \(option)=", [$0]) }
      if common.map(asksFor) == true {
        subjects.insert(("--\(option)", steps.filter { own($0.settings) == nil }), at: 0)
      }
      for (subject, steps) in subjects {
        let reasons = (steps.flatMap(transitionNames(to:)) + runs).map(reason)
        let different = reasons.enumerated().filter { !reasons[..<$0].contains($1) }.compactMap(\.element)
        guard !different.isEmpty, !reasons.contains(nil) else { continue }
        notices.append(TransitionNotice(code: code, message: "\(subject): \(different.joined(separator: "; "))"))
      }
    }
    addIdle(
      "duration", .durationWithoutEffect, common: animation.duration, own: \.duration, asksFor: { _ in true },
      reason: { name in
        if name == .identity { return Self.identityNotice }
        return name.isNumeric && numericText.policy == .system && !transition.reduceMotion
          ? "digits roll by springs of their own; --roll transaction changes it" : nil
      })
    addIdle(
      "delay", .delayWithoutEffect, common: animation.delay, own: \.delay,
      reason: { $0 == .identity ? Self.identityNotice : nil })
    addIdle(
      "stagger", .staggerWithoutEffect, common: transition.stagger.total, own: { $0.stagger?.total },
      reason: { name in
        switch name {
        case .identity: Self.identityNotice
        case _ where transition.reduceMotion: "with --reduce-motion whole texts fade"
        case .interpolate: nil
        case .opacity: "opacity fades whole texts"
        case .numericText, .numericTextUp, .numericTextDown, .numericTextByValue:
          "columns of numeric text begin to roll one after the other by a rule of their own"
        }
      })
    return notices
  }

  private static let identityNotice = "identity shows the new text at once; hold the old one as long as it is to stand"
}
