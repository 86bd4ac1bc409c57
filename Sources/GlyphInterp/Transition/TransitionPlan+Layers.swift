extension TransitionPlan {
  /// The text that a layer's cluster is one of.
  func track(of layer: GlyphLayer) -> TextTrack { track(isOld: layer.isOld, isBetween: layer.isBetween) }

  /// The old text, the new one, or the digits that wheels pass.
  func track(isOld: Bool, isBetween: Bool) -> TextTrack {
    if isBetween, let wheelTrack { return wheelTrack }
    return isOld ? oldTrack : newTrack
  }

  /// The text that a layer's cluster is one of, laid out.
  func laidOut(of layer: GlyphLayer, in instant: PlanInstant) -> TextTrack.Instant {
    if layer.isBetween, let wheels = instant.wheels { return wheels }
    return layer.isOld ? instant.old : instant.new
  }

  /// Where a layer's style stands.
  func moment(of layer: GlyphLayer, in instant: PlanInstant) -> Int {
    if layer.isBetween { return instant.oldMoments[wheelPlaces[layer.cluster]] }
    return layer.isOld ? instant.oldMoments[layer.cluster] : instant.newMoments[layer.cluster]
  }

  /// The middle of a rolling figure's place, on the baseline.
  func middle(of layer: GlyphLayer, in instant: PlanInstant) -> Point {
    let position = layer.isOld ? instant.positions[layer.motion].old : instant.positions[layer.motion].new
    let advances = layer.isOld ? instant.old.advances : instant.new.advances
    let cluster = layer.isBetween ? wheelPlaces[layer.cluster] : layer.cluster
    return Point(x: position.x + advances[cluster] / 2, y: position.y)
  }

  /// The way of a figure of a rolling column; `nil` for any other.
  func passage(of layer: GlyphLayer) -> RollPassage? {
    guard let roll = rolls[layer.motion] else { return nil }
    if layer.isBetween { return roll.passage(of: layer.cluster, from: 0) }
    return layer.isOld ? roll.departure(from: 0) : roll.arrival(from: 0)
  }
}
