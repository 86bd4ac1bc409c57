/// A list of components that move together: x, y, size, axis values, colour.
///
/// Lists of different lengths combine as if the shorter one went on with zeros, so that `.zero`,
/// the empty list, is neutral for every length.
public struct AnimatableVector: Hashable, Sendable {
  /// The components, each in the unit of what it stands for.
  public var components: [Double]

  /// Creates a vector of the given components.
  public init(_ components: [Double]) {
    self.components = components
  }

  /// The component at a position; 0 past the end.
  public subscript(index: Int) -> Double {
    components.indices.contains(index) ? components[index] : 0
  }
}

extension AnimatableVector: VectorArithmetic {
  /// The empty vector.
  public static let zero = AnimatableVector([])

  /// Adds component by component.
  public static func + (left: AnimatableVector, right: AnimatableVector) -> AnimatableVector {
    var result = left
    result.add(right, scaledBy: 1)
    return result
  }

  /// Subtracts component by component.
  public static func - (left: AnimatableVector, right: AnimatableVector) -> AnimatableVector {
    var result = left
    result.add(right, scaledBy: -1)
    return result
  }

  /// Multiplies every component by a factor.
  public mutating func scale(by factor: Double) {
    for index in components.indices { components[index] *= factor }
  }

  /// The sum of the squares of all components.
  public var magnitudeSquared: Double {
    components.reduce(0) { $0 + $1 * $1 }
  }

  private mutating func add(_ other: AnimatableVector, scaledBy factor: Double) {
    for (index, component) in other.components.enumerated() {
      if index < components.count {
        components[index] += factor * component
      } else {
        components.append(factor * component)
      }
    }
  }
}
