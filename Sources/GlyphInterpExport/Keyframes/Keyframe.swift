/// A value at a time, and how it goes on from there.
struct Keyframe<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Seconds from the start of the whole.
  var time: Double
  /// The value.
  var value: Value
  /// How it goes to the next keyframe's value.
  var curve: TimingCurve
}
