import TestSupport
import Testing

@testable import GlyphInterp

@Suite struct ShapingRecordTests {
  /// What each glyph does in its cluster, and each cluster's advance, against `hb-shape`, which rounds to font units.
  @Test(
    "case 52, case 57, case 60, case 66, case 69: runs are what hb-shape makes of them",
    arguments: try ShapingRecord.all())
  func recorded(_ record: ShapingRecord) throws {
    var style = TextStyle(
      font: try FontFace(path: Fixtures.path(record.font), index: record.faceIndex), size: 1000, axes: record.axes)
    style.features = record.features
    style.opticalSizing = .none
    style.usesSystemFallback = false
    let text = try SetText(record.text, style: style)
    #expect(text.notices.isEmpty)
    var found: [String] = []
    for cluster in text.track.layout.lines[0].visual {
      found += text.glyphNames(cluster)
      let range = text.clusters[cluster].range
      let expected = record.glyphs.filter { range.contains($0.cluster) }
      let advance = expected.reduce(0) { $0 + $1.advance }
      // Half a unit for each value that hb-shape rounds, as much again between corners.
      #expect(abs(text.advance(cluster) - advance) <= Double(max(1, expected.count)), "\(text.clusters[cluster].text)")
      var pen = 0.0
      for (glyph, place) in zip(expected, text.pens(of: cluster)) {
        #expect(abs(place.dx * 1000 - pen - glyph.offset.x) <= 2, "\(glyph.name)")
        #expect(abs(place.dy * 1000 - glyph.offset.y) <= 1, "\(glyph.name)")
        pen += glyph.advance
      }
    }
    // Alone, hb-shape takes Arabic digits for right to left; in a paragraph they run from left to right.
    let names = record.glyphs.map(\.name)
    #expect(found == (record.text == "١٬٢٣٤" ? names.reversed() : names))
  }
}

extension SetText {
  /// Where the glyphs of a cluster stand in it, em.
  func pens(of cluster: Int) -> [Vector] {
    let run = track.runs[clusters[cluster].run]
    guard let resting = track.resting else { return [] }
    let instant = resting.runMoments[resting.runMomentOfCluster[cluster]].main
    let glyphs = run.samples[instant.form].glyphRanges[clusters[cluster].indexInRun].range
    return glyphs.map { run.pen(of: $0, at: instant) }
  }
}
