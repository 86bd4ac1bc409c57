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
