/// The frames of a timeline at a frame rate: which instant each shows, and for how many frame
/// steps.
///
/// - A motion of d seconds has round(d · rate) + 1 frames, frame k at k / rate; its last frame shows
///   exactly the new state and belongs to the hold.
/// - A state that is held for h seconds is shown for round(h · rate) frame steps, at least one. The
///   next motion goes on with its frame 1, so that turning frames are not repeated.
/// - The way back of a timeline that reverses shows the instants of the way there.
/// - A timeline that loops and ends as it begins leaves its first state to the next round: the
///   last state takes only the steps of its own hold, if any.
/// - A motion that is shorter than half a frame snaps: only the new state is shown, and a first
///   state that nothing holds has no frame either, unless the timeline is closed and something moves in it.
public struct FrameSchedule: Hashable, Sendable {
  /// The frame rate.
  public let rate: FrameRate
  /// Frames in the order of display, each with the steps that it lasts.
  public let frames: [Frame]
  /// The sum of the steps of all frames, which is the number of frames in video.
  public let stepCount: Int

  /// Creates the schedule of a timeline.
  ///
  /// - Parameters:
  ///   - timeline: what is shown.
  ///   - rate: the frame rate.
  ///   - loops: whether the timeline is played more than once.
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

    var frames: [Frame] = []
    let first = timeline.passages[0]
    let begins = timeline.isClosed && timeline.passages.count > 1
    if begins || timeline.initialHold > 0 || rate.frames(in: first.motion) > 0 {
      frames.append(
        Frame(
          segment: 0, index: 0, time: 0, steps: max(rate.frames(in: timeline.initialHold), 1)))
    }
    let leavesLastToFirst = loops && timeline.isClosed && !frames.isEmpty
    for (index, passage) in timeline.passages.enumerated() {
      let isLast = index == timeline.passages.count - 1
      Self.append(
        passage, at: rate, leastHold: isLast && leavesLastToFirst ? 0 : 1, to: &frames)
    }
    self.rate = rate
    self.frames = frames
    stepCount = frames.reduce(0) { $0 + $1.steps }
  }

  /// Adds the frames of a motion after its first one, and those of its hold.
  private static func append(
    _ passage: Timeline.Passage, at rate: FrameRate, leastHold: Int, to frames: inout [Frame]
  ) {
    let count = rate.frames(in: passage.motion)
    for step in 1..<max(count, 1) {
      let index = passage.isReversed ? count - step : step
      frames.append(
        Frame(
          segment: passage.segment, index: index, time: rate.time(ofFrame: index), steps: 1))
    }
    let steps = max(rate.frames(in: passage.hold), leastHold)
    guard steps > 0 else { return }
    frames.append(
      Frame(
        segment: passage.segment,
        index: passage.isReversed ? 0 : count,
        time: passage.isReversed ? 0 : passage.motion,
        steps: steps))
  }

  /// The length in seconds of one round.
  public var duration: Double { rate.time(ofFrame: stepCount) }
}
