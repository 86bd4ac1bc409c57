import TestSupport

@testable import GlyphInterp

/// A text in fixture fonts, shaped, broken into lines and laid out at rest.
struct SetText {
  let track: TextTrack
  let notices: [TransitionNotice]

  static func style(_ font: String = "GlyphInterpTest.ttf", size: Double = 100) throws -> TextStyle {
    var style = TextStyle(font: try FontFace(path: Fixtures.path(font)), size: size)
    style.usesSystemFallback = false
    return style
  }

  init(_ text: StyledText) throws {
    var planner = try TransitionPlanner(old: text, new: text, options: TransitionOptions())
    let shaped = planner.memory.shaper.shape(text)
    track = planner.restingTrack(of: shaped, isOld: true)
    notices = shaped.notices
  }

  init(_ string: String, style: TextStyle? = nil, _ paragraph: ParagraphStyle = ParagraphStyle()) throws {
    try self.init(StyledText(string, style: try style ?? Self.style(), paragraph: paragraph))
  }

  var clusters: [Cluster] { track.shaped.clusters }
  var texts: [String] { clusters.map(\.text) }

  /// The characters of each line in logical order.
  var lines: [String] {
    track.layout.lines.map { line in line.visual.sorted().map { clusters[$0].text }.joined() }
  }

  /// The clusters of each line from left to right.
  var visualLines: [[String]] {
    track.layout.lines.map { line in line.visual.map { clusters[$0].text } }
  }

  /// The names of a cluster's glyphs, from left to right.
  func glyphNames(_ cluster: Int) -> [String] {
    let run = track.runs[clusters[cluster].run]
    return run.glyphs(of: clusters[cluster].indexInRun, in: 0).map { run.run.item.face.glyphName($0) }
  }

  /// The names of all glyphs, clusters in logical order.
  var glyphNames: [[String]] { clusters.indices.map { glyphNames($0) } }

  func origin(_ cluster: Int) -> Point { track.resting?.origins[cluster] ?? .zero }
  func advance(_ cluster: Int) -> Double { track.resting?.advances[cluster] ?? 0 }

  /// Where the ink of a line could end: the right side of its last visible cluster, from the left side of its first.
  func width(ofLine index: Int) -> Double {
    let line = track.layout.lines[index]
    let visible = line.visual.filter { !line.hanging.contains($0) }
    let left = visible.map { origin($0).x }.min() ?? 0
    return (visible.map { origin($0).x + advance($0) }.max() ?? 0) - left
  }
}
