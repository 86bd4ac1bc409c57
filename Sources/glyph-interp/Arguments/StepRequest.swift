/// A state of a sequence as the command line names it: one `--step`, or one end of a transition.
struct StepRequest: Equatable, Sendable {
  /// What its style says; of a `--step`, what it leaves out is as in the state before.
  let style: StyleSettings
  /// Where its text comes from.
  let operand: TextOperand

  init(style: StyleSettings, operand: TextOperand) {
    self.style = style
    self.operand = operand
  }

  /// Reads the two values of the option.
  init(style: String, text: String) throws(CommandError) {
    self.style = try StyleSettings(parsing: style, allowsHold: true)
    operand = try TextOperand(parsing: text)
  }
}
