extension TransitionPlan {
  /// The colours of explanatory drawings.
  private enum Ink {
    static let corner = Color(red8: 0xC9, green8: 0x2A, blue8: 0x2A)
    static let handle = Color(red8: 0x18, green8: 0x64, blue8: 0xAB)
    static let box = Color(red8: 0x86, green8: 0x8E, blue8: 0x96)
    static let interpolated = Color(red8: 0x2B, green8: 0x8A, blue8: 0x3E)
    static let crossFaded = Color(red8: 0xE6, green8: 0x77, blue8: 0x00)
    static let unpaired = Color(red8: 0xC2, green8: 0x25, blue8: 0x5C)
  }

  /// How much is seen of letters that are looked into.
  private static let letterOpacity = 0.25

  /// The scene at a time, looked into: the points and handles of outlines, advance boxes, and threads from where each
  /// pair comes from to where it goes; letters are faint.
  ///
  /// - Parameter seconds: since the start, as for ``scene(at:)``.
  package func xray(at seconds: Double) -> Scene {
    let scene = scene(at: seconds)
    let instant = instant(at: seconds)
    var sketch = SceneSketch(size: sketchSize)
    addBoxes(of: instant, to: &sketch)
    addThreads(of: instant, to: &sketch)
    for placement in scene.allPlacements {
      let path = scene.outlines[placement.outline].path.transformed(by: placement.transform)
      sketch.addPoints(of: path, corner: Ink.corner, handle: Ink.handle)
    }
    var result = scene.faded(to: Self.letterOpacity)
    sketch.draw(over: &result)
    return result
  }

  /// Both texts at rest, the new one below the old one, with threads between the pairs: green where a pair
  /// interpolates, orange where it fades, a red box around what has no partner.
  package func diagram() -> Scene {
    var result = scene(at: start)
    let below = scene(at: duration)
    let oldBounds = result.inkBounds().union(result.layoutBox)
    let gap = sketchSize * 0.9
    let drop = Vector(dx: 0, dy: oldBounds.maxY + gap - below.inkBounds().union(below.layoutBox).minY)
    result.stack(below, offset: drop)
    var sketch = SceneSketch(size: sketchSize)
    for pair in matching.pairs {
      let color = pair.kind == .interpolated ? Ink.interpolated : Ink.crossFaded
      let (old, new) = (oldTrack.restingBox(of: pair.old), newTrack.restingBox(of: pair.new).translated(by: drop))
      let isSpace = pair.old.allSatisfy { oldTrack.shaped.clusters[$0].isWhiteSpace }
      if isSpace { continue }
      sketch.line(old.bar(at: old.maxY, from: -1), old.bar(at: old.maxY, from: 1), color, width: 2)
      sketch.line(new.bar(at: new.minY, from: -1), new.bar(at: new.minY, from: 1), color, width: 2)
      sketch.line(old.bar(at: old.maxY, from: 0), new.bar(at: new.minY, from: 0), color, width: 2)
    }
    for cluster in matching.removed where !oldTrack.shaped.clusters[cluster.index].isWhiteSpace {
      sketch.box(oldTrack.restingBox(of: cluster.index..<cluster.index + 1), Ink.unpaired, width: 1.5)
    }
    for cluster in matching.inserted where !newTrack.shaped.clusters[cluster.index].isWhiteSpace {
      let box = newTrack.restingBox(of: cluster.index..<cluster.index + 1)
      sketch.box(box.translated(by: drop), Ink.unpaired, width: 1.5)
    }
    sketch.draw(over: &result)
    return result
  }

  /// Pixels per em of the largest text.
  private var sketchSize: Double { largestSize ?? 200 }

  private func addBoxes(of instant: PlanInstant, to sketch: inout SceneSketch) {
    func add(_ cluster: Int, isOld: Bool, at place: Point) {
      let (track, laidOut) = isOld ? (oldTrack, instant.old) : (newTrack, instant.new)
      let size = instant.moments[isOld ? instant.oldMoments[cluster] : instant.newMoments[cluster]].style.size
      let run = track.runs[track.shaped.clusters[cluster].run]
      let metrics = run.metrics(at: laidOut.runMoments[laidOut.runMomentOfCluster[cluster]])
      sketch.box(
        Rect(
          minX: place.x, minY: place.y - metrics.ascent * size, maxX: place.x + laidOut.advances[cluster],
          maxY: place.y - metrics.descent * size), Ink.box)
    }
    if fadesAsWhole {
      for (index, origin) in instant.old.origins.enumerated() { add(index, isOld: true, at: origin) }
      for (index, origin) in instant.new.origins.enumerated() { add(index, isOld: false, at: origin) }
    }
    for (index, motion) in motions.enumerated() {
      let position = instant.positions[index]
      let opacity = motion.opacity(at: instant.progresses[index])
      switch motion.kind {
      case .interpolated(let old, _): add(old, isOld: true, at: position.old)
      case .removed(let old): if opacity > 0 { add(old, isOld: true, at: position.old) }
      case .inserted(let new): if opacity > 0 { add(new, isOld: false, at: position.new) }
      case .crossFaded(let old, let new):
        for cluster in old where opacity < 1 {
          let shift = position.old - instant.old.origins[old.lowerBound]
          add(cluster, isOld: true, at: instant.old.origins[cluster] + shift)
        }
        for cluster in new where opacity > 0 {
          let shift = position.new - instant.new.origins[new.lowerBound]
          add(cluster, isOld: false, at: instant.new.origins[cluster] + shift)
        }
      }
    }
  }

  private func addThreads(of instant: PlanInstant, to sketch: inout SceneSketch) {
    guard !fadesAsWhole else { return }
    for pair in matching.pairs where !pair.old.allSatisfy({ oldTrack.shaped.clusters[$0].isWhiteSpace }) {
      let color = pair.kind == .interpolated ? Ink.interpolated : Ink.crossFaded
      let (old, new) = (oldTrack.restingFoot(of: pair.old), newTrack.restingFoot(of: pair.new))
      sketch.line(old, new, color, width: 2)
      sketch.disc(old, color, diameter: 6)
      sketch.square(new, color, side: 6)
    }
  }
}

extension Rect {
  /// A place on a bar in a rectangle, a little narrower than it: −1 for its left end, 0 for its middle, 1 for its right.
  fileprivate func bar(at y: Double, from side: Double) -> Point { Point(x: center.x + side * width * 0.4, y: y) }
}

extension TextTrack {
  /// The advances of neighbouring clusters at rest, from the top of their line to its foot.
  fileprivate func restingBox(of clusters: Range<Int>) -> Rect {
    guard let resting else { return .empty }
    var box = Rect.empty
    for cluster in clusters {
      let metrics = runs[shaped.clusters[cluster].run].metrics(
        at: resting.runMoments[resting.runMomentOfCluster[cluster]])
      let size = shaped.style(of: shaped.clusters[cluster]).size
      let origin = resting.origins[cluster]
      box.formUnion(
        Rect(
          minX: origin.x, minY: origin.y - metrics.ascent * size, maxX: origin.x + resting.advances[cluster],
          maxY: origin.y - metrics.descent * size))
    }
    return box
  }

  /// The middle of the advances of neighbouring clusters, on the baseline.
  fileprivate func restingFoot(of clusters: Range<Int>) -> Point {
    Point(x: restingBox(of: clusters).center.x, y: resting?.origins[clusters.lowerBound].y ?? 0)
  }
}

extension Scene {
  /// All outlines where they stand, those in groups among them.
  fileprivate var allPlacements: [Placement] {
    func placements(_ items: [SceneItem]) -> [Placement] {
      items.flatMap { (item: SceneItem) -> [Placement] in
        switch item {
        case .shape(let shape): shape.placements
        case .image: []
        case .group(let group): placements(group.items)
        }
      }
    }
    return placements(items)
  }
}

extension SceneSketch {
  /// Marks the points of an outline, on the curve by squares, off it by discs at the ends of their handles.
  fileprivate mutating func addPoints(of path: Path, corner: Color, handle: Color) {
    var index = 0
    var pen = Point.zero
    for verb in path.verbs {
      let points = path.points[index..<(index + verb.pointCount)]
      index += verb.pointCount
      guard let end = points.last else { continue }
      let controls = points.dropLast()
      if let first = controls.first, let last = controls.last {
        line(pen, first, handle, width: 0.75)
        line(last, end, handle, width: 0.75)
        for control in controls { disc(control, handle, diameter: 4) }
      }
      square(end, corner, side: 5)
      pen = end
    }
  }
}
