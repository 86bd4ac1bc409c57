/// A glyph's way into its column or out of it.
struct RollPassage: Hashable, Sendable {
  /// What the glyph does.
  enum Course: Hashable, Sendable {
    /// It comes.
    case arriving
    /// It goes.
    case departing
    /// It passes on a wheel: the number of the digit on it, 0 for the old one, and how many steps the wheel turns.
    case passing(digit: Int, steps: Int)
  }

  /// What the glyph does.
  let course: Course
  /// The clock of the column.
  let clock: RollClock
  /// The time in seconds at which the column begins to roll.
  var onset: Double
  /// Seconds that the column rolls.
  let length: Double
  /// Whether it rolls downwards: the new glyph comes from below.
  let countsDown: Bool

  /// Less alpha than this is not seen: half a step of 8 bits.
  static let leastAlpha = 1.0 / 510

  /// The time in seconds from which nothing changes.
  var end: Double { onset + length }

  /// The way of a glyph that never came.
  var departed: RollPassage {
    RollPassage(course: .departing, clock: clock, onset: onset - 2 * length, length: length, countsDown: countsDown)
  }

  /// Whether it is the way of a digit between the old and the new one.
  var isBetween: Bool {
    if case .passing(let digit, let steps) = course { digit > 0 && digit < steps } else { false }
  }

  /// How the glyph stands at a time in seconds.
  func form(at time: Double) -> NumericRoll.Form {
    let (fade, move) = progress(at: time)
    switch course {
    case .arriving: return NumericRoll(fade: fade, move: move, countsDown: countsDown).arriving
    case .departing: return NumericRoll(fade: fade, move: move, countsDown: countsDown).departing
    case .passing(let digit, let steps):
      // A digit whose turn has not come waits where it begins, and one that has passed stays where it ended: not seen.
      let way = min(1, max(-1, min(1, max(0, fade)) * Double(steps) - Double(digit)))
      return way < 0
        ? NumericRoll(fade: 1 + way, move: 1 + way, countsDown: countsDown).arriving
        : NumericRoll(fade: way, move: way, countsDown: countsDown).departing
    }
  }

  /// How far alpha and scale, and the place, are at a time; exactly there at the end.
  private func progress(at time: Double) -> (fade: Double, move: Double) {
    let elapsed = time - onset
    if elapsed >= length - Animation.sameInstant { return (1, 1) }
    guard length <= Animation.leastMotion else { return clock.progress(at: elapsed) }
    return elapsed >= length / 2 ? (1, 1) : (0, 0)
  }

  /// Whether the glyph has gone for good at a time.
  func isGone(at time: Double) -> Bool {
    switch course {
    case .arriving: return false
    case .departing: return time > onset && form(at: time).alpha < Self.leastAlpha
    case .passing(let digit, let steps):
      return digit < steps && progress(at: time).fade * Double(steps) >= Double(digit) + 1 - Self.leastAlpha
    }
  }
}
