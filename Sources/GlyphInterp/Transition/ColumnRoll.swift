/// How a column of a plan rolls.
struct ColumnRoll: Hashable, Sendable {
  /// Seconds after the plan's start at which it begins.
  var onset: Double
  /// Seconds that it rolls.
  let length: Double
  /// The clock by which it rolls.
  let clock: RollClock
  /// Whether it rolls downwards: the new glyph comes from below.
  let countsDown: Bool
  /// The digits between, as clusters of the plan's wheel track; empty where the new glyph follows the old one.
  let wheel: Range<Int>

  /// Seconds after the plan's start from which nothing changes.
  var end: Double { onset + length }

  /// Seconds after the plan's start at which a digit between stands in the middle of its way.
  var turns: [Double] {
    guard !wheel.isEmpty else { return [] }
    let steps = Double(wheel.count + 1)
    func digit(_ time: Double) -> Double { min(1, max(0, clock.progress(at: time).fade)) * steps }
    let count = max(1, Int((length * Self.looksPerSecond).rounded(.up)))
    var turns: [Double] = []
    for look in 0..<count {
      let (start, end) = (length * Double(look) / Double(count), length * Double(look + 1) / Double(count))
      let (from, to) = (digit(start), digit(end))
      for place in stride(from: min(from, to).rounded(.up), through: max(from, to), by: 1)
      where place > 0 && place < steps {
        var (low, high) = (start, end)
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if (digit(middle) < place) == (from < to) { low = middle } else { high = middle }
        }
        turns.append(onset + (low + high) / 2)
      }
    }
    return turns
  }

  /// Steps per second at which is looked whether a wheel turns around.
  private static let looksPerSecond = 240.0

  /// The way of the old glyph.
  ///
  /// - Parameter start: the time in seconds at which the plan starts.
  func departure(from start: Double) -> RollPassage {
    passage(wheel.isEmpty ? .departing : .passing(digit: 0, steps: wheel.count + 1), from: start)
  }

  /// The way of the new glyph.
  func arrival(from start: Double) -> RollPassage {
    passage(wheel.isEmpty ? .arriving : .passing(digit: wheel.count + 1, steps: wheel.count + 1), from: start)
  }

  /// The way of a digit between.
  ///
  /// - Parameter cluster: its cluster in the wheel track.
  func passage(of cluster: Int, from start: Double) -> RollPassage {
    passage(.passing(digit: cluster - wheel.lowerBound + 1, steps: wheel.count + 1), from: start)
  }

  private func passage(_ course: RollPassage.Course, from start: Double) -> RollPassage {
    RollPassage(course: course, clock: clock, onset: start + onset, length: length, countsDown: countsDown)
  }
}
