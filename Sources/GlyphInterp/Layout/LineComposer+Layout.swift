extension LineComposer {
  /// Which clusters stand in which line, in what order.
  ///
  /// - Parameters:
  ///   - shaped: the composed text.
  ///   - clusters: its clusters, measured.
  func layout(of shaped: ShapedText, clusters: [MeasuredCluster]) -> TextLayout {
    var result = TextLayout(
      lines: [], lineOfCluster: [],
      isTracked: [Bool](repeating: true, count: clusters.count), anchor: 0,
      width: shaped.text.paragraph.maximumWidth, lineHeight: shaped.text.paragraph.lineHeight)
    for run in shaped.runs where run.isCursive {
      for cluster in run.clusters { result.isTracked[cluster] = shaped.clusters[cluster].isWhiteSpace }
    }
    var lineOfCluster = [Int](repeating: 0, count: clusters.count)
    var lines = lines[...]
    for (index, paragraph) in shaped.paragraphs.enumerated() {
      let own = lines.prefix { $0.paragraph == index }
      lines = lines.dropFirst(own.count)
      let levels = levels(of: paragraph, in: shaped, lines: own)
      let first = paragraph.clusters.lowerBound
      var start = first
      for (place, line) in own.enumerated() {
        let rest = start..<paragraph.clusters.upperBound
        let isLast = place == own.count - 1
        let end = isLast ? rest.upperBound : rest.first { clusters[$0].range.lowerBound >= line.end } ?? rest.upperBound
        let number = result.lines.count
        for cluster in start..<end { lineOfCluster[cluster] = number }
        let hanging = hanging(in: start..<end, after: line.visibleEnd, clusters: clusters)
        for last in [hanging.lowerBound - 1, end - 1] where last >= start { result.isTracked[last] = false }
        let lineLevels = levels[(start - first)..<(end - first)]
        let order = lineLevels.contains { $0 != 0 } ? BidiParagraph.visualOrder(of: Array(lineLevels)) : []
        result.lines.append(
          TextLayout.Line(
            clusters: start..<end,
            reordered: order.map { place in
              TextLayout.Reordered(
                cluster: start + place, isRightToLeft: levels[start - first + place] & 1 == 1)
            },
            hanging: hanging, tabs: tabs(in: start..<end, clusters: clusters),
            readsRightToLeft: paragraph.level & 1 == 1,
            alignment: alignment(shaped.text.paragraph.alignment, level: paragraph.level), style: paragraph.style))
        start = end
      }
    }
    result.lineOfCluster = lineOfCluster
    result.anchor = result.lines.first?.alignment ?? 0
    return result
  }

  /// The level of each cluster of a paragraph: that of its run, white space at the ends of lines and tabs at that of the
  /// paragraph (UAX #9, L1).
  private func levels(of paragraph: ShapedParagraph, in shaped: ShapedText, lines: ArraySlice<LineSpan>) -> [UInt8] {
    var runLevels = [UInt8](repeating: paragraph.level, count: paragraph.clusters.count)
    let others = shaped.runs[paragraph.runs].filter { $0.item.level != paragraph.level }
    guard !others.isEmpty else { return runLevels }
    for run in others {
      for cluster in run.clusters { runLevels[cluster - paragraph.clusters.lowerBound] = run.item.level }
    }
    let own = shaped.clusters[paragraph.clusters]
    let bytes = Array(shaped.units.utf8[paragraph.range])
    let start = paragraph.range.lowerBound
    let lineLevels = BidiParagraph.levels(
      of: bytes, paragraph: paragraph.level, lineEnds: lines.map { $0.end - start })
    return zip(own, runLevels).map { cluster, level in
      let offset = cluster.range.lowerBound - start
      let isReset = cluster.isWhiteSpace && offset < bytes.count && lineLevels[offset] == paragraph.level
      return isReset ? paragraph.level : level
    }
  }

  /// The white space at the end of a line.
  private func hanging(in line: Range<Int>, after visibleEnd: Int, clusters: [MeasuredCluster]) -> Range<Int> {
    var start = line.upperBound
    while start > line.lowerBound, clusters[start - 1].hangs, clusters[start - 1].range.lowerBound >= visibleEnd {
      start -= 1
    }
    return start..<line.upperBound
  }

  private func tabs(in line: Range<Int>, clusters: [MeasuredCluster]) -> [TextLayout.Tab] {
    guard line.contains(where: { clusters[$0].isTab }) else { return [] }
    var tabs: [TextLayout.Tab] = []
    var pen = LinePen()
    for cluster in line {
      if clusters[cluster].isTab {
        let stop = LinePen.stop(after: pen.total, space: clusters[cluster].advance)
        tabs.append(TextLayout.Tab(cluster: cluster, lineStart: line.lowerBound, stop: stop))
      }
      pen.add(clusters[cluster])
    }
    return tabs
  }

  private func alignment(_ alignment: ParagraphStyle.Alignment, level: UInt8) -> Double {
    switch alignment {
    case .center: 0.5
    case .leading: level & 1 == 1 ? 1 : 0
    case .trailing: level & 1 == 1 ? 0 : 1
    }
  }
}
