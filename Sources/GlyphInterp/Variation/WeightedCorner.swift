/// A corner of a grid cell and its share in the values at a location.
public struct WeightedCorner: Hashable, Sendable {
  /// The corner.
  public let corner: GridCorner
  /// The share; the shares of a location add up to 1, and are 0…1 inside the cell.
  public let weight: Double

  /// Makes a weighted corner.
  public init(corner: GridCorner, weight: Double) {
    self.corner = corner
    self.weight = weight
  }
}
