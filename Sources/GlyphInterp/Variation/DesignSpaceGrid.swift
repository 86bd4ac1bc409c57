/// The lines of a font's design space between which its values are multilinear (semantics 3.6).
///
/// Two kinds of grid come from a face: the *shaping grid* (advances, kerning, glyph swaps, metrics: `HVAR`, `MVAR`,
/// `GDEF`, `FeatureVariations`) and, per glyph, the *outline grid* (`gvar` tuples of the glyph and its components, or
/// the store of `CFF2`). Keeping them apart keeps the corners at which text is shaped few.
public struct DesignSpaceGrid: Hashable, Sendable {
  /// Per axis the lines in rising order: at least the default and the ends of the axis.
  public private(set) var lines: [[GridLine]]
  /// Whether all lines could be read from the font; where not, they were found by bisection and are near enough only.
  public internal(set) var isExact = true

  /// A grid with nothing but the default and, as far as each axis goes, its ends.
  public init(axes: [VariationAxis]) {
    lines = axes.map { axis in
      var lines: [GridLine] = []
      if axis.minimum < axis.defaultValue { lines.append(GridLine(-NormalizedScale.unit)) }
      lines.append(GridLine(0))
      if axis.maximum > axis.defaultValue { lines.append(GridLine(NormalizedScale.unit)) }
      return lines
    }
  }

  /// Makes a grid from lines in any order; an axis without any has one at the default.
  public init(lines: [[GridLine]], isExact: Bool = true) {
    self.lines = lines.map { _ in [] }
    self.isExact = isExact
    for (axis, axisLines) in lines.enumerated() {
      for line in axisLines { place(line, on: axis) }
      if axisLines.isEmpty { place(GridLine(0), on: axis) }
    }
  }

  /// How many axes there are.
  public var axisCount: Int { lines.count }

  /// Adds a line, unless it is beyond the ends of the axis.
  mutating func insert(_ line: GridLine, on axis: Int) {
    guard
      axis < lines.count, let first = lines[axis].first, let last = lines[axis].last,
      line.coordinate >= first.coordinate, line.coordinate <= last.coordinate
    else { return }
    place(line, on: axis)
  }

  private mutating func place(_ line: GridLine, on axis: Int) {
    let index = lines[axis].firstIndex { $0.coordinate >= line.coordinate } ?? lines[axis].count
    if index < lines[axis].count, lines[axis][index].coordinate == line.coordinate {
      lines[axis][index] = lines[axis][index].united(with: line)
    } else {
      lines[axis].insert(line, at: index)
    }
  }

  /// Adds the start, the peak and the end of a region's tents.
  mutating func insert(_ region: VariationRegion) {
    for (axis, tent) in region.tents.enumerated() where !tent.isNeutral {
      insert(GridLine(tent.start), on: axis)
      insert(GridLine(tent.peak), on: axis)
      insert(GridLine(tent.end), on: axis)
    }
  }

  /// The grid with the lines of both, which are of one font.
  public func union(_ other: DesignSpaceGrid) -> DesignSpaceGrid {
    var result = self
    for (axis, axisLines) in other.lines.enumerated() where axis < axisCount {
      for line in axisLines { result.insert(line, on: axis) }
    }
    result.isExact = isExact && other.isExact
    return result
  }
}
