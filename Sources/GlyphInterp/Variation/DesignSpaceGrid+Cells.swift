extension DesignSpaceGrid {
  /// How near a normalised coordinate must be to a line to be on it: half a step of F2DOT14, as both font libraries
  /// round a location to whole steps before they look at it.
  static let reach = 0.5 / NormalizedScale.one

  /// Along how many axes a cell may have depth, as it has 2^k corners: those that stand still at some place off their
  /// lines come first to lose it, which costs half a font unit at most where libraries round.
  static let depthLimit = 10

  /// The cell around a normalised location, without depth along the axes on which the location is on a line.
  ///
  /// A location outside the grid belongs to the outermost cell, an axis that the location lacks is at its default.
  /// - Parameters:
  ///   - location: normalised coordinates, one per axis.
  ///   - directions: for an axis whose value is moving, on which side of a line the cell is to lie: negative for
  ///     smaller values, positive for larger ones, 0 (or nothing) for no side. Only looked at on a line.
  ///   - moving: the axes that are last to lose their depth where more than ten are off their lines.
  public func cell(at location: [Double], towards directions: [Int] = [], moving: Set<Int> = []) -> GridCell {
    var spans: [GridCell.Span] = []
    spans.reserveCapacity(axisCount)
    for (axis, axisLines) in lines.enumerated() {
      let value = axis < location.count ? location[axis] : 0
      spans.append(span(of: axisLines, at: value, towards: axis < directions.count ? directions[axis] : 0))
    }
    let deep = spans.indices.filter { spans[$0].upper != nil }
    guard deep.count > Self.depthLimit else { return GridCell(spans: spans) }
    let ordered = deep.filter { moving.contains($0) } + deep.filter { !moving.contains($0) }
    for axis in ordered.dropFirst(Self.depthLimit) {
      spans[axis] = GridCell.Span(lower: GridLine(NormalizedScale.stored(axis < location.count ? location[axis] : 0)))
    }
    return GridCell(spans: spans)
  }

  private func span(of lines: [GridLine], at value: Double, towards direction: Int) -> GridCell.Span {
    guard let first = lines.first else { return GridCell.Span(lower: GridLine(0)) }
    guard lines.count > 1, let last = lines.last else { return GridCell.Span(lower: first) }
    let next = lines.firstIndex { $0.value > value + Self.reach } ?? lines.count
    if next > 0, abs(lines[next - 1].value - value) <= Self.reach {
      if direction > 0, next < lines.count { return GridCell.Span(lower: lines[next - 1], upper: lines[next]) }
      if direction < 0, next > 1 { return GridCell.Span(lower: lines[next - 2], upper: lines[next - 1]) }
      return GridCell.Span(lower: lines[next - 1])
    }
    if next == 0 { return GridCell.Span(lower: first, upper: lines[1]) }
    if next == lines.count { return GridCell.Span(lower: lines[next - 2], upper: last) }
    return GridCell.Span(lower: lines[next - 1], upper: lines[next])
  }

  /// The corners around a normalised location with their multilinear shares, 2^k for the k axes off a line.
  ///
  /// Inside the grid shares are 0…1; a location outside is brought back to it first. They add up to 1.
  public func weights(at location: [Double]) -> [WeightedCorner] {
    let inside = lines.enumerated().map { axis, axisLines in
      let value = axis < location.count ? location[axis] : 0
      return min(axisLines.last?.value ?? 0, max(axisLines.first?.value ?? 0, value))
    }
    return cell(at: inside).weights(at: inside)
  }

  /// The grid with a line through a location on some axes, so that these need no second corner there.
  ///
  /// For axes that stand still off their lines while others move: k of them would double the corners k times. What it
  /// costs is that both libraries are asked beside their exact places: half a font unit for composites and `CFF2`.
  /// The line is at the step of F2DOT14 nearest to the location.
  public func pinned(_ axes: some Sequence<Int>, at location: [Double]) -> DesignSpaceGrid {
    var result = self
    for axis in axes where axis < location.count {
      result.insert(GridLine(NormalizedScale.stored(location[axis])), on: axis)
    }
    return result
  }
}
