import GlyphInterp

/// A gradient as Lottie has it: along a line, or between a point in a circle and the circle; outside of both the colours
/// of the ends go on.
struct LottieGradient: Equatable {
  /// How the colours lie.
  enum Kind: Int {
    case linear = 1
    case radial = 2
  }

  let kind: Kind
  /// The start of the line, or the centre of the circle.
  let start: Point
  /// The end of the line, or a point of the circle, on the side of the point in it.
  let end: Point
  /// How far the point in the circle is from its centre, in percent of the radius.
  let highlight: Double
  /// The colours, offsets in 0…1.
  var stops: [Gradient.Stop]

  /// How far the axes of a circle may differ, as a share of them.
  private static let unevenness = 1e-6
  /// Farther out than this, in percent of the radius, players move the point in the circle.
  private static let farthestHighlight = 98.0

  /// A scene's gradient where it fills a box; `nil` where Lottie has nothing like it.
  init?(_ gradient: Gradient, in box: Rect) {
    switch gradient.geometry {
    case .linear(let start, let end, let rotation):
      let places = [start, end, rotation].map(gradient.transform.apply(to:))
      let axis = Gradient.perpendicularEnd(start: places[0], end: places[1], rotation: places[2]) - places[0]
      let offsets = gradient.offsets(in: box)
      guard axis.length > 0, let stops = gradient.unrolledStops(from: offsets.min() ?? 0, to: offsets.max() ?? 1),
        let first = stops.first?.offset, let last = stops.last?.offset
      else { return nil }
      let finish = Self.end(from: first, to: max(last, first + Self.leastSpan), edges: stops.edges)
      kind = .linear
      self.start = places[0] + axis * first
      self.end = places[0] + axis * finish
      highlight = 0
      self.stops = stops.straight.placed(from: first, to: finish)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      let transform = gradient.transform
      // Only what keeps circles circles.
      let turned = abs(transform.a - transform.d) + abs(transform.b + transform.c)
      let mirrored = abs(transform.a + transform.d) + abs(transform.b - transform.c)
      let isEven = min(turned, mirrored) < Self.unevenness * (abs(transform.a) + abs(transform.b))
      let scale = abs(transform.determinant).squareRoot()
      guard isEven, scale > 0 else { return nil }
      // The circle of offset t is t ways from the first centre, and t growths larger.
      let center = transform.apply(to: startCenter)
      let way = transform.apply(to: endCenter) - center
      let (radius, growth) = (startRadius * scale, (endRadius - startRadius) * scale)
      guard growth > 0, way.length < growth * Self.farthestHighlight / 100 else { return nil }
      let apex = -radius / growth
      let reach = gradient.offsets(in: box).max() ?? 1
      guard let all = gradient.unrolledStops(from: apex, to: reach), let last = all.last?.offset, last > apex
      else { return nil }
      let finish = Self.end(from: apex, to: last, edges: all.edges)
      kind = .radial
      self.start = center + way * finish
      let outerRadius = radius + growth * finish
      let focus = center + way * apex
      let gap = (focus - self.start).length
      let side = gap > Self.leastSpan ? (focus - self.start) * (1 / gap) : Vector(dx: 1, dy: 0)
      self.end = self.start + side * outerRadius
      highlight = gap / outerRadius * 100
      self.stops = all.straight.placed(from: apex, to: finish)
    case .sweep: return nil
    }
  }

  /// Whether nothing but the colours is different in another gradient.
  func isSameBesideColors(as other: LottieGradient) -> Bool {
    kind == other.kind && start == other.start && end == other.end && highlight == other.highlight
      && stops.map(\.offset) == other.stops.map(\.offset)
  }

  /// The stops as Lottie has them: offset and colour of each, then offset and alpha of each.
  ///
  /// - Parameter isKeyed: whether the colours change.
  func numbers(withAlpha hasAlpha: Bool, isKeyed: Bool) -> [Double] {
    let stops = separateStops
    func level(_ value: Double) -> Double { LottieText.level(value, isKeyed: isKeyed) }
    return stops.flatMap { [$0.offset, level($0.color.red), level($0.color.green), level($0.color.blue)] }
      + (hasAlpha ? stops.flatMap { [$0.offset, level($0.color.alpha)] } : [])
  }

  /// The stops with no two at one place: of such players divide by nothing.
  var separateStops: [Gradient.Stop] {
    var separate = stops
    var least = 0.0
    for index in separate.indices {
      separate[index].offset = max(least, separate[index].offset)
      least = separate[index].offset + Self.leastGap
    }
    var most = 1.0
    for index in separate.indices.reversed() {
      separate[index].offset = min(most, separate[index].offset)
      most = separate[index].offset - Self.leastGap
    }
    return separate
  }

  /// The least distance of two stops that their text tells.
  private static let leastGap = 1e-4

  /// Where a gradient ends, or a little later, so that its edges lie at whole percents: lottie-web knows no others.
  private static func end(from start: Double, to end: Double, edges: [Double]) -> Double {
    func miss(_ end: Double) -> Double {
      edges.reduce(0) { miss, edge in
        let percent = (edge - start) / (end - start) * 100
        return max(miss, abs(percent - percent.rounded()))
      }
    }
    let ends = (0...mostTries).map { start + (end - start) * (1 + Double($0) / Double(2 * mostTries)) }
    return ends.min { miss($0) < miss($1) } ?? end
  }

  private static let mostTries = 512

  /// The least length of a gradient, in its own offsets.
  private static let leastSpan = 1e-6
}

extension Gradient {
  /// The offsets at the corners of a box of the scene.
  fileprivate func offsets(in box: Rect) -> [Double] {
    guard let toGradient = transform.inverse else { return [] }
    return box.corners.compactMap { geometry.offset(at: toGradient.apply(to: $0), extend: extend) }
  }
}

extension [Gradient.Stop] {
  /// The offsets at which one colour follows another without a way between.
  fileprivate var edges: [Double] {
    zip(self, dropFirst()).filter { $0.offset == $1.offset && $0.color != $1.color }.map(\.0.offset)
  }

  /// Stops with offsets that are 0 at one offset and 1 at another; before the first its colour, and what lies before 0
  /// left out but for the colour at 0.
  fileprivate func placed(from start: Double, to end: Double) -> [Gradient.Stop] {
    let span = Swift.max(end - start, 1e-9)
    let moved = map { Gradient.Stop(offset: ($0.offset - start) / span, color: $0.color) }
    guard let index = moved.lastIndex(where: { $0.offset <= 0 }) else { return moved }
    guard index + 1 < moved.count, moved[index].offset < 0 else { return Array(moved[index...]) }
    let (before, behind) = (moved[index], moved[index + 1])
    let share = -before.offset / (behind.offset - before.offset)
    func mix(_ component: (Color) -> Double) -> Double {
      component(before.color) + (component(behind.color) - component(before.color)) * share
    }
    let color = Color(
      red: mix { $0.red }, green: mix { $0.green }, blue: mix { $0.blue }, alpha: mix { $0.alpha })
    return [Gradient.Stop(offset: 0, color: color)] + moved[(index + 1)...]
  }
}
