/// Turns a text and its line ends into shaped lines.
struct LineComposer {
  /// The lines.
  let lines: [LineSpan]
  /// What stands for the text that is cut off.
  let ellipsis: ShapingItem?

  /// Whether some runs have to be cut.
  var changesRuns: Bool { ellipsis != nil || lines.contains { !$0.endsSafely || $0.showsHyphen } }

  /// The text with its runs cut where lines end unsafely, hyphens shown, the rest cut off.
  func composed(_ shaped: ShapedText, with shaper: inout Shaper) -> ShapedText {
    guard changesRuns else { return shaped }
    var result = ShapedText(text: shaped.text, units: shaped.units)
    result.notices = shaped.notices
    result.clusters.reserveCapacity(shaped.clusters.count + self.lines.count)
    var lines = lines[...]
    for (index, paragraph) in shaped.paragraphs.enumerated() {
      let own = lines.prefix { $0.paragraph == index }
      guard let last = own.last else { break }
      lines = lines.dropFirst(own.count)
      let isCutOff = ellipsis != nil && lines.isEmpty
      var items = pieces(of: shaped.runs[paragraph.runs].map(\.item), lines: own, isCutOff: isCutOff)
      var range = paragraph.range
      if let ellipsis, isCutOff {
        range = range.lowerBound..<last.end
        items.append(ellipsis)
      }
      shaper.append(
        Itemizer.Paragraph(range: range, level: paragraph.level, items: items), context: paragraph.range, to: &result)
    }
    return result
  }

  /// Items cut at the ends of lines that are not safe; what comes after the last line may be cut off.
  private func pieces(
    of items: [ShapingItem], lines: ArraySlice<LineSpan>, isCutOff: Bool
  ) -> [ShapingItem] {
    var pieces: [ShapingItem] = []
    var lines = lines
    for item in items {
      var start = item.range.lowerBound
      while let line = lines.first, line.end <= item.range.upperBound {
        lines.removeFirst()
        let textEnd = line.showsHyphen ? line.end - 2 : line.end
        guard !line.endsSafely || line.showsHyphen, textEnd >= start else { continue }
        if textEnd > start { pieces.append(item.over(start..<textEnd)) }
        if line.showsHyphen { pieces.append(item.over(textEnd..<line.end, showing: .hyphen)) }
        start = line.end
      }
      if start < item.range.upperBound, !isCutOff || !lines.isEmpty {
        pieces.append(item.over(start..<item.range.upperBound))
      }
    }
    return pieces
  }
}
