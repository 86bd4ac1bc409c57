extension AnimatedText {
  /// A cluster of the content and where it is.
  public struct ClusterBox: Hashable, Sendable {
    /// The cluster's characters in UTF-8 offsets of the content.
    public var range: Range<Int>
    /// From its left to its right edge, from its line's ascent to its descent; scene pixels.
    public var rect: Rect
  }

  /// What a screen reader says: the new text, from the moment at which it is set.
  public var accessibleText: String { content.string }

  /// The layout box at a time in seconds: the widths and heights of the lines, not their ink; scene pixels.
  public func layoutBox(at time: Double) -> Rect {
    let lowest = layers.lastIndex { $0.covers(at: time) } ?? 0
    var box = layers[lowest].flight.instant(at: time).box
    for layer in layers[(lowest + 1)...] {
      box = box.interpolated(to: layer.flight.instant(at: time).box, at: layer.presence(at: time))
    }
    return box
  }

  /// The width and the height of the layout box at a time in seconds, in pixels.
  public func layoutSize(at time: Double) -> (width: Double, height: Double) {
    let box = layoutBox(at: time)
    return (box.width, box.height)
  }

  /// How far the first baseline is below the top of the layout box at a time in seconds, in pixels.
  public func firstBaseline(at time: Double) -> Double { -layoutBox(at: time).minY }

  /// Where the clusters of the content are at a time in seconds, in logical order.
  public func clusterBoxes(at time: Double) -> [ClusterBox] {
    guard let flight = layers.last?.flight else { return [] }
    let instant = flight.instant(at: time)
    let track = flight.plan.newTrack
    var boxes = track.shaped.clusters.map { ClusterBox(range: $0.range, rect: .empty) }
    for (motion, position) in zip(flight.plan.motions, instant.positions) {
      let range: Range<Int>
      switch motion.kind {
      case .interpolated(_, let new), .inserted(let new): range = new..<(new + 1)
      case .crossFaded(_, let new): range = new
      case .removed: continue
      }
      for cluster in range {
        let origin = position.new + (instant.new.origins[cluster] - instant.new.origins[range.lowerBound])
        let moment = instant.moments[instant.newMoments[cluster]]
        let run = track.runs[track.shaped.clusters[cluster].run]
        let metrics = run.metrics(at: instant.new.runMoments[instant.new.runMomentOfCluster[cluster]])
        boxes[cluster].rect = Rect(
          minX: origin.x, minY: origin.y - metrics.ascent * moment.style.size,
          maxX: origin.x + instant.new.advances[cluster], maxY: origin.y - metrics.descent * moment.style.size)
      }
    }
    return boxes
  }
}
