/// Shapes styled texts, and their runs again at any corner of the design-space grid.
///
/// A stretch of text is shaped once per corner, however many texts and paths ask for it: samples are kept.
struct Shaper {
  private struct SampleKey: Hashable {
    let string: Int
    let item: ShapingItem
    let corner: GridCorner
  }

  private var strings: [String] = []
  private var shaped: [SampleKey: [ShapedGlyph]] = [:]

  /// Cuts a text into paragraphs, runs and clusters.
  mutating func shape(_ text: StyledText) -> ShapedText {
    var paragraphs: [ShapedParagraph] = []
    var runs: [ShapedRun] = []
    var clusters: [Cluster] = []
    for paragraph in Itemizer().paragraphs(of: text) {
      let firstRun = runs.count
      let firstCluster = clusters.count
      for item in paragraph.items {
        runs.append(shapeRun(item, of: text, run: runs.count, into: &clusters))
      }
      paragraphs.append(
        ShapedParagraph(
          range: paragraph.range, level: paragraph.level, runs: firstRun..<runs.count,
          clusters: firstCluster..<clusters.count,
          style: text.styleIndex(at: paragraph.range.lowerBound)))
    }
    return ShapedText(text: text, paragraphs: paragraphs, runs: runs, clusters: clusters)
  }

  /// What a run is at one corner.
  mutating func sample(_ run: ShapedRun, of string: String, at corner: GridCorner) -> RunSample {
    RunSample(
      shaped: glyphs(of: run.item, in: string, at: corner), clusterStarts: run.clusterStarts,
      isRightToLeft: run.item.isRightToLeft, metrics: run.item.face.metrics(at: corner))
  }

  private mutating func shapeRun(
    _ item: ShapingItem, of text: StyledText, run: Int, into clusters: inout [Cluster]
  ) -> ShapedRun {
    let style = text.runs[text.styleIndex(at: item.range.lowerBound)].style
    let location = item.face.normalized(style.coordinates(on: item.face))
    let corner = item.face.grid.cell(containing: location).corners[0]
    let glyphs = glyphs(of: item, in: text.string, at: corner)
    var unsafe: Set<Int> = []
    var starts: Set<Int> = []
    for glyph in glyphs {
      starts.insert(glyph.cluster)
      if glyph.isUnsafeToBreak { unsafe.insert(glyph.cluster) }
    }
    let ordered = starts.sorted()
    let first = clusters.count
    let utf8 = text.string.utf8
    var from = utf8.index(utf8.startIndex, offsetBy: item.range.lowerBound)
    for (index, start) in ordered.enumerated() {
      let end = index + 1 < ordered.count ? ordered[index + 1] : item.range.upperBound
      let to = utf8.index(from, offsetBy: end - start)
      let characters = String(text.string[from..<to])
      clusters.append(
        Cluster(
          range: start..<end, text: characters, run: run, indexInRun: index,
          style: text.styleIndex(at: start),
          isWhiteSpace: characters.unicodeScalars.allSatisfy(\.properties.isWhitespace)))
      from = to
    }
    return ShapedRun(
      item: item, clusters: first..<clusters.count, clusterStarts: ordered,
      isCursive: item.isCursive(in: text.string),
      isSafeToBreakBefore: ordered.map { !unsafe.contains($0) })
  }

  private mutating func glyphs(
    of item: ShapingItem, in string: String, at corner: GridCorner
  ) -> [ShapedGlyph] {
    let key = SampleKey(string: intern(string), item: item, corner: corner)
    if let known = shaped[key] { return known }
    let glyphs = item.face.shape(
      ShapeRequest(
        text: string, paragraph: item.paragraph, range: item.range,
        isRightToLeft: item.isRightToLeft, script: item.script, language: item.language,
        features: item.features),
      at: corner)
    shaped[key] = glyphs
    return glyphs
  }

  private mutating func intern(_ string: String) -> Int {
    if let index = strings.firstIndex(where: { $0.utf8.elementsEqual(string.utf8) }) { return index }
    strings.append(string)
    return strings.count - 1
  }
}
