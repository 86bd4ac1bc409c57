import GlyphInterp

extension StepSettings {
  /// The keys that say how a state is reached, and the one that says how long it stands.
  static let keys = ["transition", "animation", "duration", "delay", "stagger", "hold"]

  /// Reads the STYLE of a step: a style and keys of its own, between commas.
  init(parsing text: String) throws(CommandError) {
    var styleParts: [String] = []
    var said: Set<String> = []
    for part in StyleSettings.parts(of: text) {
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = String(words[0]).trimmed
      guard words.count > 1, Self.keys.contains(key) else {
        styleParts.append(part)
        continue
      }
      guard said.insert(key).inserted else { throw .usage("style '\(text)' says the \(key) twice") }
      try set(key, String(words[1]).trimmed)
    }
    style = try StyleSettings(parts: styleParts, of: text)
  }

  private mutating func set(_ key: String, _ value: String) throws(CommandError) {
    switch key {
    case "transition": transition = try TransitionName(parsing: value)
    case "animation": pace = try AnimationSettings.Pace(parsing: value)
    case "duration": duration = try Limits.duration.number(value)
    case "delay": delay = try Limits.delay.number(value)
    case "stagger": stagger = try Stagger(parsing: value)
    default: hold = try Limits.hold.number(value)
    }
  }
}
