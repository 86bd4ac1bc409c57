/// Shapes styled texts, and their runs again at any corner of the design-space grid.
///
/// A stretch of text is shaped once per corner, however many texts and paths ask for it: samples are kept.
struct Shaper {
  private struct SampleKey: Hashable {
    let paragraph: Int
    let item: ShapingItem
    let corner: GridCorner
  }

  private struct GridKey: Hashable {
    let paragraph: Int
    let item: ShapingItem
  }

  private var paragraphs: [[UInt8]: Int] = [:]
  private var shaped: [SampleKey: [ShapedGlyph]] = [:]
  private var grids: [GridKey: DesignSpaceGrid] = [:]

  /// How many times HarfBuzz was called.
  var shapingCount: Int { shaped.count }

  /// Cuts a text into paragraphs, runs and clusters.
  mutating func shape(_ text: StyledText) -> ShapedText {
    let utf8 = Array(text.string.utf8)
    var paragraphs: [ShapedParagraph] = []
    var runs: [ShapedRun] = []
    var clusters: [Cluster] = []
    for paragraph in Itemizer().paragraphs(of: text) {
      let bytes = Array(utf8[paragraph.range])
      let firstRun = runs.count
      let firstCluster = clusters.count
      for item in paragraph.items {
        let start = paragraph.range.lowerBound
        runs.append(shapeRun(item, in: bytes, at: start, of: text, run: runs.count, into: &clusters))
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
  mutating func sample(_ run: ShapedRun, at corner: GridCorner) -> RunSample {
    RunSample(
      shaped: glyphs(of: run.item, in: run.paragraphBytes, at: corner),
      clusterStarts: run.clusterStarts, metrics: run.item.face.metrics(at: corner))
  }

  private mutating func shapeRun(
    _ item: ShapingItem, in paragraph: [UInt8], at start: Int, of text: StyledText, run: Int,
    into clusters: inout [Cluster]
  ) -> ShapedRun {
    let style = text.runs[text.styleIndex(at: start + item.range.lowerBound)].style
    let location = item.face.normalized(style.coordinates(on: item.face))
    let grid = grid(of: item, in: paragraph)
    let corner = grid.cell(at: location).corners[0]
    let glyphs = glyphs(of: item, in: paragraph, at: corner)
    var starts: Set<Int> = [item.range.lowerBound]
    var unsafe: Set<Int> = []
    for glyph in glyphs {
      starts.insert(glyph.cluster)
      if glyph.isUnsafeToBreak { unsafe.insert(glyph.cluster) }
    }
    let ordered = starts.sorted()
    let first = clusters.count
    for (index, offset) in ordered.enumerated() {
      let end = index + 1 < ordered.count ? ordered[index + 1] : item.range.upperBound
      let characters = String(decoding: paragraph[offset..<end], as: UTF8.self)
      clusters.append(
        Cluster(
          range: (start + offset)..<(start + end), text: characters, run: run, indexInRun: index,
          style: text.styleIndex(at: start + offset),
          isWhiteSpace: characters.unicodeScalars.allSatisfy(\.properties.isWhitespace)))
    }
    return ShapedRun(
      item: item, grid: grid, paragraphBytes: paragraph, clusters: first..<clusters.count,
      clusterStarts: ordered, isSafeToBreakBefore: ordered.map { !unsafe.contains($0) })
  }

  private mutating func glyphs(
    of item: ShapingItem, in paragraph: [UInt8], at corner: GridCorner
  ) -> [ShapedGlyph] {
    let key = SampleKey(paragraph: number(of: paragraph), item: item, corner: corner)
    if let known = shaped[key] { return known }
    let glyphs = item.face.shape(item.request(in: paragraph), at: corner)
    shaped[key] = glyphs
    return glyphs
  }

  private mutating func grid(of item: ShapingItem, in paragraph: [UInt8]) -> DesignSpaceGrid {
    let key = GridKey(paragraph: number(of: paragraph), item: item)
    if let known = grids[key] { return known }
    let grid = item.face.shapingGrid(for: item.request(in: paragraph))
    grids[key] = grid
    return grid
  }

  /// Equal paragraphs have one number, so that the samples of one text serve the other.
  private mutating func number(of paragraph: [UInt8]) -> Int {
    let number = paragraphs[paragraph, default: paragraphs.count]
    paragraphs[paragraph] = number
    return number
  }
}
