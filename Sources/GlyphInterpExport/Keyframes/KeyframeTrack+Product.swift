extension KeyframeTrack<Double> {
  /// The value at a time in seconds.
  func value(at seconds: Double) -> Double {
    guard let index = keyframes.lastIndex(where: { $0.time <= seconds }) else { return keyframes[0].value }
    guard index + 1 < keyframes.count else { return last }
    let (start, end) = (keyframes[index], keyframes[index + 1])
    guard end.time > start.time else { return end.value }
    let share = start.curve.value(at: (seconds - start.time) / (end.time - start.time))
    return start.value + (end.value - start.value) * share
  }

  /// How many straight pieces stand for a stretch in which both factors change.
  private static var piecesOfProduct: Int { 12 }
  /// The product of two tracks.
  func product(with other: KeyframeTrack<Double>) -> KeyframeTrack<Double> {
    if other.isStill { return map { $0 * other.last } }
    if isStill { return other.product(with: self) }
    return KeyframeTrack(
      times(with: other).map { Keyframe(time: $0, value: value(at: $0) * other.value(at: $0), curve: .linear) })
  }

  /// The times of both tracks, and some between.
  private func times(with other: KeyframeTrack<Double>) -> [Double] {
    let ends = Set(keyframes.map(\.time) + other.keyframes.map(\.time)).sorted()
    var times = [ends[0]]
    for (start, end) in zip(ends, ends.dropFirst()) {
      for piece in 1...Self.piecesOfProduct {
        times.append(start + (end - start) * Double(piece) / Double(Self.piecesOfProduct))
      }
    }
    return times
  }
}
