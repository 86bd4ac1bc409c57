/// When a change counts as complete, named as SwiftUI names it.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// The progress of every cluster is 0.99 or more: what is left to move is hardly seen.
  case logicallyComplete
  /// Everything is at rest, what interrupted the change included.
  case removed
}
