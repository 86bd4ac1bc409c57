extension TransitionPlanner {
  /// A text at its own end style: sampled there, broken into lines, its baselines snapped.
  mutating func restingTrack(of shaped: ShapedText, isOld: Bool) -> TextTrack {
    var rest = RestingText(shaped, with: &memory.shaper)
    let composer = lines(of: rest)
    if composer.changesRuns {
      let composed = composer.composed(shaped, with: &memory.shaper)
      rest = RestingText(composed, with: &memory.shaper)
    }
    let layout = composer.layout(of: rest.shaped, clusters: rest.measured)
    rest.measured = []
    var track = TextTrack(
      shaped: rest.shaped, isOld: isOld, layout: layout, runs: rest.runs, paths: rest.pathOfCluster,
      swaps: rest.runs.map { _ in [:] }, residuals: layout.lines.map { _ in 0 },
      emptyLines: layout.lines.map { emptyLineMetrics($0, of: rest.shaped) })
    track.resting = track.instant(
      moments: rest.paths.indices.map { restingMoment(of: rest.paths[$0], index: $0) },
      momentOfCluster: rest.pathOfCluster)
    track.snapBaselines(pixelScale: options.pixelScale)
    return track
  }

  /// Where the lines of a text end.
  private mutating func lines(of rest: RestingText) -> LineComposer {
    let breaker = LineBreaker(rest.shaped, clusters: rest.measured)
    let measure: LineBreaker.Measure = { [shaped = rest.shaped] item, paragraph in
      RestingText.measured(item, in: paragraph, of: shaped, with: &self.memory.shaper)
    }
    let lines = breaker.lines(measure: measure)
    if let (kept, ellipsis) = breaker.truncated(lines, measure: measure) {
      return LineComposer(lines: kept, ellipsis: ellipsis)
    }
    return LineComposer(lines: lines, ellipsis: nil)
  }

  private func restingMoment(of path: StylePath, index: Int) -> StyleMoment {
    StyleMoment(
      path: index, progress: 0, coordinates: path.oldCoordinates, restingPlace: nil, isAtRest: true,
      style: path.instant(at: 0), color: path.old.color)
  }

  /// The height of a line without clusters.
  private func emptyLineMetrics(
    _ line: TextLayout.Line, of shaped: ShapedText
  ) -> TextLayout.LineMetrics {
    var metrics = TextLayout.LineMetrics(ascent: 0, descent: 0, gap: 0)
    guard line.clusters.isEmpty else { return metrics }
    let style = shaped.text.runs[line.style].style
    let path = StylePath(face: style.font, old: style, new: style)
    metrics.include(style.fontMetrics, style: path.instant(at: 0))
    return metrics
  }

  /// Two texts whose blocks are anchored at different sides are both anchored in the middle.
  func alignAnchors(_ old: inout TextTrack, _ new: inout TextTrack) {
    guard anchor != nil || old.layout.anchor != new.layout.anchor else { return }
    old.layout.anchor = anchor ?? 0.5
    new.layout.anchor = anchor ?? 0.5
  }

  /// Samples every run of a side at the corners of all cells that its clusters' ways cross, and their glyphs' outlines.
  mutating func sampleWays(of track: inout TextTrack) throws(FontError) {
    let (start, end) = (progressRange.lowerBound, progressRange.upperBound)
    var drawn: Set<WayOfGlyph> = []
    let largestSize = largestDrawnSize
    for index in track.runs.indices {
      var seen: Set<Int> = []
      for cluster in track.runs[index].run.clusters where seen.insert(track.paths[cluster]).inserted {
        let path = paths[track.paths[cluster]]
        let crossed = path.cells(of: track.runs[index].run.grid, from: start, to: end)
        for (_, cell) in crossed { track.runs[index].cover(cell, with: &memory.shaper) }
        if let box = reach?.box(around: path, from: start, to: end) {
          for cell in track.runs[index].run.grid.cells(from: box.lower, to: box.upper) {
            track.runs[index].cover(cell, with: &memory.shaper)
          }
        }
        track.swaps[index][track.paths[cluster]] = track.runs[index].swapPoints(
          along: path, crossed: crossed)
      }
      let glyphs = track.runs[index].allGlyphs
      for pathIndex in seen.sorted() {
        var way = CoveredWay(paths[pathIndex], from: start, to: end, reach: reach)
        for glyph in glyphs where drawn.insert(WayOfGlyph(glyph: glyph, path: pathIndex)).inserted {
          try cover(glyph, along: &way, largestSize: largestSize)
        }
      }
    }
  }
}

/// A glyph on one of the plan's ways, which has a face.
private struct WayOfGlyph: Hashable {
  let glyph: GlyphID
  let path: Int
}

extension RunTrack {
  /// Every glyph that the run shows anywhere, ascending.
  var allGlyphs: [GlyphID] {
    var glyphs: Set<GlyphID> = []
    for sample in samples { glyphs.formUnion(sample.glyphs) }
    return glyphs.sorted()
  }
}

extension TextTrack {
  /// Notes for each line what brings its baseline onto a whole device pixel at the text's own end.
  mutating func snapBaselines(pixelScale: Double) {
    guard var resting = resting.take() else { return }
    for (line, baseline) in resting.baselines.enumerated() {
      residuals[line] = (baseline * pixelScale).rounded() / pixelScale - baseline
    }
    var origins = resting.origins.mutableSpan
    for cluster in shaped.clusters.indices { origins[cluster].y += residuals[layout.lineOfCluster[cluster]] }
    self.resting = resting
  }

  /// Whether another side is set alike at every style: same clusters, lines, ways and snapping.
  func coincides(with other: TextTrack) -> Bool {
    shaped.text.string == other.shaped.text.string && paths == other.paths
      && layout == other.layout && residuals == other.residuals && emptyLines == other.emptyLines
      && shaped.clusters == other.shaped.clusters
      && shaped.runs.map(\.item) == other.shaped.runs.map(\.item)
      && shaped.runs.map(\.isFallback) == other.shaped.runs.map(\.isFallback)
  }
}
