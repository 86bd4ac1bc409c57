/// A column that the content has no more and that was still rolling when the content changed again.
struct LostColumn: Sendable {
  /// Which column it was; `nil` where it was none of a number.
  let entry: NumericColumns.Entry?
  /// Its glyphs, the oldest first.
  var glyphs: [ColumnGlyph]
  /// Their colour.
  let color: Color
  /// Where it was, in pixels.
  let origin: Point
  /// How fast it was, in pixels per second.
  let velocity: Vector
  /// When that was, in seconds.
  let start: Double

  /// The time in which it comes to a stand, in seconds.
  private static let coasting = 0.1

  /// Where it stands at a time in seconds: it coasts on the way it was going.
  func origin(at time: Double) -> Point {
    let elapsed = max(0, time - start)
    return origin + velocity * (elapsed / (elapsed + Self.coasting) * Self.coasting)
  }
}
