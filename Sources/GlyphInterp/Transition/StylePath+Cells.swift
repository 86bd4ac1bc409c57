extension StylePath {
  /// The cells of a grid that the way crosses between two progresses, in order, the cells of both ends among them.
  ///
  /// A cell is listed each time the way enters it; neighbours in the list differ.
  func cells(of grid: DesignSpaceGrid, from start: Double, to end: Double) -> [(progress: Double, cell: GridCell)] {
    var progresses: [Double] = [start]
    if movesAxes {
      let crossings = crossings(of: grid, from: start, to: end)
      var previous = start
      for crossing in crossings + [end] {
        progresses.append((previous + crossing) / 2)
        previous = crossing
      }
      progresses += [0, 1, end].filter { start <= $0 && $0 <= end }
      progresses.sort()
    }
    var result: [(progress: Double, cell: GridCell)] = []
    for progress in progresses {
      let cell = grid.cell(at: normalized(at: progress))
      if result.last?.cell != cell { result.append((progress, cell)) }
    }
    return result
  }

  /// The progresses at which an axis crosses a line of the grid, ascending.
  func crossings(of grid: DesignSpaceGrid, from start: Double, to end: Double) -> [Double] {
    var crossings: [Double] = []
    let first = normalized(at: start)
    let last = normalized(at: end)
    for axis in first.indices where first[axis] != last[axis] {
      let low = min(first[axis], last[axis])
      let high = max(first[axis], last[axis])
      for line in grid.lines[axis] {
        let place = line.value
        guard low < place, place < high else { continue }
        crossings.append(progress(where: axis, meets: place, from: start, to: end))
      }
    }
    return crossings.sorted()
  }

  /// The progress at which an axis stands at a normalised coordinate; along the way each axis is monotone.
  private func progress(where axis: Int, meets place: Double, from start: Double, to end: Double) -> Double {
    let rises = normalized(at: start)[axis] < normalized(at: end)[axis]
    var low = start
    var high = end
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (normalized(at: middle)[axis] < place) == rises { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
