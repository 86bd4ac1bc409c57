extension Timeline {
  /// A motion from one state to the next, and how long the next state stands.
  public struct Segment: Hashable, Sendable {
    /// How the state changes.
    public let animation: Animation
    /// When each cluster starts.
    public let stagger: Stagger
    /// The seconds from the start of the first cluster to the end of the last.
    public let duration: Double
    /// The seconds that the new state stands; 0 still shows it in one frame.
    public let hold: Double

    /// Creates a segment whose duration is that of its animation and its stagger together.
    ///
    /// - Parameters:
    ///   - animation: how the state changes.
    ///   - travel: the largest distance in pixels that anything moves, which decides when a spring
    ///     rests; see ``Animation/duration(travel:)``.
    ///   - stagger: when each cluster starts.
    ///   - hold: seconds that the new state stands.
    /// - Throws: ``AnimationError`` when the animation has no length or the hold no meaning.
    public init(
      animation: Animation, travel: Double, stagger: Stagger = .none, hold: Double = 0
    ) throws(AnimationError) {
      guard hold >= 0, hold.isFinite else { throw .invalidHold(seconds: hold) }
      self.animation = animation
      self.stagger = stagger
      self.hold = hold
      duration = try animation.duration(travel: travel) + stagger.total
    }

    /// Creates a segment whose duration is known.
    init(animation: Animation, stagger: Stagger, duration: Double, hold: Double) throws(AnimationError) {
      guard hold >= 0, hold.isFinite else { throw .invalidHold(seconds: hold) }
      self.animation = animation
      self.stagger = stagger
      self.duration = duration
      self.hold = hold
    }

    /// The time in the segment, in seconds, at which its old state stands: 0, or a time before it where the segment has no
    /// length and shows its new state from 0 on.
    public var start: Double { Self.start(ofLength: duration) }

    /// The time at which the old state of a change of some seconds stands.
    static func start(ofLength length: Double) -> Double { length > Animation.sameInstant ? 0 : -1 }

    /// The eased progress, at a time in seconds in the segment, of a cluster that starts at
    /// `onset`.
    ///
    /// Exactly 0 at ``start`` and until the onset, exactly 1 from the end of the segment on.
    public func progress(at time: Double, onset: Double = 0) -> Double {
      if time <= start { return 0 }
      return time >= duration ? 1 : animation.progress(at: time - onset)
    }
  }
}
