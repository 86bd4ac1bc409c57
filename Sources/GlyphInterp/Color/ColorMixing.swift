/// The space in which two colours mix; alpha is always premultiplied while they do.
///
/// Source: CSS Color 4, section 12.
public enum ColorMixing: String, Hashable, Sendable, CaseIterable {
  /// OKLab: even to the eye.
  case oklab
  /// OKLCh, by the shorter way around the hues.
  case oklch
  /// Encoded sRGB, as old browsers do.
  case srgb
  /// Linear-light sRGB.
  case linear
}
