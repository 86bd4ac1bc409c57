/// A stretch of time in which progress goes from one value to another along one timing curve.
struct EasingPiece: Hashable, Sendable {
  /// Seconds at which it starts.
  var start: Double
  /// Seconds at which it ends.
  var end: Double
  /// The progress at its start.
  var from: Double
  /// The progress at its end.
  var to: Double
  /// How progress goes from the one to the other.
  var curve: TimingCurve

  /// The progress at a time inside the piece.
  func progress(at seconds: Double) -> Double {
    end > start ? from + (to - from) * curve.value(at: (seconds - start) / (end - start)) : to
  }
}
