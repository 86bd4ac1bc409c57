import GlyphInterp

/// When the motions of a timeline run in a file.
struct FileClock: Sendable {
  /// A run of one of the timeline's segments.
  struct Run: Sendable {
    let segment: Int
    let passage: Passage
  }

  /// All runs in order.
  let runs: [Run]
  /// Seconds of one round.
  let duration: Double

  /// The share of a frame in which a value jumps.
  private static let jump = 0.01

  /// Takes the times of a timeline as they are.
  init(_ timeline: Timeline) {
    runs = timeline.runs.map { run in
      let length = timeline.segments[run.segment].duration
      return Run(
        segment: run.segment,
        passage: Passage(
          start: run.start, length: length, isReversed: run.isReversed, bounds: run.start...(run.start + length),
          jump: 0))
    }
    duration = timeline.duration
  }

  /// Lets every motion start and end at a frame of the timeline's schedule, so that at the time of each frame the file
  /// shows what the frame shows.
  ///
  /// On the way back frames show the instants of the way there, so a length between frames is missing at its start.
  init(_ timeline: Timeline, schedule: FrameSchedule) {
    let rate = schedule.rate
    var runs: [Run] = []
    // Frame 0 is part of the initial hold, and the last frame of a motion is the first of the hold behind it.
    var frame = max(rate.frames(in: timeline.initialHold), 1) - 1
    for (index, run) in timeline.runs.enumerated() {
      let length = timeline.segments[run.segment].duration
      let next = index + 1 < timeline.runs.count ? timeline.runs[index + 1].start : timeline.duration
      let count = rate.frames(in: length)
      let (first, last) = (rate.time(ofFrame: frame), rate.time(ofFrame: frame + count))
      runs.append(
        Run(
          segment: run.segment,
          passage: Passage(
            start: run.isReversed ? last - length : first, length: length, isReversed: run.isReversed,
            bounds: first...last, jump: Self.jump / rate.framesPerSecond)))
      frame += count + max(rate.frames(in: next - run.start - length), 1) - 1
    }
    self.runs = runs
    duration = schedule.duration
  }
}
