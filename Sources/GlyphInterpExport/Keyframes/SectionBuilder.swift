import GlyphInterp

/// Builds what one transition of a sequence draws.
struct SectionBuilder {
  var keyframes: PlanKeyframes
  let plan: PlanLayers
  /// The canvas in which the layout box is centred; `nil` for one that stands still.
  private let canvas: Canvas?
  /// Which colours of the text the page settles.
  let pageColors: PageColors
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
  /// Where everything stands at the keyframes' sample times, once that was asked for.
  private var knownSamples: [PlanLayers.Places] = []
  /// How many layers have the same shape.
  let useCounts: [ShapeKey: Int]

  init(
    keyframes: PlanKeyframes, canvas: Canvas?, pageColors: PageColors, shapes: [AnimatedShape],
    pictures: [AnimatedPicture], names: LayerNames
  ) {
    self.keyframes = keyframes
    self.canvas = canvas
    self.pageColors = pageColors
    self.shapes = shapes
    self.pictures = pictures
    self.names = names
    let plan = keyframes.plan
    self.plan = plan
    useCounts = Dictionary(plan.layers.map { (plan.shapeKey(of: $0), 1) }, uniquingKeysWith: +)
  }

  /// Where everything stands at the keyframes' sample times.
  mutating func samples() -> [PlanLayers.Places] {
    let plan = plan
    if knownSamples.isEmpty { knownSamples = keyframes.sampleTimes.map { plan.places(atTime: $0) } }
    return knownSamples
  }

  /// The section of the transition.
  mutating func section(windows: [Range<Double>]) -> AnimatedSection {
    var keys: [GroupKey] = []
    var partsOfItems: [[Part]] = []
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
        if let place, !plan.fadesAsWhole {
          partsOfItems[place].append(part)
        } else {
          keys.append(key)
          partsOfItems.append([part])
        }
      }
      start = end
    }
    let items = partsOfItems.map { item(of: $0) }
    return AnimatedSection(windows: windows, offset: offset(), items: items)
  }

  /// Layers that fade as one thing: the forms of a cross-fade, or one group alone.
  struct Part {
    var layers: [Int]
    var isCrossFade: Bool
  }

  private func parts(of range: Range<Int>) -> [Part] {
    if let rest = keyframes.rest { return parts(of: range.filter { isSeen($0, at: rest) }) }
    let isCrossFade = range.contains { index in
      let layer = plan.layers[index]
      return layer.role == .oldForm || layer.role == .newForm || (layer.role == .steady && layer.isOneOfForms)
    }
    return isCrossFade ? [Part(layers: Array(range), isCrossFade: true)] : parts(of: Array(range))
  }

  /// Whether anything is seen of a layer at an end.
  private func isSeen(_ index: Int, at end: Double) -> Bool {
    let layer = plan.layers[index]
    return layer.rolls ? !layer.isBetween && layer.isOld == (end == 0) : plan.opacity(of: layer, at: end) > 0
  }

  /// Layers one after the other that fade together.
  private func parts(of layers: [Int]) -> [Part] {
    var parts: [Part] = []
    for index in layers {
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

extension [FadeKey] {
  /// The keys without those that follow an equal one.
  fileprivate var unique: [FadeKey] {
    reduce(into: []) { keys, key in
      if keys.last != key { keys.append(key) }
    }
  }
}
