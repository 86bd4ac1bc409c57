/// A glyph of before that is still seen in its column: it goes on as it was going.
struct ColumnGlyph: Sendable {
  /// How it looks, at rest.
  var form: FormStamp
  /// The place about which it scales, from its column's origin, in pixels of the stamp.
  var center: Vector
  /// The height of capitals, in pixels of the stamp.
  let height: Double
  /// The ways that it is on.
  var passages: [RollPassage]
  /// The time in seconds at which it began to fade because there were too many; `nil` for not.
  var expiry: Double?

  /// Seconds in which a glyph fades that is one too many (semantics 5).
  static let fading = 0.05

  /// How it stands at a time in seconds.
  func stance(at time: Double) -> NumericRoll.Form {
    var stance = passages.reduce(NumericRoll.Form.resting) { $0.combined(with: $1.form(at: time)) }
    if let expiry { stance.alpha *= min(1, max(0, 1 - (time - expiry) / Self.fading)) }
    return stance
  }

  /// Whether it has gone for good.
  func isGone(at time: Double) -> Bool {
    if let expiry, time >= expiry + Self.fading { return true }
    return passages.contains { $0.isGone(at: time) }
  }

  /// The time in seconds from which it is not seen.
  var end: Double { passages.reduce(-Double.infinity) { max($0, $1.end) } }

  /// Moves its column's origin away from it.
  mutating func shift(by vector: Vector) {
    form.shift(by: vector)
    center = center + vector
  }
}
