import GlyphInterp

/// Builds what one transition of a sequence draws.
struct SectionBuilder {
  private var keyframes: PlanKeyframes
  private let plan: PlanLayers
  /// The canvas in which the layout box is centred; `nil` for one that stands still.
  private let canvas: Canvas?
  /// All shapes so far.
  private(set) var shapes: [AnimatedShape]
  /// All names so far.
  private(set) var names: LayerNames
  private var shapeNumbers: [ShapeKey: Int] = [:]
  private var places: [Double: PlanLayers.Places] = [:]
  private var tracks = GroupTracks()

  /// How many layers have the same shape.
  private let useCounts: [ShapeKey: Int]

  /// How many points are about as long as a movement of its own.
  private static let pointsOfMovement = 40

  /// Steps per second at which places are looked at that do not depend on one progress.
  private static let stepsPerSecond = 480.0

  init(keyframes: PlanKeyframes, canvas: Canvas?, shapes: [AnimatedShape], names: LayerNames) {
    self.keyframes = keyframes
    self.canvas = canvas
    self.shapes = shapes
    self.names = names
    plan = keyframes.plan
    let plan = plan
    useCounts = Dictionary(plan.layers.map { (plan.shapeKey(of: $0), 1) }, uniquingKeysWith: +)
  }

  /// The section of the transition.
  mutating func section(windows: [Range<Double>]) -> AnimatedSection {
    let sampled = plan.setsOutTogether ? nil : sampledPlaces()
    var items: [AnimatedItem] = []
    var keys: [GroupKey] = []
    var start = 0
    while start < plan.layers.count {
      var end = start + 1
      if plan.fadesAsWhole {
        end = plan.layers.count
      } else {
        while end < plan.layers.count, plan.layers[end].motion == plan.layers[start].motion { end += 1 }
      }
      for part in parts(of: start..<end) {
        let key = GroupKey(
          parts: part.members.map { plan.fadeKey(of: plan.layers[$0[0]]) }, isCrossFade: part.isCrossFade)
        let place = plan.hasSeveralPaints ? (keys.last == key ? keys.count - 1 : nil) : keys.lastIndex(of: key)
        let made = item(of: part, sampled: sampled)
        if let place, !plan.fadesAsWhole {
          items[place].absorb(made)
        } else {
          keys.append(key)
          items.append(made)
        }
      }
      start = end
    }
    return AnimatedSection(windows: windows, offset: offset(sampled: sampled), items: items)
  }

  /// Layers that fade as one thing: the forms of a cross-fade, or one group alone.
  private struct Part {
    var members: [[Int]]
    var isCrossFade: Bool
  }

  private func parts(of range: Range<Int>) -> [Part] {
    var members: [[Int]] = []
    var keys: [FadeKey] = []
    for index in range {
      let key = plan.fadeKey(of: plan.layers[index])
      if let place = keys.lastIndex(of: key), !plan.fadesAsWhole || place == keys.count - 1 {
        members[place].append(index)
      } else {
        keys.append(key)
        members.append([index])
      }
    }
    let fades = plan.layers[range.lowerBound].role
    let isCrossFade =
      plan.isCut
      ? false : plan.fadesAsWhole || fades == .oldForm || fades == .newForm || (fades == .steady && keys.count > 1)
    return isCrossFade
      ? [Part(members: members, isCrossFade: true)] : members.map { Part(members: [$0], isCrossFade: false) }
  }

  private mutating func item(of part: Part, sampled: [PlanLayers.Places]?) -> AnimatedItem {
    var sides: [AnimatedItem.Side] = []
    var roles: [GlyphLayer.Role] = []
    for members in part.members {
      let first = plan.layers[members[0]]
      let key = plan.fadeKey(of: first)
      let group = AnimatedGroup(
        color: tracks.color(of: first, key: key, in: &keyframes),
        opacity: part.isCrossFade && plan.fadesAsWhole
          ? KeyframeTrack(still: plan.color(of: first, at: 0).alpha)
          : tracks.opacity(of: first, key: key, in: &keyframes),
        layers: members.map { layer($0, sampled: sampled) })
      if part.isCrossFade && plan.fadesAsWhole, roles.last == first.role {
        sides[sides.count - 1].groups.append(group)
        continue
      }
      roles.append(first.role)
      sides.append(AnimatedItem.Side(opacity: KeyframeTrack(still: 1), groups: [group]))
      let side = sides.count - 1
      if part.isCrossFade && plan.fadesAsWhole {
        let plan = plan
        sides[side].opacity = keyframes.opacity(onset: first.onset) { plan.opacity(of: first, at: $0) }
      } else if part.isCrossFade {
        sides[side].opacity = group.opacity
        sides[side].groups[0].opacity = KeyframeTrack(still: 1)
      }
    }
    return part.isCrossFade ? .crossFade(sides) : .group(sides[0].groups[0])
  }

  private mutating func layer(_ index: Int, sampled: [PlanLayers.Places]?) -> AnimatedLayer {
    let layer = plan.layers[index]
    let name = names.name(for: layer.text)
    if sampled == nil, let shape = bakedShape(of: index) {
      return AnimatedLayer(name: name, shape: shape, origin: KeyframeTrack(still: .zero))
    }
    let origin: KeyframeTrack<Point>
    if let sampled {
      origin = keyframes.point(sampled: sampled.map { $0.origins[index] })
    } else {
      origin = places(onset: layer.onset) { $0.origins[index] }
    }
    return AnimatedLayer(name: name, shape: shape(of: layer), origin: origin)
  }

  /// A track of what depends on where everything stands, all at one progress.
  private mutating func places(onset: Double, _ point: (PlanLayers.Places) -> Point) -> KeyframeTrack<Point> {
    var known = places
    let plan = plan
    let track = keyframes.points(onset: onset) { progress in
      if let places = known[progress] { return [point(places)] }
      let places = plan.places(at: progress)
      known[progress] = places
      return [point(places)]
    }
    places = known
    return track.map { $0[0] }
  }

  private func sampledPlaces() -> [PlanLayers.Places] {
    let duration = plan.plan.duration
    let count = max(2, Int((duration * Self.stepsPerSecond).rounded(.up)))
    return (0...count).map { plan.places(atTime: duration * Double($0) / Double(count)) }
  }

  /// The shape of a layer that carries the layer's movement; `nil` where both apart are shorter.
  private mutating func bakedShape(of index: Int) -> Int? {
    let layer = plan.layers[index]
    guard keyframes.form.bakesOrigins, useCounts[plan.shapeKey(of: layer)] == 1 else { return nil }
    let plan = plan
    let apart = keyframes.outlines(onset: layer.onset) { plan.outline(of: layer, at: $0) }.track.keyframes.count
    guard apart > 1 else { return nil }
    var known = places
    let points = keyframes.outlines(onset: layer.onset) { progress in
      let places = known[progress] ?? plan.places(at: progress)
      known[progress] = places
      return plan.outline(of: layer, at: progress)
        .transformed(by: .translation(x: places.origins[index].x, y: places.origins[index].y))
    }
    places = known
    let pointsMore = (points.track.keyframes.count - apart) * points.track.last.count
    guard pointsMore <= Self.pointsOfMovement else { return nil }
    shapes.append(AnimatedShape(name: layer.text, verbs: points.verbs, points: points.track))
    return shapes.count - 1
  }

  private mutating func shape(of layer: GlyphLayer) -> Int {
    let key = plan.shapeKey(of: layer)
    if let known = shapeNumbers[key] { return known }
    let plan = plan
    let points = keyframes.outlines(onset: layer.onset) { plan.outline(of: layer, at: $0) }
    let shape = AnimatedShape(name: layer.text, verbs: points.verbs, points: points.track)
    let number = shapes.firstIndex { $0.verbs == shape.verbs && $0.points == shape.points } ?? shapes.count
    if number == shapes.count { shapes.append(shape) }
    shapeNumbers[key] = number
    return number
  }

  /// How far a canvas that centres the layout box moves everything.
  private mutating func offset(sampled: [PlanLayers.Places]?) -> KeyframeTrack<Point> {
    guard let canvas else { return KeyframeTrack(still: .zero) }
    func shift(_ places: PlanLayers.Places) -> Point {
      let transform = canvas.transform(for: Scene(layoutBox: places.box, progress: places.overall))
      return Point(x: transform.tx / canvas.scale, y: transform.ty / canvas.scale)
    }
    if let sampled { return keyframes.point(sampled: sampled.map(shift)) }
    return places(onset: 0, shift)
  }
}

extension AnimatedItem {
  /// Takes the layers of an item of the same kind.
  fileprivate mutating func absorb(_ other: AnimatedItem) {
    switch (self, other) {
    case (.group(var own), .group(let more)):
      own.layers += more.layers
      self = .group(own)
    case (.crossFade(var own), .crossFade(let more)):
      for (index, side) in more.enumerated() {
        for (place, group) in side.groups.enumerated() { own[index].groups[place].layers += group.layers }
      }
      self = .crossFade(own)
    default: break
    }
  }
}
