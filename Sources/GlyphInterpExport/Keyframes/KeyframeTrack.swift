/// What one property does in the course of time.
struct KeyframeTrack<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The keyframes, ascending in time, at least one; before the first and after the last the value stands.
  private(set) var keyframes: [Keyframe<Value>]

  /// A value that never changes.
  init(still value: Value) {
    keyframes = [Keyframe(time: 0, value: value, curve: .linear)]
  }

  /// A track of keyframes, those left out that are not needed.
  init(_ keyframes: [Keyframe<Value>]) {
    var kept: [Keyframe<Value>] = []
    for keyframe in keyframes {
      if kept.count > 1, kept[kept.count - 1].value == keyframe.value, kept[kept.count - 2].value == keyframe.value {
        kept[kept.count - 1] = keyframe
      } else if let last = kept.last, last.value == keyframe.value, last.time == keyframe.time {
        kept[kept.count - 1] = keyframe
      } else {
        kept.append(keyframe)
      }
    }
    if kept.count > 1, kept[kept.count - 2].value == kept[kept.count - 1].value { kept.removeLast() }
    if kept.count > 1, kept[0].value == kept[1].value { kept.removeFirst() }
    for index in kept.indices.dropLast() where kept[index].value == kept[index + 1].value {
      kept[index].curve = .linear
    }
    self.keyframes = kept
  }

  /// Whether the value never changes.
  var isStill: Bool { keyframes.count < 2 }

  /// The value at the end.
  var last: Value { keyframes[keyframes.count - 1].value }

  /// The track with every value mapped.
  func map<Other: Equatable & Sendable>(_ transform: (Value) -> Other) -> KeyframeTrack<Other> {
    KeyframeTrack<Other>(keyframes.map { Keyframe<Other>(time: $0.time, value: transform($0.value), curve: $0.curve) })
  }
}
