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
    let stretches = Self.composingStretches(of: request.paragraph, in: request.range)
    if let known = gridsOfText.withLock({ $0[stretches] }) { return known }
    let text = stretches.sorted().flatMap { Array($0.unicodeScalars) }
    let glyphs = handles.withLock { $0.shaping.glyphsWithinReach(of: text) }
    var grid = withGrids { reader in
      reader.shaping(glyphs: glyphs) { table, lookups in
        handles.withLock { $0.shaping.lookups(lookups, of: table, touch: glyphs) }
      }
    }
    if !grid.isExact { grid = refined(grid, glyphs: glyphs.sorted()) }
    guard stretches.reduce(0, { $0 + $1.utf8.count }) <= Self.longestKeptText else { return grid }
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

  /// The different stretches of a text inside which characters may compose: an ASCII character alone, others with what
  /// stands around them up to the next of those.
  ///
  /// No ASCII character is the second of a composition; as the first it goes with the stretch after it.
  private static func composingStretches(of utf8: [UInt8], in range: Range<Int>) -> Set<String> {
    var isKnown = [Bool](repeating: false, count: 128)
    var stretches: Set<String> = []
    var start = range.lowerBound
    while start < range.upperBound {
      let first = start
      let byte = utf8[first]
      start += 1
      while start < range.upperBound, utf8[start] >= 0x80 { start += 1 }
      if start - first == 1, byte < 0x80 {
        if isKnown[Int(byte)] { continue }
        isKnown[Int(byte)] = true
      }
      stretches.insert(String(decoding: utf8[first..<start], as: UTF8.self))
    }
    return stretches
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
