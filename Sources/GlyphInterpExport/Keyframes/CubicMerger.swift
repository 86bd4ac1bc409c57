import GlyphInterp

/// Turns the quadratic curves of an outline into cubic ones, as few as an accuracy allows.
///
/// All outlines of a track are turned alike, so that they go on interpolating point by point.
struct CubicMerger {
  /// How far a merged curve may be from those that it stands for, in pixels.
  let tolerance: Double

  /// The most curves that become one.
  private static let longest = 8
  /// Places on each quadratic curve at which a merged one is compared with it.
  private static let placesPerCurve = 5

  /// A contour's curves from one step to another, in every outline.
  private struct Run {
    /// Points of each outline: the pen before the first curve, then two per curve.
    var outlines: [[Point]]
    var count: Int { (outlines[0].count - 1) / 2 }
  }

  /// The steps and the points of every outline with cubic curves only.
  ///
  /// - Parameter outlines: the points of each outline; all have the given steps. Those between keyframes belong to them
  ///   too, so that a merged curve fits on the way.
  func merged(verbs: [Path.Verb], outlines: [[Point]]) -> (verbs: [Path.Verb], outlines: [[Point]]) {
    var result: [Path.Verb] = []
    var points = outlines.map { _ in [Point]() }
    var run: Run?
    func flush() {
      guard let run else { return }
      var start = 0
      while start < run.count {
        let (length, handles) = longestMerge(of: run, from: start)
        result.append(.cubic)
        for outline in points.indices {
          points[outline] += [
            handles[outline].0, handles[outline].1, run.outlines[outline][2 * (start + length)],
          ]
        }
        start += length
      }
    }
    var index = 0
    for verb in verbs {
      let range = index..<(index + verb.pointCount)
      index = range.upperBound
      if verb == .quad {
        if run == nil { run = Run(outlines: outlines.map { [$0[range.lowerBound - 1]] }) }
        for outline in outlines.indices { run?.outlines[outline] += outlines[outline][range] }
        continue
      }
      flush()
      run = nil
      result.append(verb)
      for outline in outlines.indices { points[outline] += outlines[outline][range] }
    }
    flush()
    return (result, points)
  }

  private func longestMerge(of run: Run, from start: Int) -> (length: Int, handles: [(Point, Point)]) {
    var best = (length: 1, handles: run.outlines.map { elevated(Array($0[(2 * start)...(2 * start + 2)])) })
    for length in stride(from: 2, through: min(Self.longest, run.count - start), by: 1) {
      var handles: [(Point, Point)] = []
      for outline in run.outlines {
        guard let found = fit(Array(outline[(2 * start)...(2 * (start + length))])) else { return best }
        handles.append(found)
      }
      best = (length, handles)
    }
    return best
  }

  /// The handles of the cubic curve that is a quadratic one.
  private func elevated(_ points: [Point]) -> (Point, Point) {
    (points[0].interpolated(to: points[1], at: 2.0 / 3), points[2].interpolated(to: points[1], at: 2.0 / 3))
  }

  /// The handles of a cubic curve that is near to quadratic ones which follow each other; `nil` where there is none.
  private func fit(_ points: [Point]) -> (Point, Point)? {
    let (start, end) = (points[0], points[points.count - 1])
    guard let out = direction(points[1] - start), let back = direction(points[points.count - 2] - end)
    else { return nil }
    // The share of the way along the curves at which each place lies, corrected as the fit gets better.
    var places: [Point] = []
    for curve in stride(from: 0, to: points.count - 2, by: 2) {
      for step in 1...Self.placesPerCurve where curve + 2 < points.count - 1 || step < Self.placesPerCurve {
        let t = Double(step) / Double(Self.placesPerCurve)
        let first = points[curve].interpolated(to: points[curve + 1], at: t)
        places.append(first.interpolated(to: points[curve + 1].interpolated(to: points[curve + 2], at: t), at: t))
      }
    }
    var lengths: [Double] = []
    var sum = 0.0
    var previous = start
    for place in places + [end] {
      sum += (place - previous).length
      lengths.append(sum)
      previous = place
    }
    guard sum > 0 else { return nil }
    var parameters = lengths.dropLast().map { $0 / sum }
    var cubic = CubicPiece(start: start, first: start, second: end, end: end)
    for _ in 0..<8 {
      guard let next = solved(from: start, out: out, to: end, back: back, places: places, at: parameters) else {
        return nil
      }
      cubic = next
      for index in parameters.indices {
        parameters[index] = cubic.nearestParameter(to: places[index], from: parameters[index])
      }
    }
    for (place, parameter) in zip(places, parameters) where (cubic.point(at: parameter) - place).length > tolerance {
      return nil
    }
    return (cubic.first, cubic.second)
  }

  private func direction(_ vector: Vector) -> Vector? {
    vector.length > 1e-9 ? vector * (1 / vector.length) : nil
  }

  /// The cubic curve with given directions at its ends whose places at given parameters come nearest to given ones.
  private func solved(
    from start: Point, out: Vector, to end: Point, back: Vector, places: [Point], at parameters: [Double]
  ) -> CubicPiece? {
    var (a, b, c, x, y) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (place, t) in zip(places, parameters) {
      let rest = 1 - t
      let (early, late) = (3 * rest * rest * t, 3 * rest * t * t)
      let base = start.interpolated(to: end, at: late + t * t * t)
      let gap = place - base
      a += early * early
      b += early * late * (out.dx * back.dx + out.dy * back.dy)
      c += late * late
      x += early * (out.dx * gap.dx + out.dy * gap.dy)
      y += late * (back.dx * gap.dx + back.dy * gap.dy)
    }
    let determinant = a * c - b * b
    guard abs(determinant) > 1e-12 else { return nil }
    let (first, second) = ((x * c - y * b) / determinant, (a * y - b * x) / determinant)
    guard first > 0, second > 0 else { return nil }
    return CubicPiece(start: start, first: start + out * first, second: end + back * second, end: end)
  }
}
