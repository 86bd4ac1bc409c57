extension Int {
  /// The greatest number that divides this one and another (Euclid, Elements VII.2).
  package func commonDivisor(with other: Int) -> Int {
    var (divisor, remainder) = (self, other)
    while remainder != 0 { (divisor, remainder) = (remainder, divisor % remainder) }
    return abs(divisor)
  }
}
