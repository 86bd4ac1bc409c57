internal import Synchronization

extension FontFace {
  /// The lines between which any text is multilinear: advances, kerning and line measures.
  public var shapingGrid: DesignSpaceGrid {
    if let known = wholeGrid.withLock({ $0 }) { return known }
    var grid = withGrids { reader in reader.shaping(glyphs: nil) { _, _ in true } }
    if !grid.isExact { grid = refined(grid, glyphs: (0..<UInt32(clamping: glyphCount)).map { GlyphID($0) }) }
    wholeGrid.withLock { [grid] in $0 = grid }
    return grid
  }

  /// The lines between which one run is multilinear, fewer than those of the whole font: glyph swaps that cannot
  /// happen to the run's glyphs are left out.
  ///
  /// The run is not shaped for this.
  public func shapingGrid(for request: ShapeRequest) -> DesignSpaceGrid {
    guard withGrids(\.dependsOnGlyphs) else { return shapingGrid }
    let stretches = ComposingStretches(of: request.paragraph, in: request.range)
    if let known = gridsOfText.withLock({ $0[stretches] }) { return known }
    let text = stretches.characters
    let glyphs = handles.withLock { $0.shaping.glyphsWithinReach(of: text) }
    var grid = withGrids { reader in
      reader.shaping(glyphs: glyphs) { table, lookups in
        handles.withLock { $0.shaping.lookups(lookups, of: table, touch: glyphs) }
      }
    }
    if !grid.isExact { grid = refined(grid, glyphs: glyphs.sorted()) }
    guard stretches.byteCount <= Self.longestKeptText else { return grid }
    gridsOfText.withLock { [grid] known in
      if known.count >= Self.textGridLimit { known = [:] }
      known[stretches] = grid
    }
    return grid
  }

  /// The most texts whose grids are kept.
  private static let textGridLimit = 256
  /// How long such a text may be, in bytes, each stretch counted once.
  private static let longestKeptText = 4096

  /// Looks for lines by trial, as the font's own could not all be read.
  private func refined(_ grid: DesignSpaceGrid, glyphs: [GlyphID]) -> DesignSpaceGrid {
    // Advances are rounded to a font unit at each of the three places that are compared.
    let tolerance = 1.01 / Double(unitsPerEm)
    let tried = Array(glyphs.prefix(Self.trialGlyphCount))
    return grid.refined(tolerance: tolerance) { corner in
      handles.withLock { $0.shaping.advances(of: tried, at: corner.coordinates) }
    }
  }

  /// How many glyphs are looked at where lines are found by trial.
  private static let trialGlyphCount = 64

  /// The lines between which a glyph's outline is multilinear.
  ///
  /// - Complexity: O(regions of the glyph and its components) for TrueType; no outline is loaded, unless the font's
  ///   lines cannot be read.
  public func outlineGrid(of glyph: GlyphID) -> DesignSpaceGrid {
    if let known = knownGlyphs.withLock({ $0[glyph]?.grid }) { return known }
    var grid = withGrids { $0.outlines(of: glyph) }
    if !grid.isExact {
      grid = grid.refined(tolerance: 1.01) { corner in
        guard let outline = try? outline(of: glyph, at: corner) else { return [] }
        return outline.points.flatMap { [$0.x, $0.y] }
      }
    }
    remember(glyph) { [grid] in $0.grid = grid }
    return grid
  }

  /// The lines between which colour glyphs' paints are multilinear, the store of `COLR`.
  public var paintGrid: DesignSpaceGrid { withGrids(\.paint) }
}
