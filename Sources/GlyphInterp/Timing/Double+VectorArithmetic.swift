extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by factor: Double) {
    self *= factor
  }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}
