extension LottieProperty {
  /// How much more opaque than it is a translucent layer is written.
  ///
  /// rlottie cuts the opacity of a layer to whole 255ths and takes two more, 2.5 steps on average. Nearly half of that is
  /// written, so that it is as far off as players that take nothing; with what keyframes may be off it is 2 steps.
  private static let lift = 1.1 / 255
  /// What happens in less time, in seconds, is a jump.
  private static let jump = 2e-4

  /// An opacity of a layer as it is written; what is not seen, and what hides all below it, stays so.
  static func raised(_ opacity: KeyframeTrack<Double>) -> KeyframeTrack<Double> {
    func raised(_ value: Double) -> Double { min(2 * value, value + lift, 1) }
    let pairs = zip(opacity.keyframes, opacity.keyframes.dropFirst())
    let pieces = pairs.flatMap { start, end in
      // Between these the way up is straight, so that an easing curve stays the same.
      EasingPiece(start: start.time, end: end.time, from: start.value, to: end.value, curve: start.curve)
        .split(at: end.time - start.time > jump ? [lift, 1 - lift] : [], slack: 0)
    }
    let first = opacity.keyframes[0]
    var result = [Keyframe(time: first.time, value: raised(first.value), curve: .linear)]
    for (part, end) in pieces {
      result[result.count - 1].curve = part.curve
      result.append(Keyframe(time: part.end, value: raised(end), curve: .linear))
    }
    return KeyframeTrack(result)
  }
}
