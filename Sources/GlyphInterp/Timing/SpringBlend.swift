/// The response of a spring whose period changes gradually from that of another spring.
///
/// The period follows a smoothstep over the blend, held constant in steps of 1/240 s that are
/// counted from the start. Each step is exact, so a time has one response, however often and
/// wherever between it was sampled.
struct SpringBlend: Hashable, Sendable {
  /// Steps per second.
  private static let rate = 240.0
  /// The longest blend in seconds; a longer one is cut.
  private static let limit = 10.0

  private let initial: Spring
  private let final: Spring
  private let duration: Double
  /// The response at the start of each step, and at the end of the last one; empty without blend.
  private let knots: [SpringResponse]

  /// No blend: the spring as it is.
  init(_ spring: Spring) {
    self.init(from: spring, to: spring, duration: 0)
  }

  /// A blend over a time in seconds; one that is not positive is none.
  init(from initial: Spring, to final: Spring, duration: Double) {
    self.initial = initial
    self.final = final
    let isBlend =
      duration > 0 && initial.response != final.response && initial.response.isFinite
      && final.response.isFinite
    let duration = isBlend ? min(duration, Self.limit) : 0
    self.duration = duration
    var knots: [SpringResponse] = []
    if isBlend {
      var response = SpringResponse.start
      knots.append(response)
      for index in 0..<Int((duration * Self.rate).rounded(.up)) {
        let spring = Self.spring(in: index, from: initial, to: final, duration: duration)
        response = response.followed(by: spring.response(at: 1 / Self.rate))
        knots.append(response)
      }
    }
    self.knots = knots
  }

  private var stepCount: Int { max(knots.count - 1, 0) }

  /// The time in seconds at which the last step of the blend ends.
  var end: Double { Double(stepCount) / Self.rate }

  /// The response after a time in seconds.
  func response(at time: Double) -> SpringResponse {
    guard time > 0 else { return .start }
    guard stepCount > 0 else { return final.response(at: time) }
    let index = time < end ? min(Int(time * Self.rate), stepCount - 1) : stepCount
    let spring =
      index < stepCount
      ? Self.spring(in: index, from: initial, to: final, duration: duration) : final
    return knots[index].followed(by: spring.response(at: time - Double(index) / Self.rate))
  }

  /// The spring of a step: its response is that of the blend in the middle of the step.
  private static func spring(
    in index: Int, from initial: Spring, to final: Spring, duration: Double
  ) -> Spring {
    let x = min((Double(index) + 0.5) / rate / duration, 1)
    let smoothstep = x * x * (3 - 2 * x)
    return Spring(
      exactResponse: initial.response + (final.response - initial.response) * smoothstep,
      dampingRatio: final.dampingRatio,
      mass: final.mass)
  }
}
