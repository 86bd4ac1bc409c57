/// The outlines of all glyphs that a transition shows.
struct OutlineTable: Sendable {
  private struct Key: Hashable {
    let face: FaceIdentity
    let glyph: GlyphID
  }

  /// The tracks, in the order in which glyphs were first seen.
  private(set) var tracks: [OutlineTrack] = []
  private var indices: [Key: Int] = [:]
  /// The number of the present plan.
  private var plan = 0
  /// For how many plans an outline is kept that none of them shows.
  private static let memory = 4

  /// Makes ready for another plan; drops outlines that the last few plans did not show.
  mutating func startPlan() {
    plan += 1
    guard tracks.contains(where: { $0.lastPlan + Self.memory < plan }) else { return }
    tracks.removeAll { $0.lastPlan + Self.memory < plan }
    indices = [:]
    for (index, track) in tracks.enumerated() {
      indices[Key(face: track.face.identity, glyph: track.glyph)] = index
    }
  }

  /// The outlines that the present plan shows.
  var shown: some Sequence<OutlineTrack> { tracks.lazy.filter { [plan] in $0.lastPlan == plan } }

  /// Makes sure that a glyph can be drawn anywhere along a way, and as far beside it as styles reach.
  ///
  /// - Parameter magnification: how much larger than its size the glyph may be drawn, as part of a colour glyph.
  mutating func cover(
    _ glyph: GlyphID, along way: inout CoveredWay, magnification: Double = 1
  ) throws(FontError) {
    let face = way.path.face
    let key = Key(face: face.identity, glyph: glyph)
    let index: Int
    if let known = indices[key] {
      index = known
    } else {
      index = tracks.count
      indices[key] = index
      tracks.append(OutlineTrack(face: face, glyph: glyph))
    }
    tracks[index].magnification = max(tracks[index].magnification, magnification)
    tracks[index].lastPlan = plan
    for cell in way.cells(of: tracks[index].grid) { try tracks[index].cover(cell) }
  }

  /// Decides flattening and overlaps of every glyph, once all ways are covered.
  mutating func settle(largestSize: Double) {
    for index in tracks.indices where tracks[index].lastPlan == plan { tracks[index].settle(largestSize: largestSize) }
    drawn = tracks.map(\.drawn)
  }

  /// For each track what a scene draws; made once all are settled.
  private(set) var drawn: [DrawnOutline] = []

  /// The track of a glyph; `nil` when it was not covered.
  func index(of glyph: GlyphID, in face: FontFace) -> Int? {
    indices[Key(face: face.identity, glyph: glyph)]
  }
}
