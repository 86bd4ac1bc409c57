/// A run of a transition in a file.
struct Passage: Equatable, Sendable {
  /// The number of the timeline's segment that runs.
  let segment: Int
  /// Seconds from the start of the file at which the transition's time is 0; of a run backwards, its whole length.
  let start: Double
  /// Seconds that the transition takes.
  let length: Double
  /// Whether it runs backwards.
  let isReversed: Bool
  /// Whether it ends as soon as it begins: then nothing moves, and one state gives way to the other.
  let isAtOnce: Bool
  /// When it is seen: before it stands what it begins with, behind it what it ends with.
  let bounds: ClosedRange<Double>
  /// Seconds in which a value jumps.
  let jump: Double

  /// The part of a jump between it and the frame beside it, lest rounding of times move the one into the other.
  private static let margin = 0.25

  /// The time of a frame and that of a jump are this close at most, in seconds.
  private static let slack = 1e-9

  /// Keyframes in the transition's time as those of the run.
  ///
  /// A run that has to end before its time comes to what it ends with at once, unless that is near, and one that begins
  /// after its time sets out with a jump.
  func placed<Value>(_ keyframes: [Keyframe<Value>], in space: KeyframeSpace<Value>) -> [Keyframe<Value>] {
    var result: [Keyframe<Value>] = []
    if isReversed {
      for index in keyframes.indices.reversed() {
        result.append(
          Keyframe(
            time: start + length - keyframes[index].time, value: keyframes[index].value,
            curve: index > 0 ? keyframes[index - 1].curve.reversed : .linear))
      }
    } else {
      result = keyframes.map { Keyframe(time: start + $0.time, value: $0.value, curve: $0.curve) }
    }
    guard let first = result.first, let last = result.last else { return [] }
    guard bounds.upperBound - bounds.lowerBound > 2 * jump else {
      return [Keyframe(time: bounds.lowerBound, value: last.value, curve: .linear)]
    }
    if last.time > bounds.upperBound + Self.slack { cutEnd(of: &result, in: space) }
    if first.time < bounds.lowerBound - Self.slack { cutStart(of: &result, in: space) }
    return result
  }

  private func cutEnd<Value>(of keyframes: inout [Keyframe<Value>], in space: KeyframeSpace<Value>) {
    let (cut, end) = (bounds.upperBound - jump, keyframes[keyframes.count - 1].value)
    if let index = keyframes.lastIndex(where: { $0.time < cut }), index + 1 < keyframes.count {
      let (value, parameter) = Self.place(at: cut, between: keyframes[index], and: keyframes[index + 1], in: space)
      keyframes.removeSubrange((index + 1)...)
      keyframes[index].curve = keyframes[index].curve.piece(from: 0, to: parameter)
      if space.distance(value, end) > 1 { keyframes.append(Keyframe(time: cut, value: value, curve: .linear)) }
    } else {
      keyframes = [Keyframe(time: cut, value: keyframes[0].value, curve: .linear)]
    }
    keyframes.append(Keyframe(time: bounds.upperBound - Self.margin * jump, value: end, curve: .linear))
  }

  private func cutStart<Value>(of keyframes: inout [Keyframe<Value>], in space: KeyframeSpace<Value>) {
    let (cut, first) = (bounds.lowerBound + jump, keyframes[0].value)
    var start = Keyframe(time: bounds.lowerBound + Self.margin * jump, value: first, curve: .linear)
    if let index = keyframes.firstIndex(where: { $0.time > cut }), index > 0 {
      let before = keyframes[index - 1]
      let (value, parameter) = Self.place(at: cut, between: before, and: keyframes[index], in: space)
      keyframes.removeSubrange(..<index)
      let curve = before.curve.piece(from: parameter, to: 1)
      if space.distance(value, first) > 1 {
        keyframes.insert(Keyframe(time: cut, value: value, curve: curve), at: 0)
      } else {
        start.curve = curve
      }
    } else {
      keyframes = [Keyframe(time: cut, value: keyframes[keyframes.count - 1].value, curve: .linear)]
    }
    keyframes.insert(start, at: 0)
  }

  /// The value at a time between two keyframes, and the parameter of the first one's curve.
  private static func place<Value>(
    at time: Double, between first: Keyframe<Value>, and second: Keyframe<Value>, in space: KeyframeSpace<Value>
  ) -> (value: Value, parameter: Double) {
    let curve = first.curve
    let parameter = curve.parameter(atTime: (time - first.time) / (second.time - first.time))
    return (
      space.mix(first.value, second.value, TimingCurve.coordinate(curve.y1, curve.y2, at: parameter)), parameter
    )
  }
}
