import GlyphInterp

extension SectionBuilder {
  /// Layers in sets of those that lie over each other when the transition starts or ends, as far as the boxes of their
  /// points tell; the sets in the order of their first layers.
  mutating func overlapping(_ layers: [Int]) -> [[Int]] {
    guard plan.setsOutTogether, layers.allSatisfy({ !plan.layers[$0].isColored && !plan.layers[$0].rolls }) else {
      return layers.map { [$0] }
    }
    var sets = Array(layers.indices)
    for progress in [0.0, 1] {
      let places = places(at: progress)
      let boxes = layers.map { index in
        plan.outline(of: plan.layers[index], at: progress)
          .transformed(by: .translation(x: places.origins[index].x, y: places.origins[index].y)).controlBounds
      }
      for (first, second) in boxes.overlaps {
        let (kept, dropped) = (min(sets[first], sets[second]), max(sets[first], sets[second]))
        for index in sets.indices where sets[index] == dropped { sets[index] = kept }
      }
    }
    return Set(sets).sorted().map { set in layers.indices.filter { sets[$0] == set }.map { layers[$0] } }
  }

  /// Letters that lie over each other as one shape, which paints no place twice.
  mutating func unitedLayer(_ layers: [Int]) -> AnimatedLayer {
    let text = layers.map { plan.layers[$0].text }.joined()
    let content = AnimatedLayer.Content.shape(bakedShape(of: layers, named: text))
    return AnimatedLayer(name: names.name(for: text), content: content, origin: KeyframeTrack(still: .zero))
  }

  /// A shape of layers that carries their movement.
  mutating func bakedShape(of layers: [Int], named name: String) -> Int {
    let plan = plan
    var known = places
    let points = keyframes.outlines(onset: plan.layers[layers[0]].onset) { progress in
      let places = known[progress] ?? plan.places(at: progress)
      known[progress] = places
      return layers.reduce(into: Path()) { path, index in
        let origin = places.origins[index]
        let own = plan.outline(of: plan.layers[index], at: progress)
          .transformed(by: .translation(x: origin.x, y: origin.y))
        path.verbs += own.verbs
        path.points += own.points
      }
    }
    places = known
    shapes.append(AnimatedShape(name: name, verbs: points.verbs, points: points.track))
    return shapes.count - 1
  }

  /// Where everything stands at a progress.
  private mutating func places(at progress: Double) -> PlanLayers.Places {
    if let known = places[progress] { return known }
    let made = plan.places(at: progress)
    places[progress] = made
    return made
  }
}
