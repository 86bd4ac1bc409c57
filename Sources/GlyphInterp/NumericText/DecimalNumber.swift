/// A number of any length as its decimal digits, to be compared without loss.
struct DecimalNumber: Hashable, Sendable, Comparable {
  /// Whether it is below zero; zero is not.
  let isNegative: Bool
  /// The digits before the decimal mark, without leading zeros.
  let integer: [Int]
  /// The digits behind it, without trailing zeros.
  let fraction: [Int]

  /// Makes a number of its digits.
  init(isNegative: Bool, integer: [Int], fraction: [Int]) {
    self.integer = Array(integer.drop { $0 == 0 })
    let reversed = fraction.reversed().drop { $0 == 0 }
    self.fraction = reversed.reversed()
    self.isNegative = isNegative && !(self.integer.isEmpty && self.fraction.isEmpty)
  }

  /// Whether a number is smaller than another.
  static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isSmallerInMagnitude(than: left) : left.isSmallerInMagnitude(than: right)
  }

  private func isSmallerInMagnitude(than other: DecimalNumber) -> Bool {
    if integer.count != other.integer.count { return integer.count < other.integer.count }
    if integer != other.integer { return integer.lexicographicallyPrecedes(other.integer) }
    return fraction.lexicographicallyPrecedes(other.fraction)
  }
}
