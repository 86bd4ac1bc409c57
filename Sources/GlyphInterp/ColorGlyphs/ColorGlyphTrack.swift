/// A glyph with colours of its own over the design space: plain data that is read while a transition is planned.
struct ColorGlyphTrack: Sendable {
  /// How a glyph gets its colours.
  enum Artwork: Sendable {
    /// A tree of paints, `COLR`.
    case paint(ColorPaint)
    /// A picture, `CBDT` or `sbix`.
    case picture(GlyphPicture)
  }

  /// The face.
  let face: FontFace
  /// The glyph.
  let glyph: GlyphID
  /// What is drawn.
  let artwork: Artwork
  /// The face's palettes; `nil` where it has none.
  let palettes: ColorPalettes?
  /// How the paint's numbers vary; `nil` where they do not.
  let variations: PaintVariations?

  /// How far each region of the paint's variations applies at a normalised location.
  func shares(at normalized: [Double]) -> [Double] { variations?.shares(at: normalized) ?? [] }

  /// The glyphs whose outlines are drawn, ascending, with the largest factor by which the paint enlarges each at some
  /// locations.
  func outlineGlyphs(at locations: [[Double]]) -> [(glyph: GlyphID, magnification: Double)] {
    guard case .paint(let paint) = artwork else { return [] }
    var factors: [GlyphID: Double] = [:]
    for location in locations {
      paint.visitGlyphs(under: shares(at: location)) { glyph, map in
        factors[glyph] = max(factors[glyph] ?? 1, map.enlargement)
      }
    }
    return factors.sorted { $0.key < $1.key }.map { ($0.key, min($0.value, Self.largestMagnification)) }
  }

  /// A paint may enlarge an outline without bound; curves are flattened for no more than this.
  private static let largestMagnification = 16.0

  /// What is drawn with at one instant.
  func inks(foreground: Color, palettes ends: (old: Int, new: Int), at progress: Double, mixing: ColorMixing)
    -> ColorGlyphInks
  {
    ColorGlyphInks(
      foreground: foreground,
      palette: palettes.map {
        ColorGlyphInks.Palette($0, from: ends.old, to: ends.new, at: progress, mixing: mixing)
      })
  }
}

extension Transform2D {
  /// The largest factor by which a length grows: the greater singular value of the linear part.
  fileprivate var enlargement: Double {
    let squares = a * a + b * b + c * c + d * d
    let root = max(0, squares * squares - 4 * determinant * determinant).squareRoot()
    return ((squares + root) / 2).squareRoot()
  }
}
