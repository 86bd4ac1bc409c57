extension DesignSpaceGrid {
  /// Adds the lines of regions; a table that could not be read (`nil`) makes the grid inexact.
  mutating func insert(_ regions: [VariationRegion]?) {
    guard let regions else {
      isExact = false
      return
    }
    for region in regions { insert(region) }
  }

  /// Adds the bounds of all conditions; a table that could not be read (`nil`) makes the grid inexact.
  mutating func insert(_ variations: FeatureVariations?) {
    guard let variations else {
      isExact = false
      return
    }
    for condition in variations.records.flatMap(\.conditions) { insert(condition) }
  }
}
