/// How wide the start of a line is, as clusters are added to it.
struct LinePen {
  /// The width of everything, in pixels, with the tracking after the last cluster.
  private(set) var total = 0.0
  /// The width without the white space at the end and without tracking after the last cluster.
  private(set) var visible = 0.0

  /// Adds a cluster, or the given share of one.
  mutating func add(_ cluster: MeasuredCluster, share: Double = 1) {
    let advance = cluster.isTab ? tabAdvance(space: cluster.advance) : cluster.advance * share
    if !cluster.hangs { visible = total + advance }
    total += advance + cluster.tracking
  }

  /// Adds something that shows, such as a hyphen.
  mutating func add(visible width: Double) {
    total += width
    visible = total
  }

  /// The stop that a tab reaches: the next one that is at least half a space away.
  static func stop(after pen: Double, space: Double) -> Int {
    guard space > 0 else { return 1 }
    return Int(min(1e9, ((pen + space / 2) / (TextLayout.spacesPerTab * space)).rounded(.down))) + 1
  }

  private func tabAdvance(space: Double) -> Double {
    Double(LinePen.stop(after: total, space: space)) * TextLayout.spacesPerTab * space - total
  }
}
