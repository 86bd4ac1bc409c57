import GlyphInterp

extension MatchingBenchmark {
  /// Times the matcher on texts of 1,000, 10,000 and 100,000 clusters, shaping excluded.
  ///
  /// The goal is 20 ms for 10,000 clusters and 300 ms for 100,000, growth near linear.
  static func measure(report: (String) -> Void) {
    let clock = ContinuousClock()
    for script in Script.allCases {
      for change in Change.allCases {
        var line = "\(script.rawValue), \(change.rawValue):"
        for count in [1_000, 10_000, 100_000] {
          var benchmark = MatchingBenchmark(script: script)
          let texts = benchmark.texts(count, change)
          var best = Duration.seconds(3_600)
          var matching = GlyphMatching()
          for _ in 0..<3 {
            best = min(
              best,
              clock.measure {
                matching = GlyphMatcher().matching(from: texts.old, to: texts.new)
              })
          }
          let milliseconds =
            Double(best.components.attoseconds) / 1e15 + Double(best.components.seconds) * 1e3
          let tenths = (milliseconds * 10).rounded() / 10
          line += "  \(tenths) ms (\(matching.pairs.count) pairs, \(matching.blocks.count) blocks,"
          line += " \(matching.notices.count) notices)"
        }
        report(line)
      }
    }
  }
}
