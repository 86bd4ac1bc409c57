extension RunTrack {
  /// The places where the run changes glyphs along a way, once all cells of the way are covered.
  ///
  /// - Parameter crossed: the cells of the way, each with a progress inside it.
  func swapPoints(along path: StylePath, crossed: [(progress: Double, cell: GridCell)]) -> [SwapPoint] {
    var points: [SwapPoint] = []
    for (first, second) in zip(crossed, crossed.dropFirst()) {
      guard let before = cells.firstIndex(where: { $0.cell == first.cell }),
        let after = cells.firstIndex(where: { $0.cell == second.cell }),
        samples[cells[before].samples[0]].glyphs != samples[cells[after].samples[0]].glyphs
      else { continue }
      var low = first.progress
      var high = second.progress
      for _ in 0..<60 {
        let middle = (low + high) / 2
        let normalized = path.normalized(at: middle)
        let isBefore = first.cell.distance(to: normalized) < second.cell.distance(to: normalized)
        let isOnFace = first.cell.distance(to: normalized) == 0
        if isBefore || (isOnFace && second.cell.distance(to: normalized) > 0) { low = middle } else { high = middle }
      }
      let progress = (low + high) / 2
      guard (0...1).contains(progress) else { continue }
      let halfWidth = SwapPoint.halfWidth
      // A style that ends on a threshold, or just behind one, has made its change when it is there.
      let middle = min(1 - halfWidth, max(halfWidth, progress))
      points.append(SwapPoint(progress: middle, halfWidth: halfWidth, before: before, after: after))
    }
    return points
  }

  /// Where the run stands on a way at a progress.
  func moment(at normalized: [Double], progress: Double, swaps: [SwapPoint]) -> RunMoment {
    for swap in swaps where abs(progress - swap.progress) < swap.halfWidth {
      let share = (progress - swap.progress + swap.halfWidth) / (2 * swap.halfWidth)
      return RunMoment(
        main: instant(in: swap.before, at: cells[swap.before].cell.clamped(normalized)),
        other: instant(in: swap.after, at: cells[swap.after].cell.clamped(normalized)), share: share)
    }
    return RunMoment(main: instant(at: normalized))
  }

  /// Where the run stands anywhere in its cells, off the straight way: near a face between two cells of different glyphs
  /// in both forms.
  ///
  /// - Parameter resting: where the way ends; there one form is seen alone.
  func moment(at normalized: [Double], restingAt resting: [Double]) -> RunMoment {
    let own = nearestCell(to: normalized)
    let glyphs = samples[cells[own].samples[0]].glyphs
    var nearest: (index: Int, distance: Double, reach: Double)?
    for (index, other) in cells.enumerated() where index != own && other.cell.dimension == cells[own].cell.dimension {
      let distance = other.cell.distance(to: normalized)
      let room = max(other.cell.distance(to: resting), cells[own].cell.distance(to: resting))
      let reach = min(SwapPoint.longestReach, room)
      guard distance < reach, distance < nearest?.distance ?? .infinity, samples[other.samples[0]].glyphs != glyphs
      else { continue }
      nearest = (index, distance, reach)
    }
    let main = instant(in: own, at: normalized)
    guard let nearest else { return RunMoment(main: main) }
    let share = 0.5 - nearest.distance / (2 * nearest.reach)
    return RunMoment(
      main: main, other: instant(in: nearest.index, at: cells[nearest.index].cell.clamped(normalized)), share: share)
  }

  /// The advance of a cluster with its kerning, in em; continuous across a threshold.
  func increment(of cluster: Int, at moment: RunMoment) -> Double {
    let main = increment(of: cluster, at: moment.main)
    guard let other = moment.other else { return main }
    return mix(main, increment(of: cluster, at: other), at: moment.share)
  }

  /// The vertical metrics, in em; continuous across a threshold.
  func metrics(at moment: RunMoment) -> FontMetrics { metrics(at: moment.main) }
}

extension GridCell {
  /// The place in the cell that is nearest to a location.
  func clamped(_ location: [Double]) -> [Double] {
    zip(spans, location).map { span, value in
      min((span.upper ?? span.lower).value, max(span.lower.value, value))
    }
  }
}
