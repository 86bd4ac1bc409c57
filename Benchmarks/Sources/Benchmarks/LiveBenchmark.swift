import GlyphInterp

/// Times of the live model: one label of 20 glyphs, and many labels at 120 Hz; rendering excluded.
///
/// The goals are 10 µs for a scene and 0.5 ms for new content, both warm, and 25 % of one core for 200 labels.
enum LiveBenchmark {
  /// Measures with a variable font.
  static func measure(font path: String, report: (String) -> Void) throws {
    let face = try FontFace(path: path)
    let style = TextStyle(font: face, size: 32)
    let texts = ["Sphinx of quartz now", "Sphinx of quarks how"].map { StyledText($0, style: style.weight(.thin)) }
    let heavy = ["Sphinx of quartz now", "Sphinx of quarks how"].map { StyledText($0, style: style.weight(.black)) }
    let contents = [texts[0], heavy[0], texts[1], heavy[1]]
    var label = try AnimatedText(contents[0])
    var setting: [Double] = []
    var drawing: [Double] = []
    var items = 0
    for turn in 1...200 {
      let time = Double(turn) * 0.2
      setting.append(
        try microseconds {
          try withAnimation(.smooth) { () throws(TransitionError) in
            try label.setContent(contents[turn % 4], at: time)
          }
        })
      for frame in 0..<24 {
        drawing.append(microseconds { items += label.scene(at: time + Double(frame) / 120).items.count })
      }
    }
    report("scene of one label of 20 glyphs: \(median(drawing)) µs (\(items) items)")
    report("new content in flight: \(median(setting)) µs")
    try measureMany(contents, report: report)
  }

  private static func measureMany(_ contents: [StyledText], report: (String) -> Void) throws {
    var labels = try (0..<200).map { _ in try AnimatedText(contents[0]) }
    var items = 0
    let spent = try microseconds {
      for frame in 0..<120 {
        let time = Double(frame) / 120
        for index in labels.indices {
          if (frame + index) % 60 == 0 {
            try withAnimation(.smooth) { () throws(TransitionError) in
              try labels[index].setContent(contents[(frame / 60 + index) % 4], at: time)
            }
          }
          if labels[index].isAnimating(at: time) { items += labels[index].scene(at: time).items.count }
        }
      }
    }
    let percent = (spent / 10_000 * 10).rounded() / 10
    report("200 labels at 120 Hz, new content twice a second: \(percent) % of one core (\(items) items)")
  }

  private static func microseconds<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try body()
    let elapsed = (clock.now - start).components
    return Double(elapsed.seconds) * 1e6 + Double(elapsed.attoseconds) * 1e-12
  }

  private static func median(_ values: [Double]) -> Double {
    (values.sorted()[values.count / 2] * 10).rounded() / 10
  }
}
