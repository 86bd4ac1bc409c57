extension AnimatedText {
  /// Whether anything moves or fades at a time in seconds.
  public func isAnimating(at time: Double) -> Bool { isVisible && time < restTime }

  /// The earliest time in seconds, later than that of the frame on the screen, for which a new frame is needed; `nil`
  /// when the frame on the screen is right until something changes.
  ///
  /// A host that is told nothing draws nothing. While something moves it is the given time itself: as soon as possible.
  ///
  /// - Parameter time: for which the frame on the screen was drawn.
  public func nextFrameNeeded(after time: Double) -> Double? {
    guard isVisible else { return nil }
    if time < changeTime { return changeTime }
    guard time < restTime else { return nil }
    let firstMotion = layers.map { layer in
      min(layer.flight.firstMotion, layer.arrival.map { $0.start } ?? .infinity)
    }.min()
    return max(time, min(firstMotion ?? time, restTime))
  }
}
