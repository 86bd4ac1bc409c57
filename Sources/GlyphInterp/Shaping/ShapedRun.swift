/// A run of clusters that was shaped in one go.
///
/// An object, so that tracks are handed on without counting references for all that it holds.
final class ShapedRun: Sendable {
  /// What was shaped.
  let item: ShapingItem
  /// The lines of design space between which it is multilinear.
  let grid: DesignSpaceGrid
  /// What HarfBuzz is asked to shape it, at any corner of the design-space grid.
  let request: ShapeRequest
  /// Its clusters in the shaped text, logical order.
  let clusters: Range<Int>
  /// Where each cluster starts, in UTF-8 offsets of the request's text.
  let clusterStarts: [Int]
  /// For each cluster, whether a line may be broken before it without shaping anew.
  let isSafeToBreakBefore: [Bool]

  /// Whether its letters join: they are not tracked, and a word of them fades as one (semantics 3.5, 3.9).
  let isCursive: Bool
  /// Whether neighbouring letters touch, so that they are covered as one (semantics 3.12).
  let hasTouchingLetters: Bool
  /// Whether its face takes over for that of its style.
  let isFallback: Bool

  init(
    item: ShapingItem, grid: DesignSpaceGrid, request: ShapeRequest, clusters: Range<Int>, clusterStarts: [Int],
    isSafeToBreakBefore: [Bool], isFallback: Bool
  ) {
    self.item = item
    self.grid = grid
    self.request = request
    self.clusters = clusters
    self.clusterStarts = clusterStarts
    self.isSafeToBreakBefore = isSafeToBreakBefore
    isCursive = item.script.isCursiveScript
    hasTouchingLetters = item.script.hasTouchingLetters
    self.isFallback = isFallback
  }
}
