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
    let text = Array(String(decoding: request.paragraph[request.range], as: UTF8.self).unicodeScalars)
    let glyphs = handles.withLock { $0.shaping.glyphsWithinReach(of: text) }
    let grid = withGrids { reader in
      reader.shaping(glyphs: glyphs) { table, lookups in
        handles.withLock { $0.shaping.lookups(lookups, of: table, touch: glyphs) }
      }
    }
    return grid.isExact ? grid : refined(grid, glyphs: glyphs.sorted())
  }

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
    let grid = withGrids { $0.outlines(of: glyph) }
    if grid.isExact { return grid }
    return grid.refined(tolerance: 1.01) { corner in
      guard let outline = try? outline(of: glyph, at: corner) else { return [] }
      return outline.points.flatMap { [$0.x, $0.y] }
    }
  }

  /// The lines between which colour glyphs' paints are multilinear, the store of `COLR`.
  public var paintGrid: DesignSpaceGrid { withGrids(\.paint) }
}
