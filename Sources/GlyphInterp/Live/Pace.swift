/// The eased progress of a change over time.
///
/// An object, so that what goes by it is handed on without counting references for all that it holds.
final class Pace: Sendable {
  private enum Course: Sendable {
    case animation(Animation)
    /// A spring that took over from another; what is left of the way.
    case spring(SpringMotion<Double>)
  }

  private let course: Course
  /// The time in seconds at which it begins.
  let start: Double
  /// Seconds from an onset until the progress is exactly 1.
  let length: Double

  /// The pace of an animation that begins at a time and takes some seconds.
  init(_ animation: Animation, start: Double, length: Double) {
    course = .animation(animation)
    self.start = start
    self.length = length
  }

  /// The pace of a spring whose response blends from that of another.
  init(_ spring: Spring, blend: SpringBlend, start: Double, length: Double) {
    course = .spring(SpringMotion(from: 1, velocity: 0, to: 0, spring: spring, blend: blend, at: start))
    self.start = start
    self.length = length
  }

  /// The progress and its rate per second.
  ///
  /// - Parameter onset: seconds after the start at which the motion begins.
  func phase(at time: Double, onset: Double = 0) -> (progress: Double, rate: Double) {
    let elapsed = time - start - onset
    if elapsed >= length { return (1, 0) }
    if elapsed <= 0 { return (0, 0) }
    switch course {
    case .animation(let animation):
      let phase = animation.phase(at: elapsed)
      return (phase.progress, phase.velocity.isFinite ? phase.velocity : 0)
    case .spring(let motion):
      let response = motion.response(at: start + elapsed)
      return (1 - response.step, -response.stepVelocity)
    }
  }

  /// The progress.
  func progress(at time: Double, onset: Double = 0) -> Double { phase(at: time, onset: onset).progress }

  /// The time in seconds at which all motions are exactly at their ends.
  func end(lastOnset: Double = 0) -> Double { start + lastOnset + length }

  /// The first time in seconds at which the progress has come to a value, to a millisecond.
  func time(ofProgress progress: Double, onset: Double = 0) -> Double {
    guard length.isFinite else { return .infinity }
    let steps = Int((length * 1000).rounded(.up))
    for step in 0..<steps {
      let time = start + onset + Double(step) / 1000
      if self.progress(at: time, onset: onset) >= progress { return time }
    }
    return end(lastOnset: onset)
  }
}
