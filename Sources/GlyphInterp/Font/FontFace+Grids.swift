extension FontFace {
  /// The lines between which shaped text is multilinear: advances, kerning and line measures.
  public var shapingGrid: DesignSpaceGrid { withGrids(\.shaping) }

  /// The lines between which a glyph's outline is multilinear.
  ///
  /// - Complexity: O(regions of the glyph and its components) for TrueType; no outline is loaded.
  public func outlineGrid(of glyph: GlyphID) -> DesignSpaceGrid { withGrids { $0.outlines(of: glyph) } }
}
