/// A way that styles go, and the cells of grids that they may come into: on the way, and as far beside it as they reach.
///
/// Most glyphs of a font have one grid, so the cells of the last few grids are kept.
struct CoveredWay {
  /// The way.
  let path: StylePath
  private let start: Double
  private let end: Double
  private let box: (lower: [Double], upper: [Double])?
  private var known: [(grid: DesignSpaceGrid, cells: [GridCell])] = []
  private static let knownLimit = 8

  /// A way between two progresses.
  ///
  /// - Parameter reach: how far styles may be off the way; `nil` for not at all.
  init(_ path: StylePath, from start: Double, to end: Double, reach: StyleReach? = nil) {
    self.path = path
    self.start = start
    self.end = end
    box = reach?.box(around: path, from: start, to: end)
  }

  /// The cells of a grid.
  mutating func cells(of grid: DesignSpaceGrid) -> [GridCell] {
    if let found = known.first(where: { $0.grid == grid }) { return found.cells }
    var cells = path.cells(of: grid, from: start, to: end).map(\.cell)
    if let box { cells += grid.cells(from: box.lower, to: box.upper) }
    if known.count == Self.knownLimit { known.removeFirst() }
    known.append((grid, cells))
    return cells
  }
}
