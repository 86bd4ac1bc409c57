extension GridCell {
  /// How much each corner counts at a normalised location, in the order of `corners`.
  ///
  /// Outside the cell shares leave 0…1 and extrapolate; they always add up to 1.
  func shares(at location: [Double]) -> [Double] {
    if let share = onlyShare(at: location) { return [1 - share, share] }
    var shares = [1.0]
    for (axis, span) in spans.enumerated() {
      guard let upper = span.upper else { continue }
      let share = (location[axis] - span.lower.value) / (upper.value - span.lower.value)
      shares = shares.flatMap { [$0 * (1 - share), $0 * share] }
    }
    return shares
  }

  /// The share of the upper corner in a cell with extent along one axis; `nil` for any other cell.
  func onlyShare(at location: [Double]) -> Double? {
    var result: Double?
    for axis in spans.indices {
      guard let upper = spans[axis].upper else { continue }
      guard result == nil else { return nil }
      let lower = spans[axis].lower.value
      result = (location[axis] - lower) / (upper.value - lower)
    }
    return result
  }

  /// How far a location is outside the cell, summed over the axes; 0 inside and on its faces.
  func distance(to location: [Double]) -> Double {
    var sum = 0.0
    for (axis, span) in spans.enumerated() {
      let upper = span.upper ?? span.lower
      sum += max(0, span.lower.value - location[axis], location[axis] - upper.value)
    }
    return sum
  }

  /// Along how many axes the cell has extent.
  var dimension: Int { spans.count { $0.upper != nil } }

  /// The index of the first of some cells that holds a location, else of the nearest one; `nil` where there is none.
  ///
  /// Of equally near cells it is the last, which has the most extent and so a slope to go on with.
  /// - Parameter distance: how far the location is outside a cell.
  static func nearest(of count: Int, distance: (Int) -> Double) -> Int? {
    var best: (index: Int, distance: Double)?
    for index in 0..<count {
      let distance = distance(index)
      if distance <= DesignSpaceGrid.reach { return index }
      if distance <= best?.distance ?? .infinity { best = (index, distance) }
    }
    return best?.index
  }
}
