/// Runs of a shape's placements that share no row of pixels with each other: the lines of a text.
///
/// Each can be joined and painted on its own, with the same result, in coverage that stays in the processor's cache.
struct PlacementLines {
  /// A run of placements and its rows.
  struct Line {
    var placements: Range<Int>
    var minY: Int
    var maxY: Int
  }

  private(set) var lines: [Line] = []

  /// Finds the lines.
  ///
  /// - Parameters:
  ///   - boxes: the smallest rectangle around the control points of each outline.
  mutating func find(_ placements: [Placement], boxes: [Rect], transform: Transform2D, bounds: PixelRect) {
    lines.removeAll(keepingCapacity: true)
    for index in placements.indices {
      let placement = placements[index]
      var minY = bounds.minY
      var maxY = bounds.maxY
      if boxes.indices.contains(placement.outline) {
        let box = boxes[placement.outline]
        let place = placement.transform.then(transform)
        // Half a pixel more than rounding and the mixing of phases can reach.
        let reach = 0.5
        let left = place.b * box.minX
        let right = place.b * box.maxX
        let top = place.d * box.minY
        let bottom = place.d * box.maxY
        let low = place.ty + min(left, right) + min(top, bottom) - reach
        let high = place.ty + max(left, right) + max(top, bottom) + reach
        guard low < high else { continue }
        let limits = (Double(minY), Double(maxY))
        minY = min(max(low, limits.0), limits.1).wholeBelow
        maxY = -(-min(max(high, limits.0), limits.1)).wholeBelow
      }
      append(index, minY: minY, maxY: maxY)
    }
  }

  private mutating func append(_ index: Int, minY: Int, maxY: Int) {
    guard let last = lines.indices.last, minY < lines[last].maxY else {
      lines.append(Line(placements: index..<index + 1, minY: minY, maxY: maxY))
      return
    }
    lines[last].placements = lines[last].placements.lowerBound..<index + 1
    lines[last].minY = min(lines[last].minY, minY)
    lines[last].maxY = max(lines[last].maxY, maxY)
    while lines.count > 1, lines[lines.count - 1].minY < lines[lines.count - 2].maxY {
      let line = lines.removeLast()
      let above = lines.count - 1
      lines[above].placements = lines[above].placements.lowerBound..<line.placements.upperBound
      lines[above].minY = min(lines[above].minY, line.minY)
      lines[above].maxY = max(lines[above].maxY, line.maxY)
    }
  }
}
