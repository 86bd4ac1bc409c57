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
    let moving = Set(oldCoordinates.indices.filter { oldCoordinates[$0] != newCoordinates[$0] })
    var result: [(progress: Double, cell: GridCell)] = []
    for progress in progresses {
      let cell = grid.cell(at: normalized(at: progress), moving: moving)
      if result.last?.cell != cell { result.append((progress, cell)) }
    }
    return result
  }

  /// The progresses at which an axis crosses a line of the grid, ascending.
  func crossings(of grid: DesignSpaceGrid, from start: Double, to end: Double) -> [Double] {
    let (first, last) = (axisShare(at: start), axisShare(at: end))
    return face.crossings(from: coordinates(at: start), to: coordinates(at: end), in: grid).map { share in
      let place = first + share * (last - first)
      return pacing?.progress(atShare: place) ?? place
    }
  }
}
