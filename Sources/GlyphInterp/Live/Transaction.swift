/// The context of a change: whether and how it is animated. Named as SwiftUI names it.
///
/// The transaction of the moment is a task-local value: ``withAnimation(_:_:)`` sets it for what is done inside, and
/// ``AnimatedText/setContent(_:at:transaction:)`` reads it.
public struct Transaction: Sendable {
  /// The transaction of the moment; without ``withAnimation(_:_:)`` around, one that animates nothing.
  @TaskLocal public static var current = Transaction()

  /// How changes are animated; `nil` for not at all: new content is there at once.
  public var animation: Animation?
  /// Whether nothing is animated, whatever the animation says.
  public var disablesAnimations = false
  /// Whether content changes at once, whatever the animation says.
  public var disablesContentTransitions = false
  /// When each cluster starts; `nil` for the text's own.
  public var stagger: Stagger?
  var completions: [AnimationCompletion] = []

  /// Makes a transaction of an animation.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// Adds something to be done once when all changes made in ``withTransaction(_:_:)`` are complete.
  ///
  /// A text runs what is due when its host calls ``AnimatedText/advance(to:)``. What is added and has nothing to wait for
  /// is done when ``withTransaction(_:_:)`` ends.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @Sendable () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// The animation of a content transition; `nil` where content changes at once.
  var contentAnimation: Animation? {
    disablesAnimations || disablesContentTransitions ? nil : animation
  }
}
