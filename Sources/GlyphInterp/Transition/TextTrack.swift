/// One side of a transition: the old or the new text, ready to be laid out at any style on its ways.
struct TextTrack: Sendable {
  /// The text in clusters.
  let shaped: ShapedText
  /// Whether it is the old text.
  let isOld: Bool
  /// Its lines.
  var layout: TextLayout
  /// Its runs over the design space.
  var runs: [RunTrack]
  /// For each cluster, the index of its way in the plan.
  var paths: [Int]
  /// For each run, for each path of the plan, where glyphs swap.
  var swaps: [[Int: [SwapPoint]]]
  /// For each line, what brings its baseline onto a whole device pixel at the text's own end (semantics 3.11).
  var residuals: [Double]
  /// For each line its height where it has no clusters; zero for the others.
  let emptyLines: [TextLayout.LineMetrics]
  /// The text at rest at its own end; set once the track is made.
  var resting: Instant?

  /// The text laid out at one instant, pixels, y down.
  struct Instant: Sendable {
    /// Pen origins, raised runs raised, baselines on their pixels.
    var origins: [Point]
    /// Advances with kerning, without tracking.
    var advances: [Double]
    /// The baseline of each line, before it is brought onto a pixel.
    var baselines: [Double]
    /// The block.
    var box: Rect
    /// The moments of runs that occur.
    var runMoments: [RunMoment]
    /// For each cluster, its run's moment in `runMoments`.
    var runMomentOfCluster: [Int]
  }

  /// Lays the text out.
  ///
  /// - Parameters:
  ///   - moments: where styles stand.
  ///   - momentOfCluster: for each cluster, its moment.
  func instant(moments: [StyleMoment], momentOfCluster: [Int]) -> Instant {
    // Arrays by `map`: `init(repeating:count:)` looks its type up each time. Runs in a span: none is copied.
    let runs = runs.span
    var advances = momentOfCluster.map { _ in 0.0 }
    let isTracked = moments.contains { $0.style.tracking != 0 }
    var tracking = isTracked ? advances : []
    var runMoments: [RunMoment] = []
    runMoments.reserveCapacity(runs.count)
    var runMomentOfCluster = momentOfCluster.map { _ in 0 }
    var lineMetrics = emptyLines
    for index in runs.indices {
      let clusters = runs[index].run.clusters
      var start = clusters.lowerBound
      // The run's moment in the line before, which most often is that in the next.
      var known: (moment: Int, metrics: FontMetrics)?
      while start < clusters.upperBound {
        let (momentIndex, line) = (momentOfCluster[start], layout.lineOfCluster[start])
        let limit = min(clusters.upperBound, layout.lines[line].clusters.upperBound)
        var end = start + 1
        while end < limit, momentOfCluster[end] == momentIndex { end += 1 }
        let moment = moments[momentIndex]
        if known?.moment != momentIndex {
          if let restingPlace = moment.restingPlace {
            runMoments.append(runs[index].moment(at: moment.style.normalized, restingAt: restingPlace))
          } else {
            runMoments.append(
              runs[index].moment(
                at: moment.style.normalized, progress: moment.progress, swaps: swaps[index][moment.path] ?? []))
          }
          known = (momentIndex, runs[index].metrics(at: runMoments[runMoments.count - 1]))
        }
        let last = runMoments.count - 1
        if let known { lineMetrics[line].include(known.metrics, style: moment.style) }
        // A line has room for the font that is asked for, too, as in CSS.
        if runs[index].run.isFallback, let own = moment.style.ownMetrics {
          lineMetrics[line].include(own, style: moment.style)
        }
        let local = start - clusters.lowerBound..<end - clusters.lowerBound
        if runMoments[last].other == nil {
          runs[index].addIncrements(of: local, at: runMoments[last].main, to: &advances, from: start)
        } else {
          for place in local {
            advances[clusters.lowerBound + place] = runs[index].increment(of: place, at: runMoments[last])
          }
        }
        let size = moment.style.size
        let space = moment.style.tracking * size
        var ownAdvances = advances.mutableSpan
        var ownMoments = runMomentOfCluster.mutableSpan
        for cluster in start..<end {
          ownAdvances[cluster] *= size
          ownMoments[cluster] = last
        }
        if isTracked {
          for cluster in start..<end { tracking[cluster] = space }
        }
        start = end
      }
    }
    var set = layout.instant(advances: advances, tracking: tracking, metrics: lineMetrics, shifts: residuals)
    let raises = moments.map(\.style.baselineShift)
    if raises.contains(where: { $0 != 0 }) {
      var origins = set.origins.mutableSpan
      for cluster in momentOfCluster.indices { origins[cluster].y -= raises[momentOfCluster[cluster]] }
    }
    return Instant(
      origins: set.origins, advances: set.advances, baselines: set.baselines, box: set.box, runMoments: runMoments,
      runMomentOfCluster: runMomentOfCluster)
  }
}

extension TextLayout.LineMetrics {
  /// Makes room for text of a face at a style.
  mutating func include(_ metrics: FontMetrics, style: StyleInstant) {
    ascent = max(ascent, metrics.ascent * style.size + style.baselineShift)
    descent = max(descent, -metrics.descent * style.size - style.baselineShift)
    gap = max(gap, metrics.lineGap * style.size)
  }
}
