/// A place in a plane.
///
/// The layer that hands it out says which plane: font units with y up in `Font` and `Shaping`, pixels with y down in
/// `Layout` and everything after it.
public struct Point: Hashable, Sendable, Codable {
  /// The horizontal coordinate, to the right.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point moved by a vector.
  public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The vector from the right-hand point to the left-hand one.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The point on the way to another, at a progress of 0 (here) to 1 (there); outside 0…1 it extrapolates.
  public func interpolated(to other: Point, at progress: Double) -> Point {
    Point(x: x + (other.x - x) * progress, y: y + (other.y - y) * progress)
  }
}
