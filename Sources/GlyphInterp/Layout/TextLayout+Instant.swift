extension TextLayout {
  /// How high a line is, in pixels, y down.
  struct LineMetrics: Equatable, Sendable {
    /// How far the line reaches above its baseline.
    var ascent: Double
    /// How far it reaches below: positive.
    var descent: Double
    /// The space to the next line, before the line-height factor.
    var gap: Double
  }

  /// The layout at one instant, in pixels, y down; x = 0 at the block's anchor, y = 0 at the first baseline.
  struct Instant: Sendable {
    /// The pen origin of each cluster.
    var origins: [Point]
    /// The advance of each cluster, tabs as far as they reach.
    var advances: [Double]
    /// The baseline of each line.
    var baselines: [Double]
    /// The block: its width by the sum of its line heights.
    var box: Rect
  }

  /// Sets the lines with given widths and heights.
  ///
  /// - Parameters:
  ///   - advances: the advance of each cluster, kerning included, tracking not; of a tab that of a space.
  ///   - tracking: the extra space after each cluster; empty for none.
  ///   - metrics: the height of each line.
  ///   - shifts: how far the clusters of each line stand below its baseline.
  func instant(advances: [Double], tracking: [Double], metrics: [LineMetrics], shifts: [Double]) -> Instant {
    var origins = advances.map { _ in Point.zero }
    var advances = advances
    let baselines = baselines(metrics)
    for line in lines.indices where !lines[line].tabs.isEmpty {
      widenTabs(of: lines[line], advances: &advances, tracking: tracking)
    }
    let visible = lines.indices.map { visibleWidth(of: lines[$0], advances: advances, tracking: tracking) }
    let blockWidth = width ?? visible.max() ?? 0
    let left = -anchor * blockWidth
    for line in lines.indices {
      var pen = left + lines[line].alignment * (blockWidth - visible[line])
      pen -= leadingHang(of: lines[line], advances: advances, tracking: tracking)
      let y = baselines[line] + shifts[line]
      var places = origins.mutableSpan
      guard lines[line].reordered.isEmpty else {
        for place in lines[line].reordered {
          let space = extraSpace(after: place.cluster, tracking)
          places[place.cluster] = Point(x: place.isRightToLeft ? pen + space : pen, y: y)
          pen += advances[place.cluster] + space
        }
        continue
      }
      for cluster in lines[line].clusters {
        places[cluster] = Point(x: pen, y: y)
        pen += advances[cluster] + extraSpace(after: cluster, tracking)
      }
    }
    let top = metrics.first.map { -$0.ascent - halfLeading($0) } ?? 0
    let bottom = metrics.last.map { (baselines.last ?? 0) + $0.descent + halfLeading($0) } ?? 0
    let box = Rect(minX: left, minY: top, maxX: left + blockWidth, maxY: bottom)
    return Instant(origins: origins, advances: advances, baselines: baselines, box: box)
  }

  /// The extra space after a cluster.
  private func extraSpace(after cluster: Int, _ tracking: [Double]) -> Double {
    tracking.isEmpty || !isTracked[cluster] ? 0 : tracking[cluster]
  }

  /// Lets tabs reach to their stops, which were chosen when the line was broken: text that grows on the way pushes what
  /// follows a tab before it, and nothing jumps to another stop.
  private func widenTabs(of line: Line, advances: inout [Double], tracking: [Double]) {
    var pen = 0.0
    var cluster = line.tabs[0].lineStart
    for tab in line.tabs {
      while cluster < tab.cluster {
        pen += advances[cluster] + extraSpace(after: cluster, tracking)
        cluster += 1
      }
      let space = advances[cluster]
      let stop = Double(tab.stop) * TextLayout.spacesPerTab * space
      advances[cluster] = max(stop - pen, space)
    }
  }

  /// The width of a line without the white space that hangs at its end.
  private func visibleWidth(of line: Line, advances: [Double], tracking: [Double]) -> Double {
    var width = 0.0
    for place in line.reordered where !line.hanging.contains(place.cluster) {
      width += advances[place.cluster] + extraSpace(after: place.cluster, tracking)
    }
    guard line.reordered.isEmpty else { return width }
    for cluster in line.clusters.lowerBound..<line.hanging.lowerBound {
      width += advances[cluster] + extraSpace(after: cluster, tracking)
    }
    return width
  }

  /// The width of the white space that hangs over the line's left end, as it does where text runs from right to left.
  private func leadingHang(of line: Line, advances: [Double], tracking: [Double]) -> Double {
    guard !line.hanging.isEmpty, line.readsRightToLeft else { return 0 }
    var width = 0.0
    for cluster in line.hanging { width += advances[cluster] + extraSpace(after: cluster, tracking) }
    return width
  }

  /// The baselines, the first at 0; a line's extra height stands half above, half below (CSS Inline 3, "half-leading").
  private func baselines(_ metrics: [LineMetrics]) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(metrics.count)
    for (index, line) in metrics.enumerated() {
      guard index > 0, let previous = result.last else {
        result.append(0)
        continue
      }
      let above = metrics[index - 1]
      result.append(
        previous + above.descent + halfLeading(above) + halfLeading(line) + line.ascent)
    }
    return result
  }

  private func halfLeading(_ line: LineMetrics) -> Double {
    let content = line.ascent + line.descent
    return ((content + line.gap) * lineHeight - content) / 2
  }
}
