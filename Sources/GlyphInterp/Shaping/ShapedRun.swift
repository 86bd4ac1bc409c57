/// A run of clusters that was shaped in one go.
struct ShapedRun: Sendable {
  /// What was shaped.
  let item: ShapingItem
  /// Its clusters in the shaped text, logical order.
  let clusters: Range<Int>
  /// Where each cluster starts, in UTF-8 offsets of the whole text.
  let clusterStarts: [Int]
  /// Whether neighbouring letters touch, so that their coverage adds up (semantics 3.12).
  let isCursive: Bool
  /// For each cluster, whether a line may be broken before it without shaping anew.
  let isSafeToBreakBefore: [Bool]
}
