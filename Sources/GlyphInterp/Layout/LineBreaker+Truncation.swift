extension LineBreaker {
  /// Cuts a text off after its last allowed line: the line keeps as many graphemes as leave room for an ellipsis.
  ///
  /// - Returns: the lines that stay, and the ellipsis; `nil` where all lines are allowed.
  func truncated(_ lines: [LineSpan], measure: Measure) -> (lines: [LineSpan], ellipsis: ShapingItem)? {
    guard let limit = shaped.text.paragraph.lineLimit.map({ max(1, $0) }), lines.count > limit else { return nil }
    var last = lines[limit - 1]
    let paragraph = shaped.paragraphs[last.paragraph]
    let total = shaped.units.utf8.count
    var ellipsis = self.ellipsis(after: last, in: paragraph)
    let room = width - measure(ellipsis, paragraph.range).reduce(0) { $0 + $1.advance }
    let fitting = ends(from: last.start, in: paragraph, atGraphemes: true).last { end in
      end.visibleEnd <= last.visibleEnd
        && visibleWidth(
          to: LineEnd(
            offset: end.visibleEnd, nextCluster: end.nextCluster, visibleEnd: end.visibleEnd, width: end.width,
            isSafe: end.isSafe, showsHyphen: false), from: last.start, in: paragraph, measure: measure)
          <= room + Self.tolerance
    }
    last.visibleEnd = fitting?.visibleEnd ?? last.start.offset
    last.end = last.visibleEnd
    last.endsSafely = false
    last.showsHyphen = false
    ellipsis.range = last.end..<total
    return (lines.prefix(limit - 1) + [last], ellipsis)
  }

  /// An ellipsis in the face and style of the end of a line.
  private func ellipsis(after line: LineSpan, in paragraph: ShapedParagraph) -> ShapingItem {
    let total = shaped.units.utf8.count
    let lastCluster = clusters[paragraph.clusters].last { $0.range.lowerBound < line.visibleEnd }
    let offset = lastCluster?.range.lowerBound ?? paragraph.range.lowerBound
    let style = shaped.text.runs[shaped.text.styleIndex(at: offset)].style
    return ShapingItem(
      range: line.end..<max(line.end, total), face: style.font, level: paragraph.level, script: UnicodeScript.common,
      language: style.language, features: style.features, content: .ellipsis)
  }
}
