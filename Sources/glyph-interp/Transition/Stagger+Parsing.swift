import GlyphInterp

extension Stagger {
  /// Reads `S[:ORDER]`, seconds and an order such as `center` or `random(7)`.
  init(parsing text: String) throws(CommandError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let total = try Limits.stagger.number(parts[0])
    let order = parts.count > 1 ? try Order(parsing: parts[1]) : .leading
    do throws(AnimationError) {
      try self.init(total: total, order: order)
    } catch {
      throw .usage(error.description)
    }
  }
}

extension Stagger.Order {
  fileprivate init(parsing text: String) throws(CommandError) {
    switch text {
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "center": self = .center
    case "edges": self = .edges
    case "random", "random()":
      throw .usage("stagger order 'random' needs a seed, any whole number, for the same order every time: random(1)")
    default:
      let words = ["leading", "trailing", "center", "edges", "random(SEED)"]
      guard let call = FunctionCall(text), call.name == "random", call.arguments.count == 1 else {
        throw .usage("stagger order '\(text)' does not exist\(text.suggestion(among: words))")
      }
      guard let seed = UInt64(call.arguments[0]) else {
        throw .usage("stagger seed '\(call.arguments[0])' is no whole number")
      }
      self = .random(seed: seed)
    }
  }
}
