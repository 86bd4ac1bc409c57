import GlyphInterp

/// The colours that come about where the layers of a picture lie over each other.
///
/// Where layers are translucent or blended, what is seen is not straight in their inks: products, quotients and limits
/// bend it. It is computed here without rounding, at a place for each way in which layers meet.
struct Overprint {
  /// Premultiplied red, green, blue and alpha.
  typealias Ink = SIMD4<Float>

  /// What lies at a place: how much of each ink, and whether each limit lets it be seen, in drawing order.
  private typealias Place = [Float]

  private let items: [SceneItem]
  private let inkCount: Int
  private let places: [Place]

  /// How many pixels the longer side of a picture is looked at with.
  private static let side = 48.0
  /// Places whose inks differ by less than a step of so many count as one.
  private static let steps: Float = 8
  /// The least coverage that counts.
  private static let leastCoverage: Float = 0.5

  /// Looks where the layers of a picture meet.
  init(of scene: Scene) throws(RenderError) {
    items = scene.items
    inkCount = scene.inks.count
    let plates = try Self.plates(of: scene)
    var places: [Place] = []
    var known: Set<[Float]> = []
    for pixel in (plates.first?.first?.indices ?? 0..<0) {
      let place = plates.flatMap { plate in
        let amounts = plate.map { Float($0[pixel]) / 255 }
        let coverage = amounts.reduce(0, +)
        return amounts.map { coverage < Self.leastCoverage ? 0 : $0 / coverage }
      }
      if known.insert(place.map { ($0 * Self.steps).rounded() }).inserted { places.append(place) }
    }
    self.places = places
  }

  /// What is seen at each place where the layers are printed in some inks.
  func colors(in inks: [Ink]) -> [Ink] {
    guard inks.count == inkCount else { return [] }
    return places.map { place in
      var amounts = place[...]
      var inks = inks[...]
      return Self.color(of: items, taking: &amounts, of: &inks)
    }
  }

  private static func color(
    of items: [SceneItem], taking amounts: inout ArraySlice<Float>, of inks: inout ArraySlice<Ink>
  ) -> Ink {
    var color = Ink.zero
    for item in items {
      switch item {
      case .shape(let shape):
        var source = Ink.zero
        for _ in 0..<shape.paint.colors.count { source += inks.removeFirst() * amounts.removeFirst() }
        color = shape.blend.mixed(source * Float(shape.opacity), over: color)
      case .group(let group):
        let coverage = group.clip == nil ? 1 : amounts.removeFirst()
        let source = Self.color(of: group.items, taking: &amounts, of: &inks)
        color = group.blend.mixed(source * (coverage * Float(group.opacity)), over: color)
      case .image: continue
      }
      let alpha = min(1, max(0, color.w))
      color.clamp(lowerBound: .zero, upperBound: Ink(repeating: alpha))
    }
    return color
  }

  /// What each paint and each limit of a picture covers, in drawing order: the pixels' levels of each of its inks.
  private static func plates(of scene: Scene) throws(RenderError) -> [[[UInt8]]] {
    let box = scene.inkBounds()
    guard !box.isEmpty else { return [] }
    let scale = side / max(box.width, box.height)
    var renderer = try Renderer(options: RenderOptions(placement: .exact))
    var bitmap = try Bitmap(
      width: max(1, Int((box.width * scale).rounded())), height: max(1, Int((box.height * scale).rounded())))
    let transform = Transform2D(a: scale, b: 0, c: 0, d: scale, tx: -box.minX * scale, ty: -box.minY * scale)
    return scene.items.flatMap(separations).map { shapes in
      shapes.map { shape in
        var plate = scene
        plate.items = [.shape(shape)]
        renderer.render(plate, into: &bitmap, transform: transform)
        return stride(from: 3, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }
      }
    }
  }

  /// Each paint and each limit of an item, as opaque shapes of each of its inks alone.
  private static func separations(of item: SceneItem) -> [[SceneShape]] {
    switch item {
    case .shape(let shape):
      return [
        shape.paint.separations.map { SceneShape(placements: shape.placements, paint: $0, join: shape.join) }
      ]
    case .group(let group):
      let limit = group.clip.map { [[SceneShape(placements: $0, paint: .solid(.black))]] } ?? []
      return limit + group.items.flatMap(separations)
    case .image: return []
    }
  }
}

extension Scene {
  /// Its colours in drawing order, each alone.
  var inks: [Overprint.Ink] {
    let components = colorComponents
    return stride(from: 0, to: components.count, by: Self.componentsOfColor).map { place in
      let alpha = components[place + 3]
      return Overprint.Ink(
        Float(components[place] * alpha), Float(components[place + 1] * alpha), Float(components[place + 2] * alpha),
        Float(alpha))
    }
  }

  /// Its colours in drawing order without their alphas, and their alphas as grey.
  var components: [Overprint.Ink] {
    let components = colorComponents.map(Float.init)
    return stride(from: 0, to: components.count, by: Self.componentsOfColor).flatMap { place -> [Overprint.Ink] in
      let alpha = components[place + 3]
      return [[components[place], components[place + 1], components[place + 2], 1], [alpha, alpha, alpha, 1]]
    }
  }

  /// Whether something is seen through a layer, so that what is seen of several need not be straight in their inks.
  var isOverprinted: Bool { inks.contains { $0.w < 1 } || items.contains(where: Self.isOverprinted) }

  private static func isOverprinted(_ item: SceneItem) -> Bool {
    switch item {
    case .shape(let shape): shape.blend != .sourceOver || shape.opacity < 1
    case .group(let group):
      group.blend != .sourceOver || group.opacity < 1 || group.items.contains(where: isOverprinted)
    case .image: false
    }
  }
}

extension Paint {
  /// Its colours.
  fileprivate var colors: [Color] {
    switch self {
    case .solid(let color): [color]
    case .gradient(let gradient): gradient.stops.map(\.color)
    }
  }

  /// The paint as often as it has colours, each time with one of them opaque and no other.
  fileprivate var separations: [Paint] {
    switch self {
    case .solid: [.solid(.black)]
    case .gradient(let gradient):
      gradient.stops.indices.map { own in
        var plate = gradient
        for index in plate.stops.indices { plate.stops[index].color = index == own ? .black : .clear }
        return .gradient(plate)
      }
    }
  }
}
