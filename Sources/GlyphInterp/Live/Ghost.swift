/// A cluster that was leaving when its transition was interrupted: it goes on leaving.
struct Ghost: Sendable {
  /// How it looks.
  var form: FormStamp
  /// Its colour.
  var color: Color
  /// Where it was, in pixels.
  var origin: Point
  /// How fast it was, in pixels per second.
  var velocity: Vector
  /// When that was.
  var start: Double
  /// Its opacity then, over what its own fade would have given.
  var strength: Double
  /// The interrupted transition, by which it fades.
  var pace: Pace
  /// When its motion began in that transition.
  var onset: Double
  /// When it fades in that motion.
  var span: FadeSpan
  /// The interrupting transition, in which the fade is nested; `nil` until there is one.
  var nesting: Pace?

  /// The time in which a ghost comes to a stand, in seconds.
  private static let coasting = 0.1

  /// Draws it.
  func draw(at time: Double, with builder: inout SceneBuilder) {
    let opacity = opacity(at: time)
    guard opacity > 0 else { return }
    builder.add(
      builder.placements(of: form, at: origin(at: time), size: form.run.size), color: color, opacity: opacity,
      join: form.join, isLeaving: true)
  }

  /// How much of it is seen.
  func opacity(at time: Double) -> Double {
    let own = 1 - span.share(at: pace.progress(at: time, onset: onset))
    return strength * own * min(1, max(0, 1 - (nesting?.progress(at: time) ?? 0)))
  }

  /// Where it stands: it coasts on the way it was going.
  func origin(at time: Double) -> Point {
    let elapsed = max(0, time - start)
    let share = elapsed / (elapsed + Self.coasting) * Self.coasting
    return origin + velocity * share
  }
}
