extension AnimatedText {
  /// Does what was to be done when changes are complete and is due by a time; call it once a frame.
  ///
  /// - Parameter time: in seconds.
  public mutating func advance(to time: Double) {
    let rest = restTime
    let due = completions.filter { ($0.time ?? rest) <= time }
    completions.removeAll { ($0.time ?? rest) <= time }
    for pending in due.sorted(by: { ($0.time ?? rest) < ($1.time ?? rest) }) { pending.completion.complete() }
  }

  /// Notes what a transaction wants done.
  ///
  /// - Parameters:
  ///   - logicalEnd: when the change is logically complete.
  ///   - isRemoved: whether nothing of it moves from the start.
  ///   - start: when the change was made.
  mutating func remember(
    _ transaction: Transaction, logicalEnd: @autoclosure () -> Double, isRemoved: Bool, from start: Double
  ) {
    for completion in transaction.completions {
      completion.wait()
      let isLogical = completion.criteria == .logicallyComplete
      completions.append(
        PendingCompletion(time: isLogical ? logicalEnd() : isRemoved ? start : nil, completion: completion))
    }
  }
}
