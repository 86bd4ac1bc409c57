import Foundation
import GlyphInterp

/// How long a text takes to be set in lines, beside the bare shaping of the same text by HarfBuzz.
enum LayoutBenchmark {
  private static let words = [
    "the", "quick", "brown", "fox", "office", "AVATAR", "jumped", "over", "walls,", "and", "Then", "went", "home.",
  ]

  /// Times texts of 1,000, 10,000 and 100,000 characters in one face: one paragraph, and paragraphs of eighty words.
  ///
  /// The goal is 2.5 times the bare shaping at 100,000 characters, growth linear.
  static func measure(font path: String, report: (String) -> Void) throws {
    let face = try FontFace(path: path)
    guard let shaping = BareShaping(path: path) else { return }
    for paragraphWords in [Int.max, 80] {
      for count in [1_000, 10_000, 100_000] {
        let text = text(of: count, paragraphWords: paragraphWords)
        let paragraphs = text.split(separator: "\n").map { Array($0.utf8) }
        let styled = StyledText(
          text, style: TextStyle(font: face, size: 24), paragraph: ParagraphStyle(maximumWidth: 600))
        var lineCount = 0
        let (bare, whole) = try shortest(
          { for paragraph in paragraphs { shaping.shape(paragraph) } },
          { lineCount = try TypesetText(styled).lines.count })
        let kind = paragraphWords == .max ? "one paragraph" : "\(paragraphs.count) paragraphs"
        report(
          "\(count) characters, \(kind), \(lineCount) lines: shaped alone \(rounded(bare)) ms, set \(rounded(whole)) ms, "
            + "\(rounded(whole / bare)) times")
      }
    }
  }

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

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// The shortest of fifteen runs of each in turn, in milliseconds of the processor, so that both meet the same noise.
  private static func shortest(_ first: () throws -> Void, _ second: () throws -> Void) rethrows -> (Double, Double) {
    func time(_ body: () throws -> Void) rethrows -> Double {
      let start = milliseconds(CLOCK_PROCESS_CPUTIME_ID)
      try body()
      return milliseconds(CLOCK_PROCESS_CPUTIME_ID) - start
    }
    var best = (Double.infinity, Double.infinity)
    for _ in 0..<15 {
      best.0 = min(best.0, try time(first))
      best.1 = min(best.1, try time(second))
    }
    return best
  }
}
