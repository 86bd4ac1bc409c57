/// The colour of a gradient at a pixel.
struct GradientShader {
  /// Colours at equal steps between the first and the last stop.
  private static let steps = 1024

  private let geometry: Gradient.Geometry
  private let extend: Gradient.Extend
  private let toGradient: Transform2D?
  private let first: Double
  private let last: Double
  private let table: [UInt32]
  private let hasSeveralStops: Bool
  private let before: UInt32
  private let after: UInt32

  init(_ gradient: Gradient, transform: Transform2D) {
    geometry = gradient.geometry
    extend = gradient.extend
    toGradient = gradient.transform.then(transform).inverse
    var stops = gradient.stops.filter { $0.offset.isFinite }
    // A stable order: stops at one offset keep theirs, which makes a hard edge.
    stops = stops.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    first = stops.first?.offset ?? 0
    last = stops.last?.offset ?? 0
    before = stops.first.map { PaintShader.word(PremultipliedRGBA8($0.color)) } ?? 0
    after = stops.last.map { PaintShader.word(PremultipliedRGBA8($0.color)) } ?? 0
    hasSeveralStops = stops.count > 1
    let span = last - first
    let start = first
    let colors = stops.map { Self.premultiplied($0.color) }
    let offsets = stops.map(\.offset)
    table =
      span > 0
      ? (0...Self.steps).map { step in
        Self.word(Self.mixed(colors, offsets, at: start + span * Double(step) / Double(Self.steps)))
      } : []
  }

  /// The premultiplied pixel at a place of the frame.
  func pixel(x: Double, y: Double) -> UInt32 {
    guard let toGradient,
      let place = geometry.offset(at: toGradient.apply(to: Point(x: x, y: y)), extend: extend), !place.isNaN
    else { return 0 }
    return color(at: place)
  }

  private func color(at offset: Double) -> UInt32 {
    guard !table.isEmpty else {
      // Several stops at one offset: an edge. Repeated, it would be everywhere, so nothing is drawn.
      if hasSeveralStops, extend != .pad { return 0 }
      return offset < first ? before : after
    }
    var share = (offset - first) / (last - first)
    switch extend {
    case .pad: share = min(1, max(0, share))
    case .repeat: share -= share.rounded(.down)
    case .reflect:
      share -= 2 * (share / 2).rounded(.down)
      if share > 1 { share = 2 - share }
    }
    guard share >= 0, share <= 1 else { return after }
    return table[Int((share * Double(Self.steps)).rounded())]
  }

  private static func premultiplied(_ color: Color) -> SIMD4<Double> {
    let alpha = min(1, max(0, color.alpha))
    func clip(_ component: Double) -> Double { min(1, max(0, component)) * alpha }
    return SIMD4(clip(color.red), clip(color.green), clip(color.blue), alpha)
  }

  private static func mixed(_ colors: [SIMD4<Double>], _ offsets: [Double], at offset: Double) -> SIMD4<Double> {
    guard let upper = offsets.firstIndex(where: { $0 > offset }) else { return colors.last ?? .zero }
    guard upper > 0 else { return colors[0] }
    let share = (offset - offsets[upper - 1]) / (offsets[upper] - offsets[upper - 1])
    return colors[upper - 1] + (colors[upper] - colors[upper - 1]) * share
  }

  private static func word(_ color: SIMD4<Double>) -> UInt32 {
    let levels = color * 255 + 0.5
    return UInt32(levels.x) | UInt32(levels.y) << 8 | UInt32(levels.z) << 16 | UInt32(levels.w) << 24
  }
}
