/// What is to be done when a change is complete.
struct PendingCompletion: Sendable {
  /// The time in seconds from which it is due; `nil` for the text's rest.
  var time: Double?
  /// What is done.
  var completion: AnimationCompletion
}
