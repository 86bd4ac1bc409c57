import GlyphInterp

/// When the motions of a timeline run in a file.
struct FileClock: Sendable {
  /// The timeline's runs as the file shows them, in order.
  let passages: [Passage]
  /// Seconds of one round.
  let duration: Double

  /// The share of a frame in which a value jumps.
  private static let jump = 0.01

  /// Takes the times of a timeline as they are.
  init(_ timeline: Timeline) {
    passages = timeline.runs.map { run in
      let length = timeline.segments[run.segment].duration
      return Passage(
        segment: run.segment, start: run.start, length: length, isReversed: run.isReversed,
        isAtOnce: timeline.segments[run.segment].start < 0, bounds: run.start...(run.start + length), jump: 0)
    }
    duration = timeline.duration
  }

  /// Lets every motion start and end at a frame of the timeline's schedule, so that at the time of each frame the file
  /// shows what the frame shows.
  ///
  /// On the way back frames show the instants of the way there, so a length between frames is missing at its start.
  init(_ timeline: Timeline, schedule: FrameSchedule) {
    let rate = schedule.rate
    passages = zip(timeline.runs, schedule.spans).map { run, span in
      let length = timeline.segments[run.segment].duration
      let (first, last) = (rate.time(ofFrame: span.lowerBound), rate.time(ofFrame: span.upperBound))
      return Passage(
        segment: run.segment, start: run.isReversed ? last - length : first, length: length,
        isReversed: run.isReversed, isAtOnce: rate.frames(in: length) == 0, bounds: first...last,
        jump: Self.jump / rate.framesPerSecond)
    }
    duration = schedule.duration
  }
}
