import GlyphInterp

/// Writes tracks as properties: a value that stands, or keyframes.
struct LottieProperty {
  let clock: LottieClock

  /// Digits of times, in frames.
  private static let timeDecimals = 3
  /// Digits of the numbers of a timing curve.
  private static let curveDecimals = 4
  /// How long before a frame something ends that is to be gone in it, in frames.
  private static let instant = 0.001

  /// A property.
  ///
  /// - Parameters:
  ///   - mix: the value on the way between two.
  ///   - text: the value as JSON; `isKeyed` says whether it stands in a keyframe.
  func text<Value>(
    _ track: KeyframeTrack<Value>, mix: (Value, Value, Double) -> Value,
    _ text: (_ value: Value, _ isKeyed: Bool) -> String
  ) -> String {
    guard !track.isStill else { return "{\"a\":0,\"k\":\(text(track.last, false))}" }
    let placed = placed(track.keyframes, mix: mix)
    let keyframes = placed.enumerated().map { index, keyframe in
      var entry =
        "{\"t\":\(LottieText.number(keyframe.time, decimals: Self.timeDecimals)),\"s\":\(text(keyframe.value, true))"
      if index + 1 < placed.count { entry += curve(keyframe.curve) }
      return entry + "}"
    }
    return "{\"a\":1,\"k\":[\(keyframes.joined(separator: ","))]}"
  }

  /// Keyframes in frames instead of seconds.
  ///
  /// A motion whose length lies between frames ends at its last frame, as it does in a video: what the curve has not done
  /// by then is done at once. On the way back that is at its start.
  private func placed<Value>(
    _ keyframes: [Keyframe<Value>], mix: (Value, Value, Double) -> Value
  ) -> [Keyframe<Value>] {
    var result: [Keyframe<Value>] = []
    func add(_ time: Double, _ value: Value, _ curve: TimingCurve) {
      if let last = result.last, last.time >= time - 1e-9 {
        if last.value == value {
          result[result.count - 1].curve = curve
          return
        }
        result.append(Keyframe(time: last.time + Self.instant, value: value, curve: curve))
      } else {
        result.append(Keyframe(time: time, value: value, curve: curve))
      }
    }
    for (start, end) in zip(keyframes, keyframes.dropFirst()) where start.value != end.value {
      let moment = (start.time + end.time) / 2
      let frames = clock.motion(at: moment)
      let exact = (
        clock.frame(at: start.time, inMotionAt: moment), clock.frame(at: end.time, inMotionAt: moment)
      )
      /// The curve's parameter at a frame.
      func parameter(_ frame: Double) -> Double {
        exact.1 > exact.0 ? start.curve.parameter(atTime: (frame - exact.0) / (exact.1 - exact.0)) : 0
      }
      func value(_ parameter: Double) -> Value {
        mix(start.value, end.value, TimingCurve.coordinate(start.curve.y1, start.curve.y2, at: parameter))
      }
      let isLate = exact.1 > frames.upperBound + 1e-6
      let isEarly = exact.0 < frames.lowerBound - 1e-6
      let first = isEarly ? parameter(frames.lowerBound + Self.instant) : 0
      let last = isLate ? parameter(frames.upperBound - Self.instant) : 1
      if isEarly {
        add(frames.lowerBound, start.value, .linear)
        add(frames.lowerBound + Self.instant, value(first), start.curve.piece(from: first, to: last))
      } else {
        add(exact.0, start.value, start.curve.piece(from: first, to: last))
      }
      if isLate {
        add(frames.upperBound - Self.instant, value(last), .linear)
        add(frames.upperBound, end.value, .linear)
      } else {
        add(exact.1, end.value, .linear)
      }
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
