/// A displacement in a plane.
public struct Vector: Hashable, Sendable, Codable {
  /// The horizontal part.
  public var dx: Double
  /// The vertical part.
  public var dy: Double

  /// No displacement.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Makes a vector from its parts.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The length, in the unit of the plane.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The sum of two displacements.
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  /// The displacement scaled by a number.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
