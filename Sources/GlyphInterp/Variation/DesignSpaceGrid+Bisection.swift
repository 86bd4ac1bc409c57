extension DesignSpaceGrid {
  /// The grid with further lines, found by trial where the font's own could not be read.
  ///
  /// Along each axis, the others at their defaults, each gap is halved as long as some value at its middle is off the
  /// straight line between its ends.
  /// - Parameters:
  ///   - tolerance: how far off the straight line a value may be, in the unit of the samples.
  ///   - limit: how many lines may be added per axis.
  ///   - sample: the values of the font at a corner, always as many; an empty list ends the search in a gap.
  public func refined(
    tolerance: Double, limit: Int = 32, sample: (GridCorner) -> [Double]
  ) -> DesignSpaceGrid {
    var result = self
    for axis in lines.indices {
      func values(_ coordinate: Int16) -> [Double] {
        var coordinates = [Int16](repeating: 0, count: axisCount)
        coordinates[axis] = coordinate
        return sample(GridCorner(coordinates: coordinates))
      }
      var gaps = zip(lines[axis], lines[axis].dropFirst()).map { ($0.coordinate, $1.coordinate) }
      var known = Dictionary(uniqueKeysWithValues: lines[axis].map { ($0.coordinate, values($0.coordinate)) })
      var added = 0
      var next = 0
      while next < gaps.count, added < limit {
        let (lower, upper) = gaps[next]
        next += 1
        let middle = Int16((Int(lower) + Int(upper)) / 2)
        guard middle != lower, middle != upper, let first = known[lower], let last = known[upper] else { continue }
        let found = values(middle)
        let share = Double(Int(middle) - Int(lower)) / Double(Int(upper) - Int(lower))
        let isStraight = zip(found, zip(first, last)).allSatisfy { value, ends in
          abs(ends.0 + (ends.1 - ends.0) * share - value) <= tolerance
        }
        if isStraight { continue }
        known[middle] = found
        result.insert(GridLine(middle), on: axis)
        added += 1
        gaps += [(lower, middle), (middle, upper)]
      }
    }
    return result
  }
}
