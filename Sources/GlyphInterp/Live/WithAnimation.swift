/// Makes changes in a transaction: it is ``Transaction/current`` for what the body does.
public func withTransaction<Value, Failure: Error>(
  _ transaction: Transaction, _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  let result: Result<Value, Failure> = Transaction.$current.withValue(transaction) {
    do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
  }
  for completion in transaction.completions { completion.close() }
  return try result.get()
}

/// Makes changes with an animation, as SwiftUI's function of this name.
///
/// - Parameters:
///   - animation: `nil` for none.
///   - body: makes the changes.
public func withAnimation<Value, Failure: Error>(
  _ animation: Animation? = .default, _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  var transaction = Transaction.current
  transaction.completions = []
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Makes changes with an animation, and does something once when all of them are complete.
///
/// - Parameters:
///   - animation: how changes are animated.
///   - criteria: when a change counts as complete.
///   - body: makes the changes.
///   - completion: what is done; see ``Transaction/addAnimationCompletion(criteria:_:)``.
public func withAnimation<Value, Failure: Error>(
  _ animation: Animation? = .default, completionCriteria criteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws(Failure) -> Value, completion: @escaping @Sendable () -> Void
) throws(Failure) -> Value {
  var transaction = Transaction.current
  transaction.completions = []
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: criteria, completion)
  return try withTransaction(transaction, body)
}
