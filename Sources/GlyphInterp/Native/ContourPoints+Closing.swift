extension ContourPoints {
  /// Puts back the last points that FreeType has left out.
  ///
  /// FreeType drops the last point of a `CFF2` contour where it happens to fall on the first, which may be so at one
  /// corner of design space and not at the next. `reference` is the same glyph at a place between the lines of its
  /// grid, where points meet only if they do so everywhere.
  mutating func restoreClosingPoints(as reference: ContourPoints) {
    guard reference.ends.count == ends.count, reference.points.count > points.count else { return }
    var result = ContourPoints()
    for (contour, wanted) in zip(contours, reference.contours) {
      result.points.append(contentsOf: points[contour])
      result.kinds.append(contentsOf: kinds[contour])
      if wanted.count == contour.count + 1, let first = contour.first, reference.kinds[wanted.upperBound - 1] == .on {
        result.points.append(points[first])
        result.kinds.append(.on)
      }
      result.ends.append(result.points.count)
    }
    self = result
  }
}
