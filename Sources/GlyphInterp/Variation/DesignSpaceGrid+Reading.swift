extension DesignSpaceGrid {
  /// Adds the lines of regions; a table that could not be read (`nil`) makes the grid inexact.
  mutating func insert(_ regions: [VariationRegion]?) {
    guard let regions else {
      isExact = false
      return
    }
    for region in regions { insert(region) }
  }

  /// Adds the bounds of a condition: glyphs change below its minimum and above its maximum.
  mutating func insert(_ condition: FeatureCondition) {
    guard condition.axis < axisCount, let first = lines[condition.axis].first, let last = lines[condition.axis].last
    else { return }
    if condition.minimum > first.coordinate {
      insert(GridLine(condition.minimum, lowerNudge: -1), on: condition.axis)
    }
    if condition.maximum < last.coordinate {
      insert(GridLine(condition.maximum, upperNudge: 1), on: condition.axis)
    }
  }
}
