/// A value that springs and motions can add, scale and measure.
///
/// The requirements are those of SwiftUI's protocol of this name.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by a factor.
  mutating func scale(by factor: Double)

  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with every component multiplied by a factor.
  func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// The Euclidean length of the value.
  var length: Double { magnitudeSquared.squareRoot() }

  /// The sum of the products of corresponding components.
  ///
  /// By polarisation, because the protocol offers no component: |a + b|² − |a − b|² = 4 a·b, of
  /// unit vectors, so that a long and a short one keep their digits.
  func dotProduct(_ other: Self) -> Double {
    let lengths = (length, other.length)
    guard lengths.0 > 0, lengths.1 > 0 else { return 0 }
    let a = scaled(by: 1 / lengths.0)
    let b = other.scaled(by: 1 / lengths.1)
    return ((a + b).magnitudeSquared - (a - b).magnitudeSquared) / 4 * lengths.0 * lengths.1
  }
}
