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
    let count = shaped.clusters.count
    var advances = [Double](repeating: 0, count: count)
    var tracking = [Double](repeating: 0, count: count)
    var runMoments: [RunMoment] = []
    var runMomentOfCluster = [Int](repeating: 0, count: count)
    var lineMetrics = emptyLines
    for index in runs.indices {
      var current = -1
      var line = -1
      for cluster in runs[index].run.clusters {
        let style = momentOfCluster[cluster]
        if momentOfCluster[cluster] != current || layout.lineOfCluster[cluster] != line {
          current = momentOfCluster[cluster]
          line = layout.lineOfCluster[cluster]
          let moment = moments[style]
          runMoments.append(
            moment.restingPlace.map { runs[index].moment(at: moment.style.normalized, restingAt: $0) }
              ?? runs[index].moment(
                at: moment.style.normalized, progress: moment.progress, swaps: swaps[index][moment.path] ?? []))
          let metrics = runs[index].metrics(at: runMoments[runMoments.count - 1])
          lineMetrics[line].include(metrics, style: moment.style)
        }
        runMomentOfCluster[cluster] = runMoments.count - 1
        let local = cluster - runs[index].run.clusters.lowerBound
        let size = moments[style].style.size
        advances[cluster] = runs[index].increment(of: local, at: runMoments[runMoments.count - 1]) * size
        tracking[cluster] = moments[style].style.tracking * size
      }
    }
    var set = layout.instant(advances: advances, tracking: tracking, metrics: lineMetrics)
    for cluster in set.origins.indices {
      set.origins[cluster].y +=
        residuals[layout.lineOfCluster[cluster]]
        - moments[momentOfCluster[cluster]].style.baselineShift
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
