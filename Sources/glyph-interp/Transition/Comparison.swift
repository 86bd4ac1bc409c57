import GlyphInterp

/// One row of `--compare`: a transition, or a way of matching.
struct Comparison: Sendable, Equatable {
  /// As it is written on the command line; the row's label.
  let name: String
  private let transition: TransitionName?
  private let matching: MatchingName?

  /// All names that a row may have.
  static var names: [String] { TransitionName.allCases.map(\.rawValue) + MatchingName.allCases.map(\.rawValue) }

  /// Reads a name.
  init(parsing name: String) throws(CommandError) {
    self.name = name
    transition = TransitionName(rawValue: name)
    matching = MatchingName(rawValue: name)
    guard transition != nil || matching != nil else {
      throw .usage(
        "option '--compare': '\(name)' is none of \(Self.names.quotedList)\(name.suggestion(among: Self.names))")
    }
  }

  /// The request with what the row is about.
  func applied(to request: Request) -> Request {
    var request = request
    if let transition { request.transitionName = transition }
    if let matching {
      request.transitionName = .interpolate
      request.matching = matching
    }
    return request
  }
}
