/// A colour of a paint: an entry of the palette or the text's colour, and an alpha on top.
struct PaletteColor: Hashable, Sendable {
  /// The palette index that stands for the text's colour. Source: OpenType 1.9, `COLR`.
  static let foreground = 0xFFFF

  /// The entry of the palette, or ``foreground``.
  var entry: Int
  /// A factor on the alpha of the entry, nominally 0…1.
  var alpha: VaryingNumber

  /// The colour where the regions apply in given shares.
  func color(in inks: ColorGlyphInks, under shares: [Double]) -> Color {
    let base = entry == Self.foreground ? inks.foreground : inks.palette?.color(of: entry) ?? .clear
    let factor = min(1, max(0, alpha.value(under: shares)))
    // Palette entry and text colour keep their own alpha: both factors count.
    return base.multipliedAlpha(by: factor)
  }
}
