/// What is wrong with the timing of a transition.
///
/// Evaluation never fails; these are thrown where a length, a frame or a timeline is asked for.
public enum AnimationError: Error, Hashable, Sendable {
  /// The duration of a curve is negative or not finite.
  case invalidDuration(seconds: Double)
  /// A delay is negative or not finite.
  case invalidDelay(seconds: Double)
  /// A speed is not positive or not finite.
  case invalidSpeed(Double)
  /// An animation is to run less than once.
  case invalidRepeatCount(Int)
  /// A spring takes too long to come to rest, or never does.
  case restTooLate(seconds: Double, limit: Double)
  /// A hold is negative or not finite.
  case invalidHold(seconds: Double)
  /// The total of a stagger is negative or not finite.
  case invalidStagger(seconds: Double)
  /// A timeline has no segment.
  case emptyTimeline
  /// A timeline has a segment that repeats for ever.
  case endlessSegment(index: Int)
  /// A frame rate is no number or fraction, or not in range.
  case invalidFrameRate(String, limit: Int)
  /// A timeline has more frames than a schedule can hold.
  case tooManyFrames(limit: Int)
}

extension AnimationError: CustomStringConvertible {
  /// One lower-case sentence, the thing first.
  public var description: String {
    switch self {
    case .invalidDuration(let seconds):
      "duration \(seconds) s is not a finite number of seconds from 0 up"
    case .invalidDelay(let seconds):
      "delay \(seconds) s is not a finite number of seconds from 0 up"
    case .invalidSpeed(let speed):
      "speed \(speed) is not a finite number above 0"
    case .invalidRepeatCount(let count):
      "repeat count \(count) is not 1 or more"
    case .restTooLate(let seconds, let limit):
      seconds.isFinite
        ? "spring comes to rest after \((seconds * 100).rounded() / 100) s; the limit is \(limit) s"
        : "spring never comes to rest; the limit is \(limit) s"
    case .invalidHold(let seconds):
      "hold \(seconds) s is not a finite number of seconds from 0 up"
    case .invalidStagger(let seconds):
      "stagger \(seconds) s is not a finite number of seconds from 0 up"
    case .emptyTimeline:
      "timeline has no segment"
    case .endlessSegment(let index):
      "segment \(index) of the timeline repeats for ever"
    case .invalidFrameRate(let text, let limit):
      "frame rate '\(text)' is not a number or a fraction above 0 and up to \(limit)"
    case .tooManyFrames(let limit):
      "timeline has more than \(limit) frames"
    }
  }
}
