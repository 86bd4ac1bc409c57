import GlyphInterp

extension SectionBuilder {
  /// What a part draws.
  mutating func item(of part: Part) -> AnimatedItem {
    guard part.isCrossFade else { return item(ofGroup: part.layers) }
    var sides: [AnimatedItem.Side] = []
    var last: Int?
    for index in part.layers {
      if let last, plan.isSameForm(plan.layers[last], plan.layers[index]) {
        if plan.fadeKey(of: last) == plan.fadeKey(of: index) {
          sides[sides.count - 1].groups[sides[sides.count - 1].groups.count - 1].layers.append(layer(index))
        } else {
          sides[sides.count - 1].groups.append(group(of: [index]))
        }
      } else {
        sides.append(side(of: index))
      }
      last = index
    }
    return .crossFade(sides)
  }

  /// Layers that fade together, or a glyph with colours of its own that change.
  private mutating func item(ofGroup layers: [Int]) -> AnimatedItem {
    let first = plan.layers[layers[0]]
    if first.isColored, first.role == .steady, !plan.hasStillInk(first) {
      return .crossFade([
        AnimatedItem.Side(
          opacity: keyframes.opacity(onset: first.onset) { 1 - min(1, max(0, $0)) }, isCovered: true,
          groups: layers.map { group(of: [$0], endingAt: 0) }),
        AnimatedItem.Side(
          opacity: keyframes.opacity(onset: first.onset) { min(1, max(0, $0)) },
          groups: layers.map { group(of: [$0], endingAt: 1) }),
      ])
    }
    var result = group(of: layers)
    result.opacity = tracks.opacity(of: first, key: plan.fadeKey(of: layers[0]), in: &keyframes)
    return .group(result)
  }

  /// A form of a cross-fade, with its first layer.
  private mutating func side(of index: Int) -> AnimatedItem.Side {
    let plan = plan
    let first = plan.layers[index]
    let groups = [group(of: [index])]
    guard first.rolls else {
      let opacity = keyframes.opacity(onset: first.onset) { plan.opacity(of: first, at: $0) }
      return AnimatedItem.Side(opacity: opacity, groups: groups)
    }
    let rolls = samples().map { $0.rolls[index] }
    return AnimatedItem.Side(
      opacity: keyframes.opacity(sampled: rolls.map { $0?.opacity ?? 0 }),
      blur: keyframes.number(sampled: rolls.map { $0?.blur ?? 0 }, tolerance: keyframes.accuracy), groups: groups)
  }

  /// Layers of one colour, as opaque as their colour is.
  private mutating func group(of layers: [Int], endingAt end: Double? = nil) -> AnimatedGroup {
    let first = plan.layers[layers[0]]
    let key = plan.fadeKey(of: layers[0])
    return AnimatedGroup(
      color: tracks.color(of: first, key: key, in: &keyframes),
      opacity: tracks.alpha(of: first, key: key, in: &keyframes),
      layers: layers.map { layer($0, endingAt: end) })
  }
}

extension PlanLayers {
  /// Whether two layers come and go alike.
  fileprivate func isSameForm(_ first: GlyphLayer, _ second: GlyphLayer) -> Bool {
    first.role == second.role && first.formStart == second.formStart && first.formEnd == second.formEnd
      && first.onset == second.onset && first.isOld == second.isOld
  }
}
