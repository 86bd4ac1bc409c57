/// Decides where the lines of a text end (UAX #14), at the text's own end style.
///
/// Linear in the length of the text: a piece of a run is shaped anew only where a line ends or begins at a place at
/// which HarfBuzz says that letters depend on each other, and no further than the line reaches.
struct LineBreaker {
  /// Shapes an item of a paragraph by itself and measures it.
  typealias Measure = (_ item: ShapingItem, _ paragraph: Range<Int>) -> [MeasuredCluster]

  /// Widths that exceed the block's by less, in pixels, fit: sums of advances are not exact.
  static let tolerance = 1e-6

  let shaped: ShapedText
  let clusters: [MeasuredCluster]
  let width: Double
  /// For each byte, whether a line may begin there; empty where lines end at explicit breaks alone.
  private let mayBegin: [Bool]

  /// Prepares to break a text.
  ///
  /// - Parameter clusters: the text's clusters, measured.
  init(_ shaped: ShapedText, clusters: [MeasuredCluster]) {
    self.shaped = shaped
    self.clusters = clusters
    width = shaped.text.paragraph.maximumWidth ?? .infinity
    mayBegin =
      width < .infinity
      ? TextBreaks.lineStarts(in: shaped.units.utf8, language: shaped.text.leadingStyle.language) : []
  }

  /// The lines of all paragraphs, as many as there are.
  func lines(measure: Measure) -> [LineSpan] {
    shaped.paragraphs.indices.flatMap { lines(of: $0, measure: measure) }
  }

  private func lines(of index: Int, measure: Measure) -> [LineSpan] {
    let paragraph = shaped.paragraphs[index]
    var start = LineStart(offset: paragraph.range.lowerBound, cluster: paragraph.clusters.lowerBound, isSafe: true)
    guard width < .infinity, !paragraph.range.isEmpty else {
      let end = paragraph.range.upperBound
      return [
        LineSpan(
          start: start, end: end, visibleEnd: end, endsSafely: true, showsHyphen: false, paragraph: index)
      ]
    }
    var lines: [LineSpan] = []
    while start.offset < paragraph.range.upperBound {
      let end = lineEnd(from: start, in: paragraph, measure: measure)
      lines.append(
        LineSpan(
          start: start, end: end.offset, visibleEnd: end.visibleEnd, endsSafely: end.isSafe,
          showsHyphen: end.showsHyphen, paragraph: index))
      start = LineStart(offset: end.offset, cluster: end.nextCluster, isSafe: end.isSafe)
    }
    return lines
  }

  private func lineEnd(from start: LineStart, in paragraph: ShapedParagraph, measure: Measure) -> LineEnd {
    let regular = ends(from: start, in: paragraph, atGraphemes: false)
    if let last = regular.last(where: { fits($0, from: start, in: paragraph, measure: measure) }) { return last }
    let emergency = ends(from: start, in: paragraph, atGraphemes: true)
    return emergency.last { fits($0, from: start, in: paragraph, measure: measure) } ?? emergency[0]
  }

  private func fits(
    _ end: LineEnd, from start: LineStart, in paragraph: ShapedParagraph, measure: Measure
  ) -> Bool {
    visibleWidth(to: end, from: start, in: paragraph, measure: measure) <= width + Self.tolerance
  }

  /// The ends that may fit, in order; at graphemes there is at least one.
  func ends(from start: LineStart, in paragraph: ShapedParagraph, atGraphemes: Bool) -> [LineEnd] {
    var ends: [LineEnd] = []
    // As many as most lines have words.
    ends.reserveCapacity(32)
    var pen = LinePen()
    var visibleEnd = start.offset
    for index in start.cluster..<paragraph.clusters.upperBound {
      let cluster = clusters[index]
      let from = max(start.offset, cluster.range.lowerBound)
      let upper = cluster.range.upperBound
      if upper - from > 1, !cluster.hangs {
        for offset in (from + 1)..<upper
        where shaped.units.isGraphemeStart[offset] && mayEnd(at: offset, before: index, atGraphemes: atGraphemes) {
          var inner = pen
          inner.add(cluster, share: Double(offset - from) / Double(cluster.range.count))
          ends.append(end(at: offset, cluster: index, visibleEnd: offset, width: inner.visible, isSafe: false))
        }
      }
      let isWhole = from == cluster.range.lowerBound
      pen.add(cluster, share: isWhole ? 1 : Double(upper - from) / Double(cluster.range.count))
      if !cluster.hangs { visibleEnd = upper }
      let isLast = upper == paragraph.range.upperBound
      if isLast || mayEnd(at: upper, before: index + 1, atGraphemes: atGraphemes) {
        var end = end(
          at: upper, cluster: index + 1, visibleEnd: visibleEnd, width: pen.visible,
          isSafe: isLast || isSafe(before: index + 1))
        // At the end of a paragraph white space hangs only where it does not fit.
        if isLast, pen.total <= width + Self.tolerance { end.visibleEnd = upper }
        ends.append(end)
      }
      if pen.visible > width, pen.visible > width + slack(of: index), !atGraphemes || !ends.isEmpty { break }
    }
    return ends
  }

  /// Whether a line may end at an offset inside a paragraph.
  ///
  /// A word that has to be broken may end a line at any of its graphemes, but keeps the white space after it that hangs
  /// and its soft hyphens: no line begins with either (UAX #14, LB7 and LB21).
  ///
  /// - Parameter cluster: the cluster that holds the offset.
  private func mayEnd(at offset: Int, before cluster: Int, atGraphemes: Bool) -> Bool {
    guard atGraphemes else { return mayBegin[offset] }
    let next = clusters[cluster]
    if next.hangs, next.range.lowerBound == offset { return false }
    let utf8 = shaped.units.utf8
    // U+00AD is C2 AD.
    guard utf8[offset] == 0xC2, utf8[offset + 1] == 0xAD else { return true }
    return !mayBegin.isEmpty && mayBegin[offset]
  }

  /// How much wider than the block a line may seem and still fit once its ends are shaped: the letters at both ends.
  private func slack(of cluster: Int) -> Double { shaped.style(of: shaped.clusters[cluster]).size }

  private func end(at offset: Int, cluster: Int, visibleEnd: Int, width: Double, isSafe: Bool) -> LineEnd {
    let utf8 = shaped.units.utf8
    // U+00AD is C2 AD.
    let isHyphen = visibleEnd == offset && offset >= 2 && utf8[offset - 2] == 0xC2 && utf8[offset - 1] == 0xAD
    let isParagraphEnd =
      cluster >= shaped.clusters.count || shaped.clusters[cluster].range.lowerBound > offset
    return LineEnd(
      offset: offset, nextCluster: cluster, visibleEnd: visibleEnd, width: width, isSafe: isSafe,
      showsHyphen: isHyphen && !isParagraphEnd)
  }

  private func isSafe(before index: Int) -> Bool {
    guard index < shaped.clusters.count else { return true }
    let cluster = shaped.clusters[index]
    return cluster.indexInRun == 0 || shaped.runs[cluster.run].isSafeToBreakBefore[cluster.indexInRun]
  }
}
