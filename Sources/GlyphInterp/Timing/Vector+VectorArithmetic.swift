extension Vector: VectorArithmetic {
  /// The difference of two displacements.
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  /// Multiplies both parts by a factor.
  public mutating func scale(by factor: Double) {
    dx *= factor
    dy *= factor
  }

  /// The sum of the squares of both parts.
  public var magnitudeSquared: Double { dx * dx + dy * dy }
}
