extension LineBreaker {
  /// The width of a line without the white space that hangs, its ends shaped as they will be.
  func visibleWidth(
    to end: LineEnd, from start: LineStart, in paragraph: ShapedParagraph, measure: Measure
  ) -> Double {
    if start.isSafe, end.isSafe, !end.showsHyphen { return end.width }
    var pen = LinePen()
    let text = end.showsHyphen ? end.offset - 2 : end.offset
    for cluster in clusters(from: start, to: text, endIsSafe: end.isSafe, in: paragraph, measure: measure) {
      pen.add(cluster)
    }
    if end.showsHyphen {
      let run = shaped.runs[shaped.clusters[end.nextCluster - 1].run]
      let sign = measure(run.item.over(text..<end.offset, showing: .hyphen), paragraph.range)
      pen.add(visible: sign.reduce(0) { $0 + $1.advance })
    }
    return pen.visible
  }

  /// The clusters of a line, those of its first and last run shaped anew where the line cuts through letters that depend
  /// on each other.
  private func clusters(
    from start: LineStart, to end: Int, endIsSafe: Bool, in paragraph: ShapedParagraph, measure: Measure
  ) -> [MeasuredCluster] {
    var result: [MeasuredCluster] = []
    var index = start.cluster
    while index < paragraph.clusters.upperBound, clusters[index].range.lowerBound < end {
      let run = shaped.runs[shaped.clusters[index].run]
      let runEnd = clusters[run.clusters.upperBound - 1].range.upperBound
      let piece = max(start.offset, clusters[index].range.lowerBound)..<min(end, runEnd)
      let cutsStart = !start.isSafe && piece.lowerBound == start.offset
      let cutsEnd = !endIsSafe && piece.upperBound == end
      if cutsStart || cutsEnd {
        result += measure(run.item.over(piece), paragraph.range)
      } else {
        result += clusters[index..<run.clusters.upperBound].prefix { $0.range.lowerBound < piece.upperBound }
      }
      index = run.clusters.upperBound
    }
    return result
  }
}
