/// The paint of a colour glyph: a tree of fills, glyphs, maps and mixtures in font units, y up.
///
/// Source: OpenType 1.9, `COLR`. A glyph of version 0 is the same with layers of one colour each.
indirect enum ColorPaint: Hashable, Sendable {
  /// A colour everywhere.
  case solid(PaletteColor)
  /// A gradient everywhere.
  case gradient(PaintGradient)
  /// A paint within the outline of a glyph.
  case glyph(GlyphID, ColorPaint)
  /// A paint that is moved.
  case transform(PaintTransform, ColorPaint)
  /// Paints over each other, the first at the bottom.
  case layers([ColorPaint])
  /// A paint laid over another, apart from what is below both.
  case composite(source: ColorPaint, mode: BlendMode, backdrop: ColorPaint)
  /// A paint within a box.
  case clip(ClipBox, ColorPaint)

  /// A box outside which a colour glyph is not seen.
  struct ClipBox: Hashable, Sendable {
    /// The lower left corner.
    var lower: VaryingPoint
    /// The upper right corner.
    var upper: VaryingPoint
  }

  /// Calls a function with every glyph whose outline the paint needs, and the map that it is drawn under.
  func visitGlyphs(
    under shares: [Double], transform: Transform2D = .identity, _ visit: (GlyphID, Transform2D) -> Void
  ) {
    switch self {
    case .solid, .gradient: break
    case .glyph(let glyph, let paint):
      visit(glyph, transform)
      paint.visitGlyphs(under: shares, transform: transform, visit)
    case .transform(let map, let paint):
      paint.visitGlyphs(under: shares, transform: map.transform(under: shares).then(transform), visit)
    case .layers(let paints):
      for paint in paints { paint.visitGlyphs(under: shares, transform: transform, visit) }
    case .composite(let source, _, let backdrop):
      backdrop.visitGlyphs(under: shares, transform: transform, visit)
      source.visitGlyphs(under: shares, transform: transform, visit)
    case .clip(_, let paint): paint.visitGlyphs(under: shares, transform: transform, visit)
    }
  }
}
