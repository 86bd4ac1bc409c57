/// Cuts shaped paragraphs into lines.
struct LineBreaker {
  /// The lines of a text at its own end style.
  ///
  /// - Parameter anchor: where x = 0 lies in the block; `nil` for the alignment of the first paragraph.
  func layout(of shaped: ShapedText, anchor: Double? = nil) -> TextLayout {
    var lines: [TextLayout.Line] = []
    var lineOfCluster = [Int](repeating: 0, count: shaped.clusters.count)
    for paragraph in shaped.paragraphs {
      for cluster in paragraph.clusters { lineOfCluster[cluster] = lines.count }
      lines.append(line(of: paragraph.clusters, in: paragraph, of: shaped))
    }
    return TextLayout(
      lines: lines, lineOfCluster: lineOfCluster, anchor: anchor ?? lines[0].alignment,
      width: shaped.text.paragraph.maximumWidth, lineHeight: shaped.text.paragraph.lineHeight)
  }

  private func line(
    of clusters: Range<Int>, in paragraph: ShapedParagraph, of shaped: ShapedText
  ) -> TextLayout.Line {
    let levels = clusters.map { shaped.runs[shaped.clusters[$0].run].item.level }
    let order = BidiParagraph.visualOrder(of: levels)
    var untracked = Set(clusters.suffix(1))
    for cluster in clusters where shaped.runs[shaped.clusters[cluster].run].isCursive {
      untracked.insert(cluster)
    }
    var runs: [Int] = []
    for cluster in clusters where runs.last != shaped.clusters[cluster].run {
      runs.append(shaped.clusters[cluster].run)
    }
    return TextLayout.Line(
      visual: order.map { clusters.lowerBound + $0 },
      isRightToLeft: order.map { levels[$0] & 1 == 1 }, hanging: [], untracked: untracked,
      alignment: alignment(shaped.text.paragraph.alignment, level: paragraph.level), runs: runs,
      style: paragraph.style)
  }

  private func alignment(_ alignment: ParagraphStyle.Alignment, level: UInt8) -> Double {
    switch alignment {
    case .center: 0.5
    case .leading: level & 1 == 1 ? 1 : 0
    case .trailing: level & 1 == 1 ? 0 : 1
    }
  }
}
