import GlyphInterp

/// How long a text takes to be set in lines, beside the bare shaping of the same text.
enum LayoutBenchmark {
  private static let words = [
    "the", "quick", "brown", "fox", "office", "AVATAR", "jumped", "over", "walls,", "and", "Then", "went", "home.",
  ]

  /// Times texts of 1,000, 10,000 and 100,000 characters in one face: one paragraph, and paragraphs of eighty words.
  ///
  /// The goal is 2.5 times the bare shaping at 100,000 characters, growth linear.
  static func measure(_ face: FontFace, report: (String) -> Void) throws {
    let corner = GridCorner(coordinates: face.axes.map { _ in 0 })
    for paragraphWords in [Int.max, 80] {
      for count in [1_000, 10_000, 100_000] {
        let text = text(of: count, paragraphWords: paragraphWords)
        let bytes = Array(text.utf8)
        let bare = milliseconds { _ = face.shape(ShapeRequest(paragraph: bytes, script: latin), at: corner) }
        let styled = StyledText(
          text, style: TextStyle(font: face, size: 24), paragraph: ParagraphStyle(maximumWidth: 600))
        var lineCount = 0
        let whole = try milliseconds { lineCount = try TypesetText(styled).lines.count }
        let ratio = (whole / bare * 100).rounded() / 100
        let kind = paragraphWords == .max ? "one paragraph" : "paragraphs"
        report("\(count) characters, \(kind), \(lineCount) lines: shaped \(bare) ms, set \(whole) ms, \(ratio) times")
      }
    }
  }

  private static let latin = OpenTypeTag(0x4C61_746E)

  private static func text(of count: Int, paragraphWords: Int) -> String {
    var text = ""
    var state: UInt64 = 1
    var index = 0
    while text.utf8.count < count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      index += 1
      text += words[Int(state >> 33) % words.count]
      text += index.isMultiple(of: paragraphWords) ? "\n" : " "
    }
    return text
  }

  /// The shortest of seven runs.
  private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var best = Duration.seconds(3_600)
    for _ in 0..<7 { best = min(best, try clock.measure(body)) }
    return (best / .microseconds(1)).rounded() / 1000
  }
}
