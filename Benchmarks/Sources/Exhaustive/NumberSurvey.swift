import Foundation
import GlyphInterp

/// What was found in changes from numbers to numbers: no column is lost, rest is plain text, up and down mirror.
struct NumberSurvey: Sendable {
  /// How many changes were looked at.
  var count = 0
  /// What was wrong.
  var failures: [String] = []

  /// The time after a change, in seconds, at which all columns roll: the last one has begun at 0.15 s.
  private static let middle = 0.2
  /// More than enough seconds for everything to come to rest.
  private static let rest = 2.0

  /// Looks at every change between two numbers of −limit…limit.
  static func survey(font path: String, limit: Int) async throws -> NumberSurvey {
    let style = TextStyle(font: try FontFace(path: path), size: 48)
    let numbers = Array(-limit...limit)
    let rests = try numbers.map { RestingNumber(try AnimatedText(content($0, style)).scene(at: 0)) }
    let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    return try await withThrowingTaskGroup(of: NumberSurvey.self) { group in
      for worker in 0..<workers {
        group.addTask {
          var survey = NumberSurvey()
          for first in stride(from: worker, to: numbers.count, by: workers) {
            try survey.look(from: first, numbers: numbers, rests: rests, style: style)
          }
          return survey
        }
      }
      var whole = NumberSurvey()
      for try await part in group {
        whole.count += part.count
        whole.failures += part.failures
      }
      return whole
    }
  }

  private static func content(_ number: Int, _ style: TextStyle) -> StyledText {
    StyledText("\(number)", style: style, paragraph: ParagraphStyle(alignment: .trailing))
  }

  /// Goes from a number to each greater one and back.
  private mutating func look(from first: Int, numbers: [Int], rests: [RestingNumber], style: TextStyle) throws {
    let options = TransitionOptions(transition: .numericText(NumericTextOptions()))
    var label = try AnimatedText(Self.content(numbers[first], style), options: options)
    var time = 0.0
    count += 1
    for second in first..<numbers.count where second > first {
      let (one, other) = (numbers[first], numbers[second])
      var ways: [Rolling] = []
      for (index, number) in [(second, other), (first, one)] {
        let change = "\(number == other ? one : other) → \(number)"
        try withAnimation(.smooth) { () throws(TransitionError) in
          try label.setContent(Self.content(number, style), at: time)
        }
        let rolling = Rolling(label.scene(at: time + Self.middle))
        let expected = Self.glyphCount(from: number == other ? one : other, to: number)
        if rolling.glyphs.count != expected {
          failures.append("\(change): \(rolling.glyphs.count) glyphs are seen, not \(expected)")
        }
        time += Self.rest
        if label.isAnimating(at: time) { failures.append("\(change): still moves after \(Self.rest) s") }
        if RestingNumber(label.scene(at: time)) != rests[index] {
          failures.append("\(change): does not rest as plain text")
        }
        ways.append(rolling)
        count += 1
      }
      if !ways[0].mirrors(ways[1]) { failures.append("\(one) → \(other): the way back is no mirror") }
    }
  }

  /// How many glyphs are seen while all columns roll: one where nothing changes, two where something does.
  private static func glyphCount(from old: Int, to new: Int) -> Int {
    func columns(_ number: Int) -> [Character] { String(number.magnitude).reversed() }
    let (before, after) = (columns(old), columns(new))
    var count = (old < 0 ? 1 : 0) + (new < 0 ? 1 : 0) - (old < 0 && new < 0 ? 1 : 0)
    for place in 0..<max(before.count, after.count) {
      let (was, now) = (place < before.count ? before[place] : nil, place < after.count ? after[place] : nil)
      count += was == now ? 1 : (was == nil ? 0 : 1) + (now == nil ? 0 : 1)
    }
    return count
  }
}
