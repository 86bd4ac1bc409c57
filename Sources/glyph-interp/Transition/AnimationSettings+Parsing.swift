import GlyphInterp

extension AnimationSettings.Pace {
  /// Reads a word, `cubic-bezier(a,b,c,d)` or `spring(duration,bounce)`.
  init(parsing text: String) throws(CommandError) {
    if let word = AnimationSettings.words.first(where: { $0.name == text }) {
      self = word.pace
      return
    }
    guard let call = FunctionCall(text) else {
      let words = AnimationSettings.words.map(\.name) + AnimationSettings.functions
      throw .usage("animation '\(text)' does not exist\(text.suggestion(among: words))")
    }
    switch (call.name, call.arguments.count) {
    case ("cubic-bezier", 4):
      let horizontal = Limits("x of a control point", 0...1)
      let vertical = Limits("y of a control point", -100...100)
      self = .curve(
        .bezier(
          startControlPoint: UnitPoint(
            x: try horizontal.number(call.arguments[0]), y: try vertical.number(call.arguments[1])),
          endControlPoint: UnitPoint(
            x: try horizontal.number(call.arguments[2]), y: try vertical.number(call.arguments[3]))))
    case ("spring", 1), ("spring", 2):
      let duration = try Limits.duration.number(call.arguments[0])
      // What is out of a spring's range is clamped, with a notice.
      let bounce = call.arguments.count > 1 ? try Limits.bounce.number(call.arguments[1]) : 0
      self = .spring(bounce: bounce, duration: duration)
    default:
      throw .usage("animation '\(text)' is none of the forms \(AnimationSettings.functions.quotedList)")
    }
  }
}
