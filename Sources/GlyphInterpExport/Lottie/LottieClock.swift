import GlyphInterp

/// From seconds to frames: every motion starts and ends at a whole frame, as in a ``FrameSchedule``.
struct LottieClock {
  private struct Stretch {
    let start: Double
    let end: Double
    let firstFrame: Int
    let frameCount: Int
    let isReversed: Bool
  }

  private var stretches: [Stretch] = []
  /// Frames per second.
  let framesPerSecond: Double

  init(_ timeline: Timeline, rate: FrameRate) {
    framesPerSecond = rate.framesPerSecond
    // Frame 0 is part of the initial hold, and the last frame of a motion is the first of the hold behind it.
    var frame = max(rate.frames(in: timeline.initialHold), 1) - 1
    for (index, run) in timeline.runs.enumerated() {
      let motion = timeline.segments[run.segment].duration
      let next = index + 1 < timeline.runs.count ? timeline.runs[index + 1].start : timeline.duration
      let count = rate.frames(in: motion)
      stretches.append(
        Stretch(
          start: run.start, end: run.start + motion, firstFrame: frame, frameCount: count,
          isReversed: run.isReversed))
      frame += count + max(rate.frames(in: next - run.start - motion), 1) - 1
    }
  }

  /// The place of a time among the frames, not rounded.
  ///
  /// On the way back frames show the instants of the way there, so a length between frames is missing at its start.
  ///
  /// - Parameter moment: a time in the motion that is meant, where one ends as another begins.
  func frame(at seconds: Double, inMotionAt moment: Double) -> Double {
    let stretch = stretch(at: moment)
    let length = (stretch.end - stretch.start) * framesPerSecond
    let start = Double(stretch.firstFrame) + (stretch.isReversed ? Double(stretch.frameCount) - length : 0)
    return start + (seconds - stretch.start) * framesPerSecond
  }

  /// The first and the last frame of the motion at a time.
  func motion(at seconds: Double) -> ClosedRange<Double> {
    let stretch = stretch(at: seconds)
    return Double(stretch.firstFrame)...Double(stretch.firstFrame + stretch.frameCount)
  }

  private func stretch(at seconds: Double) -> Stretch {
    stretches.last { $0.start <= seconds + 1e-9 } ?? stretches[0]
  }

  /// The frames in which something is seen that is seen from one time to another.
  func frames(in window: Range<Double>, of total: Int) -> Range<Int> {
    // A text that gives way to the next is seen up to the frame before the next motion's first step.
    func frame(_ seconds: Double) -> Int {
      if seconds <= 0 { return 0 }
      guard let stretch = stretches.first(where: { abs($0.start - seconds) < 1e-9 }) else { return total }
      return stretch.firstFrame
    }
    let start = frame(window.lowerBound)
    return start..<max(start, frame(window.upperBound))
  }
}
