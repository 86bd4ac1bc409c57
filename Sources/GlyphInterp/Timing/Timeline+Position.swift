extension Timeline {
  /// A place on a timeline: a time inside one segment.
  public struct Position: Hashable, Sendable {
    /// The index of the segment.
    public let segment: Int
    /// Seconds since the start of the segment: 0 is exactly its old state, its duration exactly
    /// its new one.
    public let time: Double
  }

  /// The place at a time in seconds; before the start and after the end the timeline stands still.
  public func position(at time: Double) -> Position {
    var remaining = time - initialHold
    guard remaining > 0 else { return Position(segment: 0, time: 0) }
    for passage in passages {
      let length = passage.motion + passage.hold
      if remaining < length { return position(in: passage, after: remaining) }
      remaining -= length
    }
    return Position(
      segment: autoreverses ? 0 : segments.count - 1,
      time: autoreverses ? 0 : segments[segments.count - 1].duration)
  }

  /// The place at a time in seconds of a timeline that starts anew whenever it ends.
  public func position(atLooped time: Double) -> Position {
    guard duration > 0, time.isFinite else { return position(at: time) }
    let turn = time.truncatingRemainder(dividingBy: duration)
    return position(at: turn < 0 ? turn + duration : turn)
  }

  private func position(in passage: Passage, after time: Double) -> Position {
    let forward = min(time, passage.motion)
    return Position(
      segment: passage.segment,
      time: passage.isReversed ? passage.motion - forward : forward)
  }
}

extension Timeline {
  /// A run of a segment, forwards or back.
  package struct Run: Hashable, Sendable {
    /// The index of the segment.
    package let segment: Int
    /// Whether time is reversed in it.
    package let isReversed: Bool
    /// Seconds from the start of the timeline.
    package let start: Double
  }

  /// All runs in order.
  package var runs: [Run] {
    var start = initialHold
    return passages.map { passage in
      defer { start += passage.motion + passage.hold }
      return Run(segment: passage.segment, isReversed: passage.isReversed, start: start)
    }
  }
}
