import GlyphInterp

extension Request {
  /// The options of numeric text that have no effect, as nothing is numeric.
  ///
  /// - Parameters:
  ///   - steps: the states that are reached.
  ///   - runs: the transitions that runs of the texts have.
  func numericNotices(of steps: some Sequence<StepRequest>, runs: [TransitionName]) -> [TransitionNotice] {
    guard !(steps.flatMap(transitionNames(to:)) + runs).contains(where: \.isNumeric) else { return [] }
    return numericOptionNames.map {
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
