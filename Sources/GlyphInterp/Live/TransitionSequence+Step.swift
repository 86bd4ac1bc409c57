extension TransitionSequence {
  /// A text of a sequence, and how it is reached.
  public struct Step: Hashable, Sendable {
    /// The text.
    public var content: StyledText
    /// How it is reached; `nil` for the sequence's own animation.
    public var animation: Animation?
    /// When each cluster starts; `nil` for the sequence's own stagger.
    public var stagger: Stagger?
    /// The member of the family; `nil` for the sequence's own.
    public var transition: ContentTransition?
    /// Seconds that the text stands once it is reached; 0 still shows it in one frame.
    public var hold: Double

    /// Makes a step.
    public init(
      _ content: StyledText, animation: Animation? = nil, stagger: Stagger? = nil,
      transition: ContentTransition? = nil, hold: Double = 0
    ) {
      self.content = content
      self.animation = animation
      self.stagger = stagger
      self.transition = transition
      self.hold = hold
    }
  }
}
