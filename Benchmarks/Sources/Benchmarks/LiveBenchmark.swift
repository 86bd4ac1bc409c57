import Foundation
import GlyphInterp

/// Times of the live model: one label of 20 glyphs, many labels at 120 Hz, rendering excluded, and a counter that is drawn.
///
/// The goals are 10 µs for a scene and 0.5 ms for new content, both warm, 25 % of one core for 200 labels, and 2 % for the
/// counter.
enum LiveBenchmark {
  /// Measures with a variable font.
  static func measure(font path: String, report: (String) -> Void) throws {
    let face = try FontFace(path: path)
    let style = TextStyle(font: face, size: 32)
    let texts = ["Sphinx of quartz now", "Sphinx of quarks how"].map { StyledText($0, style: style.weight(.thin)) }
    let heavy = ["Sphinx of quartz now", "Sphinx of quarks how"].map { StyledText($0, style: style.weight(.black)) }
    let contents = [texts[0], heavy[0], texts[1], heavy[1]]
    try measureOne([texts[0], heavy[0]], every: 2, name: "weight", report: report)
    try measureOne([texts[0], texts[1]], every: 2, name: "words", report: report)
    try measureOne(contents, every: 2, name: "words and weight", report: report)
    try measureOne(contents, every: 0.2, name: "words and weight five times a second", report: report)
    for changes in [1, 2] { try measureMany(contents, changesPerSecond: changes, report: report) }
    try measureCounter(style: TextStyle(font: face, size: 64), report: report)
  }

  /// The first 0.2 s after new content, of one label.
  ///
  /// - Parameter interval: seconds from content to content; less than a second, and each change finds the last in flight.
  private static func measureOne(
    _ contents: [StyledText], every interval: Double, name: String, report: (String) -> Void
  ) throws {
    var label = try AnimatedText(contents[0])
    var setting: [Double] = []
    var drawing: [Double] = []
    var items = 0
    for turn in 1...200 {
      let time = Double(turn) * interval
      setting.append(
        try microseconds {
          try withAnimation(.smooth) { () throws(TransitionError) in
            try label.setContent(contents[turn % contents.count], at: time)
          }
        })
      let spent = microseconds {
        for frame in 0..<24 { items += label.scene(at: time + Double(frame) / 120).items.count }
      }
      drawing.append(spent / 24)
    }
    report("one label of 20 glyphs, \(name): scene \(median(drawing)) µs, new content \(median(setting)) µs (\(items))")
  }

  private static func measureMany(
    _ contents: [StyledText], changesPerSecond changes: Int, report: (String) -> Void
  ) throws {
    var labels = try (0..<200).map { _ in try AnimatedText(contents[0]) }
    var items = 0
    var setting = 0.0
    let period = 120 / changes
    let spent = try microseconds {
      for frame in 0..<240 {
        let time = Double(frame) / 120
        for index in labels.indices {
          if (frame + index) % period == 0 {
            setting += try microseconds {
              try withAnimation(.smooth) { () throws(TransitionError) in
                try labels[index].setContent(contents[((frame + index) / period) % 4], at: time)
              }
            }
          }
          if labels[index].isAnimating(at: time) { items += labels[index].scene(at: time).items.count }
        }
      }
    }
    func percent(_ time: Double) -> Double { (time / 20_000 * 10).rounded() / 10 }
    report(
      "200 labels at 120 Hz, new content \(changes) × a second: \(percent(spent)) % of one core, "
        + "\(percent(setting)) % of it new content (\(items))")
  }

  /// A counter that counts up once a second for a minute, drawn at 60 Hz whenever it asks for a frame.
  private static func measureCounter(style: TextStyle, report: (String) -> Void) throws {
    func content(_ value: Int) -> StyledText { StyledText("\(value)", style: style) }
    var label = try AnimatedText(content(1_234), options: TransitionOptions(transition: .numericText()))
    var renderer = try Renderer()
    var bitmap = try Bitmap(width: 320, height: 120)
    let transform = Transform2D.translation(x: 60, y: 80)
    renderer.render(label.scene(at: 0), into: &bitmap, transform: transform)
    let masks = renderer.rasterizedMaskCount
    var frames = 0
    var drawing = 0.0
    let spent = try microseconds {
      for tick in 0..<3600 {
        let time = Double(tick) / 60
        if tick % 60 == 0 {
          try withAnimation { () throws(TransitionError) in try label.setContent(content(1_235 + tick / 60), at: time) }
        }
        guard label.isAnimating(at: time) else { continue }
        frames += 1
        let scene = label.scene(at: time)
        drawing += microseconds { renderer.render(scene, into: &bitmap, transform: transform) }
      }
    }
    func percent(_ time: Double) -> Double { (time / 600_000 * 100).rounded() / 100 }
    report(
      "counter, once a second for a minute at 60 Hz: \(percent(spent)) % of one core, \(percent(drawing)) % of it "
        + "drawing; \(frames) frames, \(renderer.rasterizedMaskCount - masks) masks")
  }

  /// Microseconds of the processor.
  private static func microseconds<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Double {
    let start = milliseconds(CLOCK_PROCESS_CPUTIME_ID)
    try body()
    return (milliseconds(CLOCK_PROCESS_CPUTIME_ID) - start) * 1000
  }

  private static func median(_ values: [Double]) -> Double {
    (values.sorted()[values.count / 2] * 10).rounded() / 10
  }
}
