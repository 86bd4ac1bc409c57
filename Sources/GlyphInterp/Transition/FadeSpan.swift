/// The part of a motion's progress over which a cluster goes or comes.
package struct FadeSpan: Hashable, Sendable {
  /// The progress at which the fade begins.
  let start: Double
  /// The progress at which it is over; greater than `start`.
  let end: Double

  /// The whole way.
  static let whole = FadeSpan(start: 0, end: 1)

  /// No way at all: the new content is there as soon as anything moves.
  static let cut = FadeSpan(start: 0, end: 1e-12)

  /// How much of the fade is done, 0…1.
  func share(at progress: Double) -> Double { min(1, max(0, (progress - start) / (end - start))) }
}

extension TransitionOptions.Fade {
  /// When clusters without a partner leave (semantics 3.10).
  var leavingSpan: FadeSpan { self == .through ? FadeSpan(start: 0, end: 0.45) : .whole }
  /// When clusters without a partner enter (semantics 3.10).
  var enteringSpan: FadeSpan { self == .through ? FadeSpan(start: 0.35, end: 1) : .whole }
}

extension ClusterMotion {
  /// How much is seen of a cluster that leaves or enters; of a pair how much is seen of its new form.
  func opacity(at progress: Double) -> Double {
    switch kind {
    case .interpolated: 1
    case .removed: 1 - span.share(at: progress)
    case .inserted, .crossFaded: span.share(at: progress)
    }
  }
}
