/// What a colour glyph is drawn with at one instant: the text's colour and the palette, which may lie between two.
struct ColorGlyphInks: Sendable {
  /// A palette on the way to another.
  struct Palette: Sendable {
    private let palettes: ColorPalettes
    private let old: Int
    private let new: Int
    private let progress: Double
    private let mixing: ColorMixing

    /// Takes two palettes of a font, of which the second one counts for `progress`, clamped to 0…1.
    init(_ palettes: ColorPalettes, from old: Int, to new: Int, at progress: Double, mixing: ColorMixing) {
      self.palettes = palettes
      (self.old, self.new) = (palettes.nearestIndex(to: old), palettes.nearestIndex(to: new))
      self.progress = progress
      self.mixing = mixing
    }

    /// The colour of an entry; transparent where the font has none.
    func color(of entry: Int) -> Color {
      let color = palettes.color(of: entry, in: old)
      guard old != new else { return color }
      return color.interpolated(to: palettes.color(of: entry, in: new), at: progress, in: mixing)
    }
  }

  /// The text's colour.
  var foreground: Color
  /// The palette; `nil` for a font without one, of which every entry is transparent.
  var palette: Palette?
}
