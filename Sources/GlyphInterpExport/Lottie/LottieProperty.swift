import GlyphInterp

/// Writes tracks as properties: a value that stands, or keyframes.
struct LottieProperty {
  let framesPerSecond: Double

  /// Digits of times, in frames.
  private static let timeDecimals = 3
  /// Digits of the numbers of a timing curve.
  private static let curveDecimals = 4
  /// The least time between keyframes, in frames.
  static let instant = 0.001

  /// The frame that is shown at a time in seconds.
  func frame(at seconds: Double) -> Int { Int((seconds * framesPerSecond).rounded()) }

  /// The time of a frame in seconds.
  func time(of frame: Int) -> Double { Double(frame) / framesPerSecond }

  /// A property.
  ///
  /// - Parameter text: the value as JSON; `isKeyed` says whether it stands in a keyframe.
  func text<Value>(_ track: KeyframeTrack<Value>, _ text: (_ value: Value, _ isKeyed: Bool) -> String) -> String {
    guard !track.isStill else { return "{\"a\":0,\"k\":\(text(track.last, false))}" }
    let placed = placed(track.keyframes)
    let keyframes = placed.enumerated().map { index, keyframe in
      var entry =
        "{\"t\":\(LottieText.number(keyframe.time, decimals: Self.timeDecimals)),\"s\":\(text(keyframe.value, true))"
      if index + 1 < placed.count { entry += curve(keyframe.curve) }
      return entry + "}"
    }
    return "{\"a\":1,\"k\":[\(keyframes.joined(separator: ","))]}"
  }

  /// An opacity that ends at a frame: rlottie shows a layer in the frame at which it is over.
  func departing(_ opacity: KeyframeTrack<Double>, at frame: Int) -> KeyframeTrack<Double> {
    let last = (Double(frame) - Self.instant) / framesPerSecond
    return KeyframeTrack(
      opacity.keyframes.filter { $0.time < last } + [
        Keyframe(time: last, value: opacity.value(at: last), curve: .linear),
        Keyframe(time: Double(frame) / framesPerSecond, value: 0, curve: .linear),
      ])
  }

  /// Keyframes in frames instead of seconds, rounded as they are written, no two at one time.
  private func placed<Value>(_ keyframes: [Keyframe<Value>]) -> [Keyframe<Value>] {
    var result: [Keyframe<Value>] = []
    for keyframe in keyframes {
      var keyframe = keyframe
      keyframe.time = (keyframe.time * framesPerSecond / Self.instant).rounded() * Self.instant
      if let last = result.last, last.time >= keyframe.time - Self.instant / 2 {
        if last.value == keyframe.value {
          result[result.count - 1].curve = keyframe.curve
          continue
        }
        keyframe.time = last.time + Self.instant
      }
      result.append(keyframe)
    }
    return result
  }

  private func curve(_ curve: TimingCurve) -> String {
    func number(_ value: Double) -> String { LottieText.number(value, decimals: Self.curveDecimals) }
    if curve.isLinear { return ",\"o\":{\"x\":0,\"y\":0},\"i\":{\"x\":1,\"y\":1}" }
    return ",\"o\":{\"x\":\(number(curve.x1)),\"y\":\(number(curve.y1))}"
      + ",\"i\":{\"x\":\(number(curve.x2)),\"y\":\(number(curve.y2))}"
  }
}
