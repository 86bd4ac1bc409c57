extension BlendMode {
  /// Whether the mode changes what is below even where the source is transparent.
  var reachesBeyondSource: Bool {
    switch self {
    case .clear, .source, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// A premultiplied source laid over a premultiplied backdrop, components 0…1, alpha in the last lane.
  ///
  /// Source: W3C Compositing and Blending 1, sections 9 and 10.
  package func mixed(_ source: SIMD4<Float>, over backdrop: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = source.w
    let under = backdrop.w
    switch self {
    case .clear: return .zero
    case .source: return source
    case .destination: return backdrop
    case .sourceOver: return source + backdrop * (1 - alpha)
    case .destinationOver: return backdrop + source * (1 - under)
    case .sourceIn: return source * under
    case .destinationIn: return backdrop * alpha
    case .sourceOut: return source * (1 - under)
    case .destinationOut: return backdrop * (1 - alpha)
    case .sourceAtop: return source * under + backdrop * (1 - alpha)
    case .destinationAtop: return backdrop * alpha + source * (1 - under)
    case .xor: return source * (1 - under) + backdrop * (1 - alpha)
    case .plusLighter:
      let sum = source + backdrop
      return sum.replacing(with: 1, where: sum .> 1)
    default:
      let straight = alpha > 0 ? source / alpha : .zero
      let straightUnder = under > 0 ? backdrop / under : .zero
      var result = source * (1 - under) + backdrop * (1 - alpha)
      result += blended(straight, straightUnder) * (alpha * under)
      result.w = alpha + under - alpha * under
      return result
    }
  }

  /// B(cb, cs) of the specification, on straight components.
  private func blended(_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .multiply: return source * backdrop
    case .screen: return source + backdrop - source * backdrop
    case .overlay: return Self.each(backdrop, source, Self.hardLightChannel)
    case .hardLight: return Self.each(source, backdrop, Self.hardLightChannel)
    case .darken: return source.replacing(with: backdrop, where: backdrop .< source)
    case .lighten: return source.replacing(with: backdrop, where: backdrop .> source)
    case .colorDodge:
      return Self.each(source, backdrop) { source, backdrop in
        backdrop == 0 ? 0 : source >= 1 ? 1 : min(1, backdrop / (1 - source))
      }
    case .colorBurn:
      return Self.each(source, backdrop) { source, backdrop in
        backdrop >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
      }
    case .softLight: return Self.each(source, backdrop, Self.softLightChannel)
    case .difference:
      let difference = source - backdrop
      return difference.replacing(with: -difference, where: difference .< 0)
    case .exclusion: return source + backdrop - 2 * source * backdrop
    case .hue:
      return Self.withLuminosity(
        Self.luminosity(backdrop), of: Self.withSaturation(Self.saturation(backdrop), of: source))
    case .saturation:
      return Self.withLuminosity(
        Self.luminosity(backdrop), of: Self.withSaturation(Self.saturation(source), of: backdrop))
    case .color: return Self.withLuminosity(Self.luminosity(backdrop), of: source)
    case .luminosity: return Self.withLuminosity(Self.luminosity(source), of: backdrop)
    default: return source
    }
  }

  private static func each(
    _ source: SIMD4<Float>, _ backdrop: SIMD4<Float>, _ formula: (Float, Float) -> Float
  ) -> SIMD4<Float> {
    SIMD4(
      formula(source.x, backdrop.x), formula(source.y, backdrop.y), formula(source.z, backdrop.z), 0)
  }

  private static func hardLightChannel(_ source: Float, _ backdrop: Float) -> Float {
    if source <= 0.5 { return backdrop * 2 * source }
    let excess = 2 * source - 1
    return backdrop + excess - backdrop * excess
  }

  private static func softLightChannel(_ source: Float, _ backdrop: Float) -> Float {
    if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let curve =
      backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (curve - backdrop)
  }

  private static func luminosity(_ color: SIMD4<Float>) -> Float {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  private static func saturation(_ color: SIMD4<Float>) -> Float {
    max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
  }

  private static func withLuminosity(_ target: Float, of color: SIMD4<Float>) -> SIMD4<Float> {
    var result = color + (target - luminosity(color))
    let level = luminosity(result)
    let least = min(result.x, result.y, result.z)
    let most = max(result.x, result.y, result.z)
    if least < 0 { result = level + (result - level) * (level / (level - least)) }
    if most > 1 { result = level + (result - level) * ((1 - level) / (most - level)) }
    return result
  }

  private static func withSaturation(_ target: Float, of color: SIMD4<Float>) -> SIMD4<Float> {
    let least = min(color.x, color.y, color.z)
    let range = max(color.x, color.y, color.z) - least
    return range > 0 ? (color - least) * (target / range) : .zero
  }
}
