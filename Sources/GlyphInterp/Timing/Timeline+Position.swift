extension Timeline {
  /// A place on a timeline: a time inside one segment.
  public struct Position: Hashable, Sendable {
    /// The index of the segment.
    public let segment: Int
    /// Seconds since the start of the segment: its ``Timeline/Segment/start`` is exactly its old
    /// state, its duration exactly its new one.
    public let time: Double
  }

  /// The place at a time in seconds; before the start and after the end the timeline stands still.
  ///
  /// At 0 it is the first state, even where that gives way at once; what changes without taking time has changed at its
  /// instant everywhere else.
  public func position(at time: Double) -> Position {
    guard time > 0, time >= initialHold else { return first }
    var remaining = time - initialHold
    for passage in passages {
      let length = passage.motion + passage.hold
      if remaining < length { return position(in: passage, after: remaining) }
      remaining -= length
    }
    return autoreverses ? first : last
  }

  /// The place at a part of the way from the first state to the last one, holds between included and the way back left
  /// out: 0 is exactly the first state, 1 exactly the last.
  package func position(atPart part: Double) -> Position {
    guard part > 0 else { return first }
    let holds = segments.dropLast().reduce(initialHold) { $0 + $1.hold }
    let arrival = segments.reduce(holds) { $0 + $1.duration }
    return part < 1 && arrival > 0 ? position(at: part * arrival) : last
  }

  /// The first state.
  private var first: Position { Position(segment: 0, time: segments[0].start) }

  /// The last state.
  private var last: Position {
    Position(segment: segments.count - 1, time: segments[segments.count - 1].duration)
  }

  /// The place at a time in seconds of a timeline that starts anew whenever it ends.
  public func position(atLooped time: Double) -> Position {
    guard duration > 0, time.isFinite else { return position(at: time) }
    let turn = time.truncatingRemainder(dividingBy: duration)
    return position(at: turn < 0 ? turn + duration : turn)
  }

  private func position(in passage: Passage, after time: Double) -> Position {
    let forward = min(time, passage.motion)
    guard passage.isReversed else { return Position(segment: passage.segment, time: forward) }
    let back = passage.motion - forward
    return Position(
      segment: passage.segment, time: back > Animation.sameInstant ? back : segments[passage.segment].start)
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
