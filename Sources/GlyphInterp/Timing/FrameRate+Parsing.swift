extension FrameRate {
  /// The most digits of a number in a text, so that no product of two overflows.
  private static let digitLimit = 9

  /// Reads a rate: a number (`60`), a fraction (`30000/1001`) or a decimal number (`29.97`).
  ///
  /// A decimal number is taken as written: `29.97` is 2997/100, not the 30000/1001 of television.
  ///
  /// - Throws: ``AnimationError/invalidFrameRate(_:limit:)`` for any other text, for a number of more
  ///   than nine digits, and for a rate out of range.
  public init(validating text: String) throws(AnimationError) {
    let fraction = text.split(separator: "/", omittingEmptySubsequences: false)
    let decimal = text.split(separator: ".", omittingEmptySubsequences: false)
    var terms: (numerator: Int, denominator: Int)?
    if fraction.count == 2 {
      if let numerator = Self.number(fraction[0]), let denominator = Self.number(fraction[1]) {
        terms = (numerator, denominator)
      }
    } else if decimal.count == 2, !decimal[0].isEmpty, Self.number(decimal[1]) != nil {
      if let numerator = Self.number(decimal[0] + decimal[1]) {
        terms = (numerator, decimal[1].reduce(1) { scale, _ in scale * 10 })
      }
    } else if let number = Self.number(text[...]) {
      terms = (number, 1)
    }
    do throws(AnimationError) {
      guard let terms else { throw .invalidFrameRate(text, limit: Self.limit) }
      try self.init(terms.numerator, terms.denominator)
    } catch {
      throw .invalidFrameRate(text, limit: Self.limit)
    }
  }

  private static func number(_ digits: Substring) -> Int? {
    guard digits.count <= digitLimit, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Int(digits)
  }
}
