/// A style that the font's designer has named, `Bold`, as one value per axis.
public struct NamedInstance: Hashable, Sendable {
  /// The name for people.
  public let name: String
  /// User-space values, one per axis in the order of the font's axes.
  public let coordinates: [Double]

  /// Makes an instance from its name and its values.
  public init(name: String, coordinates: [Double]) {
    self.name = name
    self.coordinates = coordinates
  }
}
