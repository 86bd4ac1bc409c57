internal import Synchronization

extension FontFace {
  /// Shapes a run at a corner of the shaping grid: the glyphs in visual order from left to right, in em.
  ///
  /// Glyphs and kerning are those of the corner's cell, one step of F2DOT14 beside the corner where glyphs swap there;
  /// advances are those at the corner itself.
  public func shape(_ request: ShapeRequest, at corner: GridCorner) -> [ShapedGlyph] {
    handles.withLock { handles in
      guard corner.isNudged else { return handles.shaping.shape(request, at: corner.coordinates) }
      let beside = corner.nudgedCoordinates
      let glyphs = handles.shaping.shape(request, at: beside)
      let besideAdvances = glyphs.map { handles.shaping.advance(of: $0.glyph, at: beside) }
      return zip(glyphs, besideAdvances).map { glyph, besideAdvance in
        // A mark that stands on its base has no advance, there or here.
        guard glyph.advance != 0 else { return glyph }
        let exactAdvance = handles.shaping.advance(of: glyph.glyph, at: corner.coordinates)
        return ShapedGlyph(
          glyph: glyph.glyph, cluster: glyph.cluster, advance: glyph.advance + exactAdvance - besideAdvance,
          offset: glyph.offset, isUnsafeToBreak: glyph.isUnsafeToBreak)
      }
    }
  }

  /// The advance of a glyph at a corner, without kerning, in em.
  public func advance(of glyph: GlyphID, at corner: GridCorner) -> Double {
    handles.withLock { $0.shaping.advance(of: glyph, at: corner.coordinates) }
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
