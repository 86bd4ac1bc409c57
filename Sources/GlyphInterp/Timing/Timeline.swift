/// A sequence of states in time: the first state, then motions and holds in turn.
///
/// A transition from one text to another is a timeline of one segment. Times are in seconds.
public struct Timeline: Hashable, Sendable {
  /// The motions between neighbouring states, at least one.
  public let segments: [Segment]
  /// The time that the first state stands before it moves.
  public let initialHold: Double
  /// Whether the way back to the first state follows, with time reversed in every motion.
  public let autoreverses: Bool
  /// Whether the timeline ends in the state in which it begins, so that it loops without a cut.
  public let isClosed: Bool
  /// The time from the start to the end of the last hold.
  public let duration: Double

  /// A motion in one direction and the hold after it, as they follow each other.
  struct Passage: Hashable, Sendable {
    let segment: Int
    let isReversed: Bool
    let motion: Double
    let hold: Double
  }

  let passages: [Passage]

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - segments: the motions in order.
  ///   - initialHold: seconds that the first state stands before it moves.
  ///   - autoreverses: whether the way back follows. States between hold as long as before.
  ///   - endsAsItBegins: whether the last state equals the first.
  /// - Throws: ``AnimationError`` for no segment, for one that repeats for ever, and for a hold that
  ///   is negative or not finite.
  public init(
    segments: [Segment], initialHold: Double = 0, autoreverses: Bool = false,
    endsAsItBegins: Bool = false
  ) throws(AnimationError) {
    guard !segments.isEmpty else { throw .emptyTimeline }
    if let index = segments.firstIndex(where: { !$0.duration.isFinite }) {
      throw .endlessSegment(index: index)
    }
    for hold in [initialHold] + segments.map(\.hold) where !(hold >= 0 && hold.isFinite) {
      throw .invalidHold(seconds: hold)
    }
    var passages = segments.enumerated().map { index, segment in
      Passage(segment: index, isReversed: false, motion: segment.duration, hold: segment.hold)
    }
    if autoreverses {
      for index in segments.indices.reversed() {
        passages.append(
          Passage(
            segment: index, isReversed: true, motion: segments[index].duration,
            hold: index > 0 ? segments[index - 1].hold : 0))
      }
    }
    self.segments = segments
    self.initialHold = initialHold
    self.autoreverses = autoreverses
    self.isClosed = autoreverses || endsAsItBegins
    self.passages = passages
    duration = passages.reduce(initialHold) { $0 + $1.motion + $1.hold }
  }
}
