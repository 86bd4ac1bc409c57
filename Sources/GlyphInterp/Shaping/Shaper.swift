/// Shapes styled texts, and their runs again at any corner of the design-space grid.
///
/// A stretch of text is shaped once per corner, however many texts and paths ask for it: samples are kept.
struct Shaper {
  private struct SampleKey: Hashable {
    let face: FontFace
    let request: ShapeRequest
    let corner: GridCorner
  }

  private struct GridKey: Hashable {
    let face: FontFace
    let request: ShapeRequest?
  }

  private var shaped: [SampleKey: [ShapedGlyph]] = [:]
  private var grids: [GridKey: DesignSpaceGrid] = [:]
  /// Which face has a cluster that the face of its style lacks.
  var fallbacks: [FallbackRequest: FontFace?] = [:]

  /// How many times HarfBuzz was called for the present plan.
  private(set) var shapingCount = 0
  /// How many glyphs `shaped` holds.
  private var glyphCount = 0
  /// What is kept from plan to plan at most: glyphs of some megabytes, however long the texts are, and so many samples,
  /// grids and fallbacks.
  private static let limits = (glyphs: 1 << 17, others: 512)

  /// Makes ready for another plan, which may use what was shaped before.
  mutating func startPlan() {
    shapingCount = 0
    if glyphCount > Self.limits.glyphs || shaped.count > Self.limits.others {
      shaped = [:]
      glyphCount = 0
    }
    if grids.count > Self.limits.others { grids = [:] }
    if fallbacks.count > Self.limits.others { fallbacks = [:] }
  }

  /// Cuts a text into paragraphs, runs and clusters; lines are not broken yet.
  mutating func shape(_ text: StyledText) -> ShapedText {
    var result = ShapedText(text: text, units: TextUnits(text.string))
    result.clusters.reserveCapacity(result.units.graphemeCount)
    for var paragraph in Itemizer(text, units: result.units).paragraphs() {
      paragraph.items = paragraph.items.flatMap { item in
        pieces(of: item, in: paragraph.range, of: text, units: result.units, notices: &result.notices)
      }
      append(paragraph, to: &result)
    }
    return result
  }

  /// Adds a paragraph of given items to a text.
  ///
  /// - Parameter context: the whole paragraph, where the items are not all of it.
  mutating func append(
    _ paragraph: Itemizer.Paragraph, context: Range<Int>? = nil, to result: inout ShapedText
  ) {
    let firstRun = result.runs.count
    let firstCluster = result.clusters.count
    for item in paragraph.items {
      let run = shapeRun(
        item, in: context ?? paragraph.range, of: result.text, units: result.units, run: result.runs.count,
        to: &result.clusters)
      result.runs.append(run)
    }
    result.paragraphs.append(
      ShapedParagraph(
        range: paragraph.range, level: paragraph.level, runs: firstRun..<result.runs.count,
        clusters: firstCluster..<result.clusters.count,
        style: result.text.styleIndex(at: paragraph.range.lowerBound)))
  }

  /// What a run is at one corner.
  mutating func sample(_ run: ShapedRun, at corner: GridCorner) -> RunSample {
    RunSample(
      shaped: glyphs(of: run.item, request: run.request, at: corner),
      clusterStarts: run.clusterStarts, metrics: run.item.face.metrics(at: corner))
  }

  /// The lines of design space between which a run is multilinear; of a face without axes there are none.
  mutating func grid(of face: FontFace, for request: ShapeRequest) -> DesignSpaceGrid {
    let key = GridKey(face: face, request: face.axes.isEmpty ? nil : request)
    if let known = grids[key] { return known }
    let grid = key.request.map { face.shapingGrid(for: $0) } ?? face.shapingGrid
    grids[key] = grid
    return grid
  }

  /// Shapes an item of a paragraph and gathers its clusters.
  ///
  /// - Parameters:
  ///   - run: the index that the run will have.
  ///   - clusters: takes the clusters.
  mutating func shapeRun(
    _ item: ShapingItem, in paragraph: Range<Int>, of text: StyledText, units: TextUnits, run: Int,
    to clusters: inout [Cluster]
  ) -> ShapedRun {
    let (request, start) = item.request(in: paragraph, of: units)
    var style = text.styleIndex(at: item.range.lowerBound)
    let grid = grid(of: item.face, for: request)
    let look = text.runs[style].style
    let location = item.face.normalized(look.coordinates(on: item.face))
    let corner = grid.cell(at: location).corners[0]
    let glyphs = glyphs(of: item, request: request, at: corner)
    let (starts, isSafe) = clusterStarts(of: glyphs, item: item, request: request, start: start, in: units)
    let firstCluster = clusters.count
    let isEllipsis = item.content == .ellipsis
    for (index, offset) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] + start : item.range.upperBound
      let range = (start + offset)..<end
      while style + 1 < text.runs.count, text.runs[style].range.upperBound <= range.lowerBound { style += 1 }
      clusters.append(
        Cluster(
          range: range, text: isEllipsis ? "\u{2026}" : units.text(in: range), run: run,
          indexInRun: index, style: style, isWhiteSpace: !isEllipsis && units.isWhiteSpace(in: range)))
    }
    return ShapedRun(
      item: item, grid: grid, request: request, clusters: firstCluster..<clusters.count,
      clusterStarts: starts, isSafeToBreakBefore: isSafe, isFallback: item.face != look.font)
  }

  /// Where clusters start in the request's text: where HarfBuzz's clusters and graphemes both do.
  private func clusterStarts(
    of glyphs: [ShapedGlyph], item: ShapingItem, request: ShapeRequest, start: Int, in units: TextUnits
  ) -> (starts: [Int], isSafe: [Bool]) {
    var starts = [request.range.lowerBound]
    var isSafe = [true]
    starts.reserveCapacity(glyphs.count)
    isSafe.reserveCapacity(glyphs.count)
    guard item.content == .text || item.content == .missing else { return (starts, isSafe) }
    func visit(_ glyph: ShapedGlyph) {
      let last = starts[starts.count - 1]
      if glyph.cluster > last {
        guard units.isGraphemeStart[glyph.cluster + start] else { return }
        starts.append(glyph.cluster)
        isSafe.append(!glyph.isUnsafeToBreak)
      } else if glyph.cluster == last, glyph.isUnsafeToBreak {
        isSafe[isSafe.count - 1] = false
      }
    }
    if item.isRightToLeft {
      for glyph in glyphs.reversed() { visit(glyph) }
    } else {
      for glyph in glyphs { visit(glyph) }
    }
    return (starts, isSafe)
  }

  /// The glyphs of an item at a corner, in visual order.
  mutating func glyphs(of item: ShapingItem, request: ShapeRequest, at corner: GridCorner) -> [ShapedGlyph] {
    guard item.content != .missing else { return missingGlyphs(of: item, request: request, at: corner) }
    let key = SampleKey(face: item.face, request: request, corner: corner)
    if let known = shaped[key] { return known }
    let glyphs = item.face.shape(request, at: corner)
    shaped[key] = glyphs
    glyphCount += glyphs.count
    shapingCount += 1
    return glyphs
  }
}
