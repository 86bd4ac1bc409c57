import GlyphInterp

/// How long the stages of a job took, for `--timings`.
struct StageClock {
  private var stages: [(name: String, duration: Duration)] = []
  private var parts: (stage: Int, all: [(name: String, duration: Duration)])?
  private let start = ContinuousClock.now

  /// Runs a stage and notes its time.
  mutating func measure<Result, Failure: Error>(
    _ name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    let result = try body()
    note(name, since: start)
    return result
  }

  /// Notes the time of a stage that started some time ago.
  mutating func note(_ name: String, since start: ContinuousClock.Instant) {
    stages.append((name, ContinuousClock.now - start))
  }

  /// Notes what the last stage was made of; workers that were busy at once count each.
  mutating func note(partsOfLast parts: [(name: String, duration: Duration)]) {
    self.parts = (stages.count - 1, parts)
  }

  /// The stages and the whole, in milliseconds.
  var text: String {
    let texts = stages.enumerated().map { index, stage in
      guard let parts, parts.stage == index else { return Self.text(of: [stage]) }
      return Self.text(of: [stage]) + " (all workers together: \(Self.text(of: parts.all)))"
    }
    return (texts + [Self.text(of: [("all", ContinuousClock.now - start)])]).joined(separator: ", ")
  }

  private static func text(of stages: [(name: String, duration: Duration)]) -> String {
    stages.map { "\($0.name) \(($0.duration / .milliseconds(1)).decimalText(decimals: 1)) ms" }
      .joined(separator: ", ")
  }
}
