extension TransitionPlanner {
  /// Makes sure that a glyph can be drawn anywhere along a way, as an outline or in colours of its own.
  ///
  /// - Parameter largestSize: the most pixels per em at which a glyph is drawn, in device pixels.
  mutating func cover(_ glyph: GlyphID, along way: inout CoveredWay, largestSize: Double) throws(FontError) {
    let path = way.path
    guard let index = colorGlyphs.cover(glyph, in: path.face, largestSize: largestSize) else {
      return try memory.outlines.cover(glyph, along: &way)
    }
    let (start, end) = (progressRange.lowerBound, progressRange.upperBound)
    for palette in [path.old.palette, path.new.palette] { colorGlyphs.check(palette: palette, of: path.face) }
    let places = [start, 0, 0.5, 1, end].map(path.normalized)
    for part in colorGlyphs.tracks[index].outlineGlyphs(at: places) {
      try memory.outlines.cover(part.glyph, along: &way, magnification: part.magnification)
    }
  }
}
