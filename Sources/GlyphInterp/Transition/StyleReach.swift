/// How far styles may be off their ways in a plan that begins while another is in flight.
struct StyleReach: Sendable {
  /// For each axis that may be off its way, how far below and above it; user space.
  var axes: [OpenTypeTag: ClosedRange<Double>]
  /// How much larger than on its way the size may be, in pixels per em.
  var size: Double

  /// The box of normalised coordinates around a way; `nil` where no axis of its face leaves the way.
  func box(around path: StylePath, from start: Double, to end: Double) -> (lower: [Double], upper: [Double])? {
    guard path.face.axes.contains(where: { axes[$0.tag] != nil }) else { return nil }
    let (first, last) = (path.coordinates(at: start), path.coordinates(at: end))
    var (lower, upper) = (first, first)
    for (index, axis) in path.face.axes.enumerated() {
      let reach = axes[axis.tag] ?? 0...0
      lower[index] = path.limited(min(first[index], last[index]) + reach.lowerBound, axis: index)
      upper[index] = path.limited(max(first[index], last[index]) + reach.upperBound, axis: index)
    }
    return (
      path.face.normalized(lower, allowance: StylePath.extrapolation),
      path.face.normalized(upper, allowance: StylePath.extrapolation)
    )
  }

  /// Makes room for a deviation of an axis.
  mutating func include(_ deviation: ClosedRange<Double>, of axis: OpenTypeTag) {
    let known = axes[axis] ?? 0...0
    axes[axis] = min(known.lowerBound, deviation.lowerBound)...max(known.upperBound, deviation.upperBound)
  }
}

extension DesignSpaceGrid {
  /// The most cells of a box that are listed one by one.
  private static let boxLimit = 64

  /// The cells that a box of normalised coordinates touches; of a box of very many, those along its diagonal.
  func cells(from lower: [Double], to upper: [Double]) -> [GridCell] {
    var cells: [[GridCell.Span]] = [[]]
    for (axis, axisLines) in lines.enumerated() {
      let spans =
        spans(of: axisLines, from: lower[axis], to: upper[axis])
        ?? [cell(at: lower).spans[axis]]
      cells = cells.flatMap { cell in spans.map { cell + [$0] } }
      if cells.count > Self.boxLimit { return diagonalCells(from: lower, to: upper) }
    }
    return cells.map(GridCell.init(spans:))
  }

  /// The spans between neighbouring lines that an interval touches; `nil` for an interval without extent.
  private func spans(of lines: [GridLine], from lower: Double, to upper: Double) -> [GridCell.Span]? {
    guard upper > lower, lines.count > 1 else { return nil }
    let pairs = zip(lines, lines.dropFirst()).map { GridCell.Span(lower: $0, upper: $1) }
    let touched = pairs.indices.filter { index in
      (index == 0 || pairs[index].lower.value < upper)
        && (index == pairs.count - 1 || (pairs[index].upper?.value ?? 0) > lower)
    }
    return touched.isEmpty ? [pairs[0]] : touched.map { pairs[$0] }
  }

  private func diagonalCells(from lower: [Double], to upper: [Double]) -> [GridCell] {
    var cells: [GridCell] = []
    for step in 0...Self.boxLimit {
      let share = Double(step) / Double(Self.boxLimit)
      let cell = cell(at: zip(lower, upper).map { mix($0, $1, at: share) })
      if cells.last != cell { cells.append(cell) }
    }
    return cells
  }
}
