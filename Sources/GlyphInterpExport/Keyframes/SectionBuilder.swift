import GlyphInterp

/// Builds what one transition of a sequence draws.
struct SectionBuilder {
  var keyframes: PlanKeyframes
  let plan: PlanLayers
  /// The canvas in which the layout box is centred; `nil` for one that stands still.
  private let canvas: Canvas?
  /// All shapes so far.
  var shapes: [AnimatedShape]
  /// All pictures so far.
  var pictures: [AnimatedPicture]
  /// All names so far.
  var names: LayerNames
  var shapeNumbers: [ShapeKey: Int] = [:]
  var tracks = GroupTracks()
  /// Where everything stands at progresses that were looked at.
  var places: [Double: PlanLayers.Places] = [:]
  /// Where everything stands at equal steps of time, once that was asked for.
  private var knownSamples: [PlanLayers.Places] = []
  /// How many layers have the same shape.
  let useCounts: [ShapeKey: Int]

  /// Steps per second at which places are looked at.
  private static let stepsPerSecond = 480.0

  init(
    keyframes: PlanKeyframes, canvas: Canvas?, shapes: [AnimatedShape], pictures: [AnimatedPicture],
    names: LayerNames
  ) {
    self.keyframes = keyframes
    self.canvas = canvas
    self.shapes = shapes
    self.pictures = pictures
    self.names = names
    let plan = keyframes.plan
    self.plan = plan
    useCounts = Dictionary(plan.layers.map { (plan.shapeKey(of: $0), 1) }, uniquingKeysWith: +)
  }

  /// Where everything stands at equal steps of time.
  mutating func samples() -> [PlanLayers.Places] {
    if knownSamples.isEmpty {
      let duration = plan.plan.duration
      let count = max(2, Int((duration * Self.stepsPerSecond).rounded(.up)))
      let plan = plan
      knownSamples = (0...count).map { plan.places(atTime: duration * Double($0) / Double(count)) }
    }
    return knownSamples
  }

  /// The section of the transition.
  mutating func section(windows: [Range<Double>]) -> AnimatedSection {
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
        let key = GroupKey(parts: part.layers.map(plan.fadeKey(of:)).unique, isCrossFade: part.isCrossFade)
        let place = plan.hasSeveralPaints ? (keys.last == key ? keys.count - 1 : nil) : keys.lastIndex(of: key)
        let made = item(of: part)
        if let place, !plan.fadesAsWhole {
          items[place].absorb(made)
        } else {
          keys.append(key)
          items.append(made)
        }
      }
      start = end
    }
    return AnimatedSection(windows: windows, offset: offset(), items: items)
  }

  /// Layers that fade as one thing: the forms of a cross-fade, or one group alone.
  struct Part {
    var layers: [Int]
    var isCrossFade: Bool
  }

  private func parts(of range: Range<Int>) -> [Part] {
    let isCrossFade = range.contains { index in
      let layer = plan.layers[index]
      return layer.role == .oldForm || layer.role == .newForm || (layer.role == .steady && layer.isOneOfForms)
    }
    if isCrossFade && !plan.isCut { return [Part(layers: Array(range), isCrossFade: true)] }
    var parts: [Part] = []
    for index in range {
      if let last = parts.last?.layers.last, plan.fadeKey(of: last) == plan.fadeKey(of: index) {
        parts[parts.count - 1].layers.append(index)
      } else {
        parts.append(Part(layers: [index], isCrossFade: false))
      }
    }
    return parts
  }

  /// How far a canvas that centres the layout box moves everything.
  private mutating func offset() -> KeyframeTrack<Point> {
    guard let canvas else { return KeyframeTrack(still: .zero) }
    func shift(_ places: PlanLayers.Places) -> Point {
      let transform = canvas.transform(for: Scene(layoutBox: places.box, progress: places.overall))
      return Point(x: transform.tx / canvas.scale, y: transform.ty / canvas.scale)
    }
    if !plan.setsOutTogether { return keyframes.point(sampled: samples().map(shift)) }
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

extension [FadeKey] {
  /// The keys without those that follow an equal one.
  fileprivate var unique: [FadeKey] {
    reduce(into: []) { keys, key in
      if keys.last != key { keys.append(key) }
    }
  }
}
