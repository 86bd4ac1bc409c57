import GlyphInterp

/// What could not be done as asked, each thing said once.
struct Notices {
  private(set) var all: [TransitionNotice] = []

  /// Adds what is new.
  mutating func add(_ notices: [TransitionNotice]) {
    for notice in notices where !all.contains(notice) { all.append(notice) }
  }

  /// Says them on standard error, and gives the exit code that they lead to.
  func report(_ request: Request) -> ExitCode {
    if !request.isQuiet {
      for notice in all { StandardStream.report("notice: \(notice.message)") }
    }
    return request.isStrict && !all.isEmpty ? .notices : .done
  }
}
