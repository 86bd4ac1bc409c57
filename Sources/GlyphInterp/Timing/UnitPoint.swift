/// A point in the unit square of a timing curve: x is elapsed time, y is progress.
///
/// Coordinates are fractions: 0 is the start and 1 the end. y may leave 0…1 (a curve that
/// overshoots); what uses x says what happens outside 0…1.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of time.
  public var x: Double
  /// The fraction of progress.
  public var y: Double

  /// Creates a point from its two fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
