/// The outlines of all glyphs that a transition shows.
struct OutlineTable: Sendable {
  private struct Key: Hashable {
    let face: FaceIdentity
    let glyph: GlyphID
  }

  /// The tracks, in the order in which glyphs were first seen.
  private(set) var tracks: [OutlineTrack] = []
  private var indices: [Key: Int] = [:]

  /// Makes sure that a glyph can be drawn anywhere along a way, and as far beside it as styles reach.
  ///
  /// - Parameter magnification: how much larger than its size the glyph may be drawn, as part of a colour glyph.
  mutating func cover(
    _ glyph: GlyphID, along path: StylePath, from start: Double, to end: Double, reach: StyleReach? = nil,
    magnification: Double = 1
  ) throws(FontError) {
    let key = Key(face: path.face.identity, glyph: glyph)
    let index: Int
    if let known = indices[key] {
      index = known
    } else {
      index = tracks.count
      indices[key] = index
      tracks.append(OutlineTrack(face: path.face, glyph: glyph))
    }
    tracks[index].magnification = max(tracks[index].magnification, magnification)
    let grid = path.face.outlineGrid(of: glyph)
    for (_, cell) in path.cells(of: grid, from: start, to: end) { try tracks[index].cover(cell) }
    guard let box = reach?.box(around: path, from: start, to: end) else { return }
    for cell in grid.cells(from: box.lower, to: box.upper) { try tracks[index].cover(cell) }
  }

  /// Decides flattening and overlaps of every glyph, once all ways are covered.
  mutating func settle(largestSize: Double) {
    for index in tracks.indices { tracks[index].settle(largestSize: largestSize) }
  }

  /// The track of a glyph; `nil` when it was not covered.
  func index(of glyph: GlyphID, in face: FontFace) -> Int? {
    indices[Key(face: face.identity, glyph: glyph)]
  }
}
