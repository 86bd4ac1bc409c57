internal import Synchronization

extension FontFace {
  /// The pixels per em of each strike of pictures; none in a font without.
  var strikes: [Double] { handles.withLock { $0.outlines.strikes } }

  /// The coloured picture of a glyph in a strike; `nil` where there is none.
  func bitmap(of glyph: GlyphID, strike: Int) -> GlyphBitmap? {
    handles.withLock { $0.outlines.bitmap(of: glyph, strike: strike) }
  }
}
