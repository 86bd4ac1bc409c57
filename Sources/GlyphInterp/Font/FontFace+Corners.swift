internal import Synchronization

extension FontFace {
  /// Shapes a run at a corner of the shaping grid: the glyphs in visual order from left to right, in em.
  ///
  /// Glyphs and kerning are those of the corner's cell, one step of F2DOT14 beside the corner where glyphs swap there;
  /// advances are those at the corner itself, with the fractions that HarfBuzz rounds away.
  public func shape(_ request: ShapeRequest, at corner: GridCorner) -> [ShapedGlyph] {
    // At the default HarfBuzz has nothing to round.
    if !corner.isNudged, corner.coordinates.allSatisfy({ $0 == 0 }) {
      return handles.withLock { $0.shaping.shape(request, at: corner.coordinates) }
    }
    let shaped = handles.withLock { handles in
      let beside = corner.isNudged ? corner.nudgedCoordinates : corner.coordinates
      let glyphs = handles.shaping.shape(request, at: beside)
      return (glyphs, handles.shaping.advances(of: glyphs.map(\.glyph), at: beside))
    }
    let exact = advances(of: shaped.0.map(\.glyph), at: corner)
    return zip(shaped.0, zip(shaped.1, exact)).map { glyph, advances in
      // A mark that stands on its base has no advance, there or here.
      guard glyph.advance != 0, advances.0 != advances.1 else { return glyph }
      return ShapedGlyph(
        glyph: glyph.glyph, cluster: glyph.cluster, advance: glyph.advance + (advances.1 - advances.0),
        offset: glyph.offset, isUnsafeToBreak: glyph.isUnsafeToBreak)
    }
  }

  /// The advance of a glyph at a corner, without kerning, in em, unrounded.
  public func advance(of glyph: GlyphID, at corner: GridCorner) -> Double {
    advances(of: [glyph], at: corner).first ?? 0
  }

  /// HarfBuzz's advances with the fractions of `HVAR` that it rounds away.
  private func advances(of glyphs: [GlyphID], at corner: GridCorner) -> [Double] {
    let rounded = handles.withLock { $0.shaping.advances(of: glyphs, at: corner.coordinates) }
    guard corner.coordinates.contains(where: { $0 != 0 }), let variations = withGrids(\.advances) else {
      return rounded
    }
    let origin = [Int16](repeating: 0, count: corner.coordinates.count)
    let defaults = handles.withLock { $0.shaping.advances(of: glyphs, at: origin) }
    let location = corner.location
    let unit = 1 / Double(unitsPerEm)
    return zip(glyphs, zip(rounded, defaults)).map { glyph, advances in
      let exact = advances.1 + variations.delta(of: glyph, at: location) * unit
      // Further off than by rounding: HarfBuzz does not read the table as we do, and has the say.
      return abs(exact - advances.0) <= 0.51 * unit ? exact : advances.0
    }
  }

  /// The unhinted outline of a glyph at a corner, in font units, y up.
  ///
  /// All corners of a glyph give the same verbs. A glyph that is a bitmap has no outline.
  /// - Throws: `FontError.unusableGlyph` where the glyph's data is broken.
  public func outline(of glyph: GlyphID, at corner: GridCorner) throws(FontError) -> Path {
    do throws(FreeTypeError) {
      return try handles.withLock { (handles) throws(FreeTypeError) in
        try handles.outline(of: glyph, at: corner.coordinates)
      }
    } catch {
      throw .unusableGlyph(
        file: fileName, index: identity.faceIndex, glyph: glyph, code: error.code, reason: error.name)
    }
  }

  /// The vertical measures of the face at a corner, in em, y up.
  ///
  /// A cap height or an x-height that the font does not give is that of `H` or `x`, else 0.7 or 0.5 em; a font
  /// without any line measures has 0.8 em above and 0.2 em below the baseline.
  public func metrics(at corner: GridCorner) -> FontMetrics {
    var metrics = handles.withLock { $0.shaping.statedMetrics(at: corner.coordinates) }
    if metrics.ascent == 0, metrics.descent == 0 { (metrics.ascent, metrics.descent) = (0.8, -0.2) }
    if metrics.capHeight <= 0 { metrics.capHeight = height(of: "H", at: corner) ?? 0.7 }
    if metrics.xHeight <= 0 { metrics.xHeight = height(of: "x", at: corner) ?? 0.5 }
    return metrics
  }

  private func height(of letter: Unicode.Scalar, at corner: GridCorner) -> Double? {
    guard let glyph = glyph(for: letter), let outline = try? outline(of: glyph, at: corner), !outline.isEmpty
    else { return nil }
    let top = outline.controlBounds.maxY
    return top > 0 ? top / Double(unitsPerEm) : nil
  }

  /// The glyph of a character, or of a character with a variation selector; `nil` where the face has none.
  public func glyph(for scalar: Unicode.Scalar, variationSelector: Unicode.Scalar? = nil) -> GlyphID? {
    handles.withLock { $0.shaping.glyph(for: scalar, variationSelector: variationSelector) }
  }

  /// The name of a glyph, `gid7` where the font gives none.
  public func glyphName(_ glyph: GlyphID) -> String { handles.withLock { $0.shaping.glyphName(glyph) } }
}
