import GlyphInterp

/// The colours and opacities of groups, each made once.
struct GroupTracks {
  private var colors: [FadeKey: KeyframeTrack<Color>] = [:]
  private var darkColors: [FadeKey: KeyframeTrack<Color>] = [:]
  private var alphas: [FadeKey: KeyframeTrack<Double>] = [:]
  private var opacities: [FadeKey: KeyframeTrack<Double>] = [:]

  /// The opaque colour of a layer.
  mutating func color(of layer: GlyphLayer, key: FadeKey, in keyframes: inout PlanKeyframes) -> KeyframeTrack<Color> {
    if let known = colors[key] { return known }
    let plan = keyframes.plan
    let track =
      layer.isColored
      ? KeyframeTrack(still: Color.black) : keyframes.color(onset: layer.onset) { plan.color(of: layer, at: $0) }
    colors[key] = track
    return track
  }

  /// The opaque colour of a layer on screens that are set to dark.
  ///
  /// - Returns: `nil` where the layer keeps one colour, or has the same one there.
  mutating func darkColor(
    of layer: GlyphLayer, key: FadeKey, settledBy pageColors: PageColors, in keyframes: inout PlanKeyframes
  ) -> KeyframeTrack<Color>? {
    let ends = [key.oldColor, key.newColor]
    guard !layer.isColored, !ends[0].isSameInk(as: ends[1]), ends.map(pageColors.onDark) != ends else { return nil }
    if let known = darkColors[key] { return known }
    let plan = keyframes.plan
    let track = keyframes.color(onset: layer.onset) {
      plan.color(of: layer, at: $0, standIn: pageColors.onDark)
    }
    darkColors[key] = track
    return track
  }

  /// The opacity of a layer, that of its colour included.
  mutating func opacity(of layer: GlyphLayer, key: FadeKey, in keyframes: inout PlanKeyframes) -> KeyframeTrack<Double>
  {
    if let known = opacities[key] { return known }
    let plan = keyframes.plan
    let track = keyframes.opacity(onset: layer.onset, isCut: layer.isCut) {
      plan.opacity(of: layer, at: $0) * (layer.isColored ? 1 : plan.color(of: layer, at: $0).alpha)
    }
    opacities[key] = track
    return track
  }

  /// The alpha of a layer's colour.
  mutating func alpha(of layer: GlyphLayer, key: FadeKey, in keyframes: inout PlanKeyframes) -> KeyframeTrack<Double> {
    if let known = alphas[key] { return known }
    let plan = keyframes.plan
    let track =
      layer.isColored
      ? KeyframeTrack(still: 1) : keyframes.opacity(onset: layer.onset) { plan.color(of: layer, at: $0).alpha }
    alphas[key] = track
    return track
  }
}
