/// A text whose runs are sampled and whose clusters are measured at its own end style; lines are not broken yet.
struct RestingText {
  /// The text in clusters.
  let shaped: ShapedText
  /// Its runs, sampled where their styles stand.
  var runs: [RunTrack]
  /// The still ways of its styles, each once.
  var paths: [StylePath] = []
  /// For each cluster, its way.
  var pathOfCluster: [Int] = []
  /// The clusters, measured.
  var measured: [MeasuredCluster] = []

  private struct PathKey: Hashable {
    let face: FontFace
    let style: Int
  }

  /// Samples and measures a text.
  init(_ shaped: ShapedText, with shaper: inout Shaper) {
    self.shaped = shaped
    runs = shaped.runs.map(RunTrack.init)
    pathOfCluster.reserveCapacity(shaped.clusters.count)
    measured.reserveCapacity(shaped.clusters.count)
    var known: [PathKey: Int] = [:]
    var indices: [StylePath: Int] = [:]
    for (index, run) in shaped.runs.enumerated() {
      let face = run.item.face
      var start = run.clusters.lowerBound
      while start < run.clusters.upperBound {
        let style = shaped.clusters[start].style
        var end = start + 1
        while end < run.clusters.upperBound, shaped.clusters[end].style == style { end += 1 }
        let key = PathKey(face: face, style: style)
        let path: Int
        if let found = known[key] {
          path = found
        } else {
          let look = shaped.text.runs[style].style
          let way = StylePath(face: face, old: look, new: look)
          path = indices[way, default: paths.count]
          indices[way] = path
          if path == paths.count { paths.append(way) }
          known[key] = path
        }
        runs[index].cover(run.grid.cell(at: paths[path].normalized(at: 0)), with: &shaper)
        pathOfCluster.append(contentsOf: repeatElement(path, count: end - start))
        start = end
      }
      let look = shaped.style(of: shaped.clusters[run.clusters.lowerBound])
      Self.measure(shaped.clusters, in: run.clusters, of: runs[index], style: look, to: &measured)
    }
  }

  /// Measures an item of a paragraph, shaped by itself.
  static func measured(
    _ item: ShapingItem, in paragraph: Range<Int>, of shaped: ShapedText, with shaper: inout Shaper
  ) -> [MeasuredCluster] {
    var clusters: [Cluster] = []
    let run = shaper.shapeRun(item, in: paragraph, of: shaped.text, units: shaped.units, run: 0, to: &clusters)
    let style = shaped.text.runs[shaped.text.styleIndex(at: item.range.lowerBound)].style
    var track = RunTrack(run: run)
    track.cover(run.grid.cell(at: item.face.normalized(style.coordinates(on: item.face))), with: &shaper)
    var measured: [MeasuredCluster] = []
    measure(clusters, in: clusters.indices, of: track, style: style, to: &measured)
    return measured
  }

  /// Adds the clusters of a run in pixels; styles of one run differ in colour alone.
  private static func measure(
    _ clusters: [Cluster], in range: Range<Int>, of track: RunTrack, style: TextStyle,
    to measured: inout [MeasuredCluster]
  ) {
    let face = track.run.item.face
    let instant = track.instant(at: face.normalized(style.coordinates(on: face)))
    let tracking = style.tracking / 1000 * style.size
    let size = style.size
    var advances = [Double](repeating: 0, count: range.count)
    track.addIncrements(of: advances.indices, at: instant, to: &advances, from: 0)
    for cluster in range {
      measured.append(
        MeasuredCluster(
          clusters[cluster], advance: advances[cluster - range.lowerBound] * size,
          tracking: track.run.isCursive && !clusters[cluster].isWhiteSpace ? 0 : tracking))
    }
  }
}
