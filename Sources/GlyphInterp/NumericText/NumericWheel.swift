/// The digits that a column passes on its way in odometer mode.
struct NumericWheel: Hashable, Sendable {
  /// The digits between the old and the new one, in passing order; empty for neighbours.
  let digits: [String]
  /// Whether the wheel turns towards smaller digits.
  let countsDown: Bool

  /// The shortest way from one digit to another.
  ///
  /// - Parameters:
  ///   - modulus: the digit after which the wheel begins anew, plus one.
  ///   - prefersDown: which of two equal ways is taken.
  /// - Returns: `nil` unless both are different digits of one numbering system.
  init?(from old: String, to new: String, modulus: Int, prefersDown: Bool) {
    guard let first = old.first, let second = new.first, old.count == 1, new.count == 1,
      let before = NumericToken.digit(first), let after = NumericToken.digit(second), before != after,
      let zero = NumericWheel.zero(of: first, value: before), zero == NumericWheel.zero(of: second, value: after)
    else { return nil }
    let modulus = (2...10).contains(modulus) && before < modulus && after < modulus ? modulus : 10
    let up = (after - before + modulus) % modulus
    countsDown = 2 * up == modulus ? prefersDown : 2 * up > modulus
    let step = countsDown ? -1 : 1
    var digits: [String] = []
    var digit = (before + step + modulus) % modulus
    while digit != after {
      if let scalar = Unicode.Scalar(zero + UInt32(digit)) { digits.append(String(Character(scalar))) }
      digit = (digit + step + modulus) % modulus
    }
    self.digits = digits
  }

  /// The code point of a numbering system's zero; its digits follow one another (Unicode, category Nd).
  private static func zero(of digit: Character, value: Int) -> UInt32? {
    digit.unicodeScalars.first.map { $0.value - UInt32(value) }
  }
}
