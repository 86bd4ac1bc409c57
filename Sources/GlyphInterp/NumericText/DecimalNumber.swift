/// A number of any length as its decimal digits, to be compared without loss.
struct DecimalNumber: Hashable, Sendable, Comparable {
  /// Whether it is below zero; zero is not.
  let isNegative: Bool
  /// The digits from the first to the last that is not zero; empty for zero.
  let digits: [Int]
  /// The power of ten of the first digit; 0 for zero.
  let magnitude: Int

  /// The greatest exponent that is told from a greater one.
  private static let greatestExponent = 1 << 60

  /// Makes a number of its digits.
  ///
  /// - Parameter exponent: the power of ten by which it is multiplied.
  init(isNegative: Bool, integer: [Int], fraction: [Int], exponent: Int = 0) {
    let all = integer + fraction
    let leading = all.prefix { $0 == 0 }.count
    let significant = all[leading...].reversed().drop { $0 == 0 }
    digits = significant.reversed()
    let power = min(Self.greatestExponent, max(-Self.greatestExponent, exponent))
    magnitude = digits.isEmpty ? 0 : integer.count - 1 - leading + power
    self.isNegative = isNegative && !digits.isEmpty
  }

  /// Whether a number is smaller than another.
  static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isSmallerInMagnitude(than: left) : left.isSmallerInMagnitude(than: right)
  }

  private func isSmallerInMagnitude(than other: DecimalNumber) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    if magnitude != other.magnitude { return magnitude < other.magnitude }
    return digits.lexicographicallyPrecedes(other.digits)
  }

  /// The number as a small integer; `nil` when it has decimals or more than 18 digits.
  var smallInteger: Int? {
    guard digits.count <= magnitude + 1 || digits.isEmpty, magnitude < 18 else { return nil }
    var value = digits.reduce(0) { $0 * 10 + $1 }
    for _ in digits.count..<max(digits.count, magnitude + 1) where !digits.isEmpty { value *= 10 }
    return isNegative ? -value : value
  }
}
