/// What HarfBuzz gives for a run at one corner of the design-space grid, gathered by cluster. Em, y up.
struct RunSample: Sendable {
  /// The glyphs in visual order.
  let glyphs: [GlyphID]
  /// For each cluster of the run, logical order, its glyphs in `glyphs`.
  let glyphRanges: [CompactRange]
  /// The advance of each cluster, kerning included.
  let increments: [Double]
  /// Where each glyph's origin stands from its cluster's left edge; empty where all stand there.
  private let pens: [Vector]
  /// The face's vertical metrics.
  let metrics: FontMetrics

  /// Gathers shaped glyphs into the clusters that start at the given offsets.
  ///
  /// A glyph whose cluster starts within one of the given clusters belongs to it, so that a corner which clusters more
  /// finely or more coarsely still fits.
  init(shaped: [ShapedGlyph], clusterStarts: [Int], metrics: FontMetrics) {
    var increments = [Double](repeating: 0, count: clusterStarts.count)
    var ranges = [CompactRange](repeating: CompactRange(0..<0), count: clusterStarts.count)
    var pens: [Vector] = []
    var current = -1
    var cluster = 0
    var pen = 0.0
    var first = 0
    for index in shaped.indices {
      let glyph = shaped[index]
      // Clusters follow each other forwards or backwards, so that the next one is never far.
      while cluster + 1 < clusterStarts.count, clusterStarts[cluster + 1] <= glyph.cluster { cluster += 1 }
      while cluster > 0, clusterStarts[cluster] > glyph.cluster { cluster -= 1 }
      if cluster != current {
        if current >= 0 { ranges[current] = CompactRange(first..<index) }
        current = cluster
        pen = 0
        first = index
      }
      let place = Vector(dx: pen + glyph.offset.dx, dy: glyph.offset.dy)
      if place != .zero || !pens.isEmpty {
        if pens.isEmpty { pens = [Vector](repeating: .zero, count: index) }
        pens.append(place)
      }
      pen += glyph.advance
      increments[cluster] += glyph.advance
    }
    if current >= 0 { ranges[current] = CompactRange(first..<shaped.count) }
    glyphs = shaped.map(\.glyph)
    glyphRanges = ranges
    self.increments = increments
    self.pens = pens
    self.metrics = metrics
  }

  /// Whether all glyphs stand at their clusters' left edges.
  var isBare: Bool { pens.isEmpty }

  /// Where a glyph's origin stands from its cluster's left edge.
  func pen(of glyph: Int) -> Vector { pens.isEmpty ? .zero : pens[glyph] }
}
