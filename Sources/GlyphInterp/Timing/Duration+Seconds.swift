extension Duration {
  /// The duration as a number of seconds; durations of months keep their microseconds.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
