#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Color {
  /// The colour on the way to another.
  ///
  /// Components mix premultiplied; the result is clipped to sRGB. At 0 and 1 it is the end itself, unchanged.
  ///
  /// - Parameters:
  ///   - other: the colour at progress 1.
  ///   - progress: clamped to 0…1 (semantics 3.9).
  ///   - mixing: the space of the mixture.
  public func interpolated(to other: Color, at progress: Double, in mixing: ColorMixing) -> Color {
    if progress <= 0 || self == other { return self }
    if progress >= 1 { return other }
    let alpha = self.alpha * (1 - progress) + other.alpha * progress
    guard alpha > 0 else { return Color.clear }
    let oldShare = self.alpha * (1 - progress) / alpha
    let newShare = other.alpha * progress / alpha
    switch mixing {
    case .srgb:
      return Color(
        red: red * oldShare + other.red * newShare,
        green: green * oldShare + other.green * newShare,
        blue: blue * oldShare + other.blue * newShare, alpha: alpha)
    case .linear:
      func mix(_ old: Double, _ new: Double) -> Double {
        LinearSRGB.encode(LinearSRGB.decode(old) * oldShare + LinearSRGB.decode(new) * newShare)
      }
      return Color(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        alpha: alpha)
    case .oklab:
      let old = OklabColor(self)
      let new = OklabColor(other)
      return OklabColor(
        lightness: old.lightness * oldShare + new.lightness * newShare,
        a: old.a * oldShare + new.a * newShare, b: old.b * oldShare + new.b * newShare,
        alpha: alpha
      ).color
    case .oklch:
      return interpolatedByHue(to: other, at: progress, shares: (oldShare, newShare), alpha: alpha)
    }
  }

  /// The mixture in OKLCh by the shorter way; a grey takes the hue of the other colour (CSS Color 4, section 12.4).
  private func interpolatedByHue(
    to other: Color, at progress: Double, shares: (old: Double, new: Double), alpha: Double
  ) -> Color {
    let old = OklabColor(self)
    let new = OklabColor(other)
    let oldChroma = hypot(old.a, old.b)
    let newChroma = hypot(new.a, new.b)
    let powerless = 4e-6
    var oldHue = atan2(old.b, old.a)
    var newHue = atan2(new.b, new.a)
    if oldChroma < powerless { oldHue = newHue }
    if newChroma < powerless { newHue = oldHue }
    if newHue - oldHue > .pi { oldHue += 2 * .pi }
    if oldHue - newHue > .pi { newHue += 2 * .pi }
    let hue = oldHue * (1 - progress) + newHue * progress
    let chroma = oldChroma * shares.old + newChroma * shares.new
    return OklabColor(
      lightness: old.lightness * shares.old + new.lightness * shares.new,
      a: chroma * cos(hue), b: chroma * sin(hue), alpha: alpha
    ).color
  }
}
