extension FrameSchedule {
  /// A picture of a schedule: an instant of a segment and how long it is shown.
  public struct Frame: Hashable, Sendable {
    /// The index of the timeline's segment.
    public let segment: Int
    /// The number of the frame in the segment's motion: 0 is exactly its old state, the last
    /// exactly its new one.
    public let index: Int
    /// Seconds since the start of the segment; that of frame 0 is the segment's ``Timeline/Segment/start``,
    /// that of the last frame its duration.
    public let time: Double
    /// The number of frame steps, of 1 / rate seconds each, for which the picture is shown.
    public let steps: Int
  }

  /// The frames one by one for containers without durations: each as often as it has steps.
  public var repeatedFrames: some Sequence<Frame> {
    frames.lazy.flatMap { repeatElement($0, count: $0.steps) }
  }
}
