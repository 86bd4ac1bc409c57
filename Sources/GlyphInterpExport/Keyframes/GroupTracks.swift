import GlyphInterp

/// The colours and opacities of groups, each made once.
struct GroupTracks {
  private var colors: [FadeKey: KeyframeTrack<Color>] = [:]
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
