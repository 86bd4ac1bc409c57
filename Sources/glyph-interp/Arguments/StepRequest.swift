/// A state of a sequence as the command line names it: one `--step`, or one end of a transition.
struct StepRequest: Equatable, Sendable {
  /// What it says; what its style leaves out is, in a `--step`, as in the state before.
  private(set) var settings: StepSettings
  /// Where its text comes from.
  let operand: TextOperand
  /// How messages name it: its number and its text.
  let name: String

  /// The longest text that messages name a step by, in characters.
  private static let nameLength = 24

  /// One end of a transition.
  init(style: StyleSettings, operand: TextOperand) {
    settings = StepSettings(style: style)
    self.operand = operand
    name = ""
  }

  /// Reads the two values of the option.
  ///
  /// - Parameter number: 1 for the first step.
  init(number: Int, style: String, text: String) throws(CommandError) {
    let isShort = text.count <= Self.nameLength && !text.contains(where: \.isNewline)
    name = isShort ? "step \(number) ('\(text)')" : "step \(number)"
    do throws(CommandError) {
      settings = try StepSettings(parsing: style)
      operand = try TextOperand(parsing: text)
    } catch {
      throw error.about(name)
    }
  }

  /// The step with the style of the state before under its own.
  func over(_ style: StyleSettings) -> StepRequest {
    var step = self
    step.settings.style = style.overlaid(with: settings.style)
    return step
  }
}
