/// A settled outline track for drawing: an object, so that drawing counts no references for what it holds.
final class DrawnOutline: Sendable {
  /// A cell with extent along one axis at most.
  private struct Stretch {
    let lower: Double
    let upper: Double
    /// The samples at both ends; the same one where there is no extent.
    let samples: (Int, Int)
  }

  private let track: OutlineTrack
  /// The axis along which all cells lie; `nil` where they have more extent than that.
  private let axis: Int?
  private let stretches: [Stretch]

  /// Takes a settled track.
  init(_ track: OutlineTrack) {
    self.track = track
    axis = Self.onlyAxis(of: track.cells)
    guard let axis else {
      stretches = []
      return
    }
    stretches = zip(track.cells, track.samplesOfCell).map { cell, samples in
      let span = cell.spans[axis]
      return Stretch(
        lower: span.lower.value, upper: (span.upper ?? span.lower).value,
        samples: (samples[0], samples[samples.count - 1]))
    }
  }

  /// The axis along which alone cells differ.
  private static func onlyAxis(of cells: [GridCell]) -> Int? {
    guard let first = cells.first, !first.spans.isEmpty else { return nil }
    let moving = first.spans.indices.filter { axis in
      cells.contains { $0.spans[axis].upper != nil || $0.spans[axis] != first.spans[axis] }
    }
    return moving.count > 1 ? nil : moving.first ?? 0
  }

  /// What a scene has of the outline at a moment.
  func sceneOutline(at moment: StyleMoment) -> SceneOutline {
    // At rest an outline is flattened by itself, so that it is the same in every plan that ends there.
    let isAtRest = (moment.progress == 0 || moment.progress == 1) && moment.restingPlace == nil
    return SceneOutline(
      path: path(at: moment.style.normalized, size: moment.style.size),
      curvePieces: isAtRest ? [] : track.curvePieces, hasOverlaps: track.hasOverlaps,
      identity: track.identity(at: moment.style))
  }

  /// The outline at normalised coordinates; along one axis without looking at the others.
  private func path(at normalized: [Double], size: Double) -> Path {
    guard let axis, !stretches.isEmpty else { return track.path(at: normalized, size: size) }
    let place = normalized[axis]
    var best = 0
    var least = Double.infinity
    // The first cell that holds the place, else the last of the nearest, as everywhere.
    for index in stretches.indices {
      let distance = max(0, stretches[index].lower - place, place - stretches[index].upper)
      if distance <= least {
        best = index
        least = distance
      }
      if distance <= DesignSpaceGrid.reach / 2 { break }
    }
    let (lower, upper) = (stretches[best].lower, stretches[best].upper)
    let (first, last) = stretches[best].samples
    let share = upper > lower ? (place - lower) / (upper - lower) : 0
    return Path(
      verbs: track.verbs,
      points: mix(track.samples[first], (1 - share) * size, track.samples[last], share * size))
  }
}

/// The sums of points that count by two weights.
private func mix(_ old: [Point], _ oldWeight: Double, _ new: [Point], _ newWeight: Double) -> [Point] {
  [Point](capacity: old.count) { points in
    let (old, new) = (old.span, new.span)
    // One check for all points: this loop is most of what a scene costs.
    let count = min(old.count, new.count)
    for index in 0..<count {
      let (first, second) = unsafe (old[unchecked: index], new[unchecked: index])
      points.append(
        Point(
          x: first.x * oldWeight + second.x * newWeight, y: first.y * oldWeight + second.y * newWeight))
    }
  }
}
