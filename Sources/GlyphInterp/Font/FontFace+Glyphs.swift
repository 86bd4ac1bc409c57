internal import Synchronization

extension FontFace {
  /// How many glyphs are remembered; one more, and all are forgotten.
  private static let knownGlyphLimit = 4096

  /// The outline of a glyph at a corner, in em, y down; texts that show the glyph share its points.
  func emOutline(of glyph: GlyphID, at corner: GridCorner) throws(FontError) -> Path {
    if let known = knownGlyphs.withLock({ $0[glyph]?.outlines[corner] }) { return known }
    let outline = try outline(of: glyph, at: corner)
    let em = Double(unitsPerEm)
    let path = Path(verbs: outline.verbs, points: outline.points.map { Point(x: $0.x / em, y: -$0.y / em) })
    remember(glyph) { $0.outlines[corner] = path }
    return path
  }

  /// An outline of a glyph as other texts draw it too, where one of them draws it alike; else the outline itself.
  func shared(_ outline: DrawnOutline, of glyph: GlyphID) -> DrawnOutline {
    let known = knownGlyphs.withLock { $0[glyph]?.drawn.first { $0.isLike(outline) } }
    if let known { return known }
    remember(glyph) { known in
      if known.drawn.count == Self.drawnOutlineLimit { known.drawn.removeFirst() }
      known.drawn.append(outline)
    }
    return outline
  }

  /// In how many ways a glyph is drawn that are remembered.
  private static let drawnOutlineLimit = 8

  /// Notes something about a glyph.
  func remember(_ glyph: GlyphID, _ note: (inout KnownGlyph) -> Void) {
    knownGlyphs.withLock { known in
      if known.count >= Self.knownGlyphLimit, known[glyph] == nil { known = [:] }
      note(&known[glyph, default: KnownGlyph()])
    }
  }
}
