import GlyphInterp

extension SectionBuilder {
  /// What parts draw that are drawn together.
  mutating func item(of parts: [Part]) -> AnimatedItem {
    guard parts[0].isCrossFade else { return item(ofGroup: parts.flatMap(\.layers)) }
    var all = sides(of: parts[0])
    for part in parts.dropFirst() {
      for (index, side) in sides(of: part).enumerated() {
        for (place, group) in side.groups.enumerated() { all[index].groups[place].layers += group.layers }
      }
    }
    return .crossFade(all)
  }

  /// The forms of a cross-fade.
  private mutating func sides(of part: Part) -> [AnimatedItem.Side] {
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
    return sides
  }

  /// Layers that fade together.
  private mutating func item(ofGroup layers: [Int]) -> AnimatedItem {
    let first = plan.layers[layers[0]]
    let opacity = tracks.opacity(of: first, key: plan.fadeKey(of: layers[0]), in: &keyframes)
    var result = group(of: layers, isTranslucent: opacity != KeyframeTrack(still: 1))
    result.opacity = opacity
    return .group(result)
  }

  /// A form of a cross-fade, with its first layer.
  private mutating func side(of index: Int) -> AnimatedItem.Side {
    let plan = plan
    let first = plan.layers[index]
    let groups = [group(of: [index])]
    guard first.rolls else {
      let opacity = keyframes.opacity(onset: first.onset, isCut: first.isCut) { plan.opacity(of: first, at: $0) }
      return AnimatedItem.Side(opacity: opacity, groups: groups)
    }
    let rolls = samples().map { $0.rolls[index] }
    return AnimatedItem.Side(
      opacity: keyframes.opacity(sampled: rolls.map { $0?.opacity ?? 0 }),
      blur: keyframes.number(sampled: rolls.map { $0?.blur ?? 0 }, tolerance: keyframes.accuracy), groups: groups)
  }

  /// Layers of one colour, as opaque as their colour is.
  ///
  /// - Parameter isTranslucent: whether the ground shines through, so that nothing may be painted twice.
  private mutating func group(of layers: [Int], isTranslucent: Bool = false) -> AnimatedGroup {
    let first = plan.layers[layers[0]]
    let key = plan.fadeKey(of: layers[0])
    return AnimatedGroup(
      color: tracks.color(of: first, key: key, in: &keyframes),
      darkColor: tracks.darkColor(of: first, key: key, settledBy: pageColors, in: &keyframes),
      opacity: tracks.alpha(of: first, key: key, in: &keyframes),
      layers: isTranslucent
        ? overlapping(layers).map { $0.count > 1 ? unitedLayer($0) : layer($0[0]) }
        : layers.map { layer($0) })
  }
}

extension PlanLayers {
  /// Whether two layers come and go alike.
  fileprivate func isSameForm(_ first: GlyphLayer, _ second: GlyphLayer) -> Bool {
    first.role == second.role && first.formStart == second.formStart && first.formEnd == second.formEnd
      && first.onset == second.onset && first.isOld == second.isOld
      && (!first.rolls || first.isOfCluster(of: second))
  }
}
