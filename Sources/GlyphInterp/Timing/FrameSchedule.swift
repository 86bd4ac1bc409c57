/// The frames of a timeline at a frame rate: which instant each shows, and for how many frame
/// steps.
///
/// - A motion of d seconds has round(d · rate) + 1 frames, frame k at k / rate; its last frame shows
///   exactly the new state and belongs to the hold.
/// - A state that is held for h seconds is shown for round(h · rate) frame steps, at least one. The
///   next motion goes on with its frame 1, so that turning frames are not repeated.
/// - The way back of a timeline that reverses shows the instants of the way there.
/// - A timeline that is played for ever and ends as it begins leaves its first state to the next
///   round: the last state takes only the steps of its own hold, if any. Played a number of times
///   it ends in its last state, and so does every round.
/// - A motion that is shorter than half a frame snaps: the old state is shown up to the step before,
///   then the new one. Every state has a frame, unless nothing changes at all.
public struct FrameSchedule: Hashable, Sendable {
  /// The frame rate.
  public let rate: FrameRate
  /// Frames in the order of display, each with the steps that it lasts.
  public let frames: [Frame]
  /// The sum of the steps of all frames, which is the number of frames in video.
  public let stepCount: Int
  /// For each run of the timeline the last step that shows what it begins with, and the first one that shows what it
  /// ends with.
  package let spans: [ClosedRange<Int>]

  /// Creates the schedule of a timeline.
  ///
  /// - Parameters:
  ///   - timeline: what is shown.
  ///   - rate: the frame rate.
  ///   - loops: whether the timeline is played for ever.
  /// - Throws: ``AnimationError/tooManyFrames(limit:)`` beyond ``FrameRate/frameLimit`` steps.
  public init(
    _ timeline: Timeline, rate: FrameRate = .standard, loops: Bool = true
  ) throws(AnimationError) {
    let limit = FrameRate.frameLimit
    // Two more than all that follows can add to each passage, checked before anything is stored.
    let bound = timeline.passages.reduce(rate.frames(in: timeline.initialHold) + 1) {
      $0 + rate.frames(in: $1.motion) + rate.frames(in: $1.hold) + 2
    }
    guard bound <= limit else { throw .tooManyFrames(limit: limit) }

    let rests = timeline.isClosed && timeline.passages.count == 1 && rate.frames(in: timeline.passages[0].motion) == 0
    var frames: [Frame] = []
    if !rests || timeline.initialHold > 0 {
      frames.append(
        Frame(
          segment: 0, index: 0, time: timeline.segments[0].start,
          steps: max(rate.frames(in: timeline.initialHold), 1)))
    }
    var stepCount = frames.reduce(0) { $0 + $1.steps }
    var spans: [ClosedRange<Int>] = []
    let leavesLastToFirst = loops && timeline.isClosed && !frames.isEmpty
    for (index, passage) in timeline.passages.enumerated() {
      let start = max(stepCount - 1, 0)
      let isLast = index == timeline.passages.count - 1
      let ways = Self.wayFrames(of: passage, at: rate)
      stepCount += ways.count
      spans.append(start...stepCount)
      frames += ways
      let steps = max(rate.frames(in: passage.hold), isLast && leavesLastToFirst ? 0 : 1)
      guard steps > 0 else { continue }
      frames.append(Self.restFrame(after: passage, of: timeline, at: rate, steps: steps))
      stepCount += steps
    }
    self.rate = rate
    self.frames = frames
    self.stepCount = stepCount
    self.spans = spans
  }

  /// The frames of a motion between its first and its last one.
  private static func wayFrames(of passage: Timeline.Passage, at rate: FrameRate) -> [Frame] {
    let count = rate.frames(in: passage.motion)
    return (1..<max(count, 1)).map { step in
      let index = passage.isReversed ? count - step : step
      return Frame(segment: passage.segment, index: index, time: rate.time(ofFrame: index), steps: 1)
    }
  }

  /// The last frame of a motion, which its hold begins with.
  private static func restFrame(
    after passage: Timeline.Passage, of timeline: Timeline, at rate: FrameRate, steps: Int
  ) -> Frame {
    let segment = timeline.segments[passage.segment]
    return Frame(
      segment: passage.segment,
      index: passage.isReversed ? 0 : max(rate.frames(in: passage.motion), 1),
      time: passage.isReversed ? segment.start : segment.duration, steps: steps)
  }

  /// The length in seconds of one round.
  public var duration: Double { rate.time(ofFrame: stepCount) }
}
