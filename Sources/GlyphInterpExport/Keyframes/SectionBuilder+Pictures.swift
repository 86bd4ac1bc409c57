import GlyphInterp

extension SectionBuilder {
  /// A glyph with colours of its own: a picture, or several where its colours or its outlines change on the way.
  mutating func pictureLayer(_ index: Int, name: String) -> AnimatedLayer {
    let layer = plan.layers[index]
    let origin = layer.rolls ? rollingOrigin(index) : origin(of: index)
    if keyframes.rest == nil, !plan.hasStillInk(layer) {
      return AnimatedLayer(
        name: name, content: .change(change(of: index)), origin: origin,
        scale: layer.rolls ? rollScale(index) : KeyframeTrack(still: 1))
    }
    let end = keyframes.rest ?? (layer.role == .oldForm || layer.role == .leaving ? 0 : 1)
    return AnimatedLayer(
      name: name, content: .picture(picture(of: layer, at: end)), origin: origin, scale: scale(of: index, to: end))
  }

  /// Where the pen origin of a picture stands that rolls: it scales about that.
  private mutating func rollingOrigin(_ index: Int) -> KeyframeTrack<Point> {
    let rolls = samples().map { $0.rolls[index] }
    return keyframes.point(sampled: rolls.map { $0.map { $0.center + $0.pen * $0.scale } ?? .zero })
  }

  /// The opacity from which on what lies over something hides it as good as all.
  private static let hidingOpacity = 0.875
  /// The same where both are opaque and cut out by their alphas: nothing of what is below may be missing.
  private static let coveringOpacity = 0.99

  /// The pictures of a glyph that changes.
  private mutating func change(of index: Int) -> PictureChange {
    let plan = plan
    let layer = plan.layers[index]
    let places = picturePlaces(of: layer)
    let addsUp = keyframes.form.addsUp
    let components = plan.picture(of: layer, at: 1).colorComponents
    // Where alpha differs within a glyph, that of the first colour stands for all.
    let alpha = components.isEmpty ? 1 : components[Scene.componentsOfColor - 1]
    var stages: [PictureChange.Stage] = []
    for (number, place) in places.enumerated() {
      let bends = Array(places[max(0, number - 1)...min(places.count - 1, number + 1)])
      // What comes or goes is not seen at all places.
      guard layer.rolls || bends.contains(where: { plan.opacity(of: layer, at: $0) > 0 }) else { continue }
      /// How much of the way from one place to the next is done.
      func share(_ progress: Double, from start: Int) -> Double {
        guard start >= 0 else { return 1 }
        guard start + 1 < places.count else { return 0 }
        return min(1, max(0, (progress - places[start]) / (places[start + 1] - places[start])))
      }
      let opacity = keyframes.opacity(onset: layer.onset, bendingAt: bends) { progress in
        let gone = share(progress, from: number)
        if addsUp { return share(progress, from: number - 1) - gone }
        // Under what hides it all it stays; else so much of it is seen that both have the alpha of one.
        let rest = alpha < 1 ? (1 - gone) / (1 - alpha * gone) : min(1, (1 - gone) / (1 - Self.hidingOpacity))
        return share(progress, from: number - 1) * rest
      }
      let cover = keyframes.opacity(onset: layer.onset, bendingAt: bends) { progress in
        let gone = share(progress, from: number)
        return share(progress, from: number - 1) * min(1, (1 - gone) / (1 - Self.coveringOpacity))
      }
      stages.append(
        PictureChange.Stage(
          picture: picture(of: layer, at: place), scale: scale(of: index, to: place), opacity: opacity, cover: cover))
    }
    var result = PictureChange(stages: stages)
    guard !addsUp else { return result }
    if !plan.hasStillShapes(layer) {
      guard let first = plan.picture(of: layer, at: places[0]).plainOutlines else { return result }
      var isOneForm = true
      let points = keyframes.points(onset: layer.onset) { progress in
        let outlines = plan.picture(of: layer, at: progress).plainOutlines
        if let outlines, outlines.verbs == first.verbs { return outlines.points }
        isOneForm = false
        return first.points
      }
      guard isOneForm else { return result }
      result.points = points
    }
    result.colors = keyframes.components(onset: layer.onset) { plan.picture(of: layer, at: $0).colorComponents }
    return result
  }

  /// Where pictures are made of a glyph that changes.
  private func picturePlaces(of layer: GlyphLayer) -> [Double] {
    let plan = plan
    func points(_ progress: Double) -> [Point] {
      // Pictures scale with the text: what that does is no change.
      let size = plan.size(of: layer, at: progress)
      let scale = size > 0 ? max(plan.size(of: layer, at: 0), plan.size(of: layer, at: 1)) / size : 1
      return plan.picture(of: layer, at: progress).definingPoints.map { Point(x: $0.x * scale, y: $0.y * scale) }
    }
    let isStill = plan.hasStillShapes(layer)
    let looks = [0, 0.5, 1].map { plan.picture(of: layer, at: $0) }
    // Layers that move meet otherwise on the way.
    let meetings = looks.contains(where: \.isOverprinted) ? looks.suffix(isStill ? 1 : looks.count) : []
    // Without a renderer no picture is drawn either.
    let overprints = meetings.compactMap { try? Overprint(of: $0) }
    func colors(_ progress: Double) -> [Overprint.Ink] {
      let picture = plan.picture(of: layer, at: progress)
      return picture.components + overprints.flatMap { $0.colors(in: picture.inks) }
    }
    return PicturePlaces(
      bends: plan.bends, colors: colors, mixesStraight: !keyframes.form.addsUp, points: isStill ? nil : points
    ).progresses
  }

  private mutating func picture(of layer: GlyphLayer, at progress: Double) -> Int {
    let picture = AnimatedPicture(name: layer.text, scene: plan.picture(of: layer, at: progress))
    if let known = pictures.firstIndex(of: picture) { return known }
    pictures.append(picture)
    return pictures.count - 1
  }

  /// How large a picture is that was made for a place.
  private mutating func scale(of index: Int, to place: Double) -> KeyframeTrack<Double> {
    let plan = plan
    let layer = plan.layers[index]
    let own = plan.size(of: layer, at: place)
    guard own > 0 else { return KeyframeTrack(still: 1) }
    if layer.rolls { return rollScale(index) { plan.size(of: layer, at: $0) / own } }
    return keyframes.points(onset: layer.onset) { progress in
      [Point(x: plan.size(of: layer, at: progress), y: 0)]
    }.map { $0[0].x / own }
  }
}
