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

  /// Layers that fade together, or a glyph with colours of its own that change.
  private mutating func item(ofGroup layers: [Int]) -> AnimatedItem {
    let first = plan.layers[layers[0]]
    let changesColors = first.isColored && first.role == .steady && !plan.hasStillInk(first)
    if changesColors, keyframes.rest == nil { return .crossFade(pictures(of: layers)) }
    let opacity = tracks.opacity(of: first, key: plan.fadeKey(of: layers[0]), in: &keyframes)
    var result = group(of: layers, isTranslucent: opacity != KeyframeTrack(still: 1))
    result.opacity = opacity
    return .group(result)
  }

  /// The opacity from which on what lies over something hides it as good as all.
  private static let hidingOpacity = 0.875

  /// Glyphs whose own colours or outlines change, as pictures that give way to each other.
  private mutating func pictures(of layers: [Int]) -> [AnimatedItem.Side] {
    let plan = plan
    let (first, onset) = (plan.layers[layers[0]], plan.layers[layers[0]].onset)
    let places = picturePlaces(of: layers)
    let components = plan.picture(of: first, at: 1).colorComponents
    // Where alpha differs within a glyph, that of the first colour stands for all.
    let alpha = components.isEmpty ? 1 : components[Scene.componentsOfColor - 1]
    let unused = names
    var sides = places.indices.map { index in
      if keyframes.form.repeatsNames { names = unused }
      /// How much of the way from one place to the next is done.
      func share(_ progress: Double, from start: Int) -> Double {
        guard start >= 0 else { return 1 }
        guard start + 1 < places.count else { return 0 }
        return min(1, max(0, (progress - places[start]) / (places[start + 1] - places[start])))
      }
      let bends = Array(places[max(0, index - 1)...min(places.count - 1, index + 1)])
      return AnimatedItem.Side(
        opacity: keyframes.opacity(onset: onset, bendingAt: bends) {
          share($0, from: index - 1) - share($0, from: index)
        },
        overlaid: keyframes.opacity(onset: onset, bendingAt: bends) {
          let gone = share($0, from: index)
          // Under what hides it all it stays; else so much of it is seen that both have the alpha of one.
          let rest = alpha < 1 ? (1 - gone) / (1 - alpha * gone) : min(1, (1 - gone) / (1 - Self.hidingOpacity))
          return share($0, from: index - 1) * rest
        },
        groups: layers.map { group(of: [$0], endingAt: places[index]) })
    }
    if plan.hasStillShapes(first), let last = sides.indices.last {
      sides[last].colors = keyframes.components(onset: onset) { plan.picture(of: first, at: $0).colorComponents }
    }
    return sides
  }

  /// Where pictures are made of glyphs that change together.
  private func picturePlaces(of layers: [Int]) -> [Double] {
    let plan = plan
    let glyphs = layers.map { plan.layers[$0] }
    func points(_ progress: Double) -> [Point] {
      glyphs.flatMap { glyph in
        // Pictures scale with the text: what that does is no change.
        let size = plan.size(of: glyph, at: progress)
        let scale = size > 0 ? max(plan.size(of: glyph, at: 0), plan.size(of: glyph, at: 1)) / size : 1
        return plan.picture(of: glyph, at: progress).definingPoints.map { Point(x: $0.x * scale, y: $0.y * scale) }
      }
    }
    func colors(_ progress: Double) -> [Double] { plan.picture(of: glyphs[0], at: progress).colorComponents }
    let isStill = glyphs.allSatisfy { plan.hasStillShapes($0) }
    return PicturePlaces(bends: plan.bends, colors: colors, points: isStill ? nil : points).progresses
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
  /// - Parameters:
  ///   - end: for glyphs whose own colours change, the progress whose picture is shown.
  ///   - isTranslucent: whether the ground shines through, so that nothing may be painted twice.
  private mutating func group(
    of layers: [Int], endingAt end: Double? = nil, isTranslucent: Bool = false
  ) -> AnimatedGroup {
    let first = plan.layers[layers[0]]
    let key = plan.fadeKey(of: layers[0])
    return AnimatedGroup(
      color: tracks.color(of: first, key: key, in: &keyframes),
      darkColor: tracks.darkColor(of: first, key: key, settledBy: pageColors, in: &keyframes),
      opacity: tracks.alpha(of: first, key: key, in: &keyframes),
      layers: isTranslucent
        ? overlapping(layers).map { $0.count > 1 ? unitedLayer($0) : layer($0[0]) }
        : layers.map { layer($0, endingAt: end) })
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
