internal import Synchronization

/// Something to be done once when all changes of a transaction are complete.
final class AnimationCompletion: Sendable {
  private struct State {
    var waitingCount = 0
    var isOpen = true
    var isDone = false
  }

  /// When a change counts as complete.
  let criteria: AnimationCompletionCriteria
  private let action: @Sendable () -> Void
  private let state = Mutex(State())

  init(criteria: AnimationCompletionCriteria, action: @escaping @Sendable () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Waits for one more change.
  func wait() { state.withLock { $0.waitingCount += 1 } }

  /// Notes that a change is complete.
  func complete() {
    finish { $0.waitingCount -= 1 }
  }

  /// Notes that no more changes are made in the transaction.
  func close() {
    finish { $0.isOpen = false }
  }

  private func finish(_ change: (inout State) -> Void) {
    let isDue = state.withLock { state in
      change(&state)
      guard !state.isOpen, state.waitingCount <= 0, !state.isDone else { return false }
      state.isDone = true
      return true
    }
    if isDue { action() }
  }
}
