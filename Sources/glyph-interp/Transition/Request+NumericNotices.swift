import GlyphInterp

extension Request {
  /// Which options have no effect: those of numeric text where there is none, and a stagger where columns have their own.
  ///
  /// - Parameters:
  ///   - steps: the states that are reached.
  ///   - runs: the transitions that runs of the texts have.
  func numericNotices(of steps: some Sequence<StepRequest>, runs: [TransitionName]) -> [TransitionNotice] {
    var notices: [TransitionNotice] = []
    var isNumeric = runs.contains(where: \.isNumeric)
    for step in steps {
      let names = transitionNames(to: step)
      isNumeric = isNumeric || names.contains(where: \.isNumeric)
      let own = step.settings.stagger
      guard (own ?? transition.stagger).total > 0, names.allSatisfy(\.isNumeric) else { continue }
      let subject = own == nil ? "--stagger" : "\(step.name): stagger="
      notices.append(
        TransitionNotice(
          code: .staggerWithoutEffect,
          message: "\(subject): columns of numeric text begin to roll one after the other by a rule of their own"))
    }
    guard !isNumeric else { return notices }
    return notices
      + numericOptionNames.map {
        TransitionNotice(
          code: .numericOptionWithoutEffect,
          message: "\($0): nothing is numeric text; --transition numeric-text makes it so")
      }
  }

  /// The options of numeric text that say something else than the default.
  private var numericOptionNames: [String] {
    let said = [
      ("--columns position", numericText.alignment != .placeValue), ("--decimal", numericText.decimalMark != nil),
      ("--odometer", numericText.isOdometer), ("--modulus", !numericText.moduli.isEmpty),
      ("--roll transaction", numericText.policy != .system),
    ]
    return said.filter(\.1).map(\.0)
  }
}
