/// A cluster as the line breaker sees it, in pixels.
struct MeasuredCluster: Equatable, Sendable {
  private var bytes: CompactRange
  /// Its advance, kerning included; of a tab that of a space.
  var advance: Double
  /// The tracking after it, unless it ends the line.
  var tracking: Double
  /// Whether it hangs at a soft break.
  var hangs: Bool
  /// Whether it is a tab.
  var isTab: Bool

  /// Where it stands, in UTF-8 offsets of the whole text.
  var range: Range<Int> { bytes.range }

  /// Measures a cluster.
  init(_ cluster: Cluster, advance: Double, tracking: Double) {
    bytes = CompactRange(cluster.range)
    self.advance = advance
    self.tracking = tracking
    hangs = cluster.isWhiteSpace && cluster.hangs
    isTab = hangs && cluster.isTab
  }
}
