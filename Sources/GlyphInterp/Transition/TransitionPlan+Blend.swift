extension TransitionPlan {
  /// The glyphs of a blended pair at its own progress.
  ///
  /// - Parameter origin: the pen origin of the pair.
  func placements(
    of blend: OutlineBlend, old: Int, at origin: Point, progress: Double, with builder: inout SceneBuilder
  ) -> [PlacedGlyph] {
    let instant = builder.instant
    let share = min(blend.range.upperBound, max(blend.range.lowerBound, progress))
    let moments = (instant.oldMoments[old], instant.newMoments[blend.new])
    let pens = (
      pens(of: old, on: oldTrack, in: instant.old), pens(of: blend.new, on: newTrack, in: instant.new)
    )
    let size = mix(instant.moments[moments.0].style.size, instant.moments[moments.1].style.size, at: progress)
    var placed: [PlacedGlyph] = []
    for (index, part) in blend.parts.enumerated() {
      guard let oldOutline = part.old, let newOutline = part.new else { continue }
      let forms = (
        outlines.drawn[oldOutline].sceneOutline(at: instant.moments[moments.0], isBlended: share > 0),
        outlines.drawn[newOutline].sceneOutline(at: instant.moments[moments.1], isBlended: share < 1)
      )
      let pen = Vector(
        dx: mix(pens.0[index].dx, pens.1[index].dx, at: progress),
        dy: mix(pens.0[index].dy, pens.1[index].dy, at: progress))
      // What a host is told to draw by itself is the letter that stands at that end.
      let isNew = share == 1
      placed.append(
        .plain(
          Placement(
            outline: builder.add(share == 0 ? forms.0 : isNew ? forms.1 : forms.0.blended(with: forms.1, at: share)),
            origin: Point(x: origin.x + pen.dx * size, y: origin.y - pen.dy * size),
            glyph: isNew ? part.newGlyph : part.oldGlyph, run: isNew ? moments.1 : moments.0, cluster: old)))
    }
    return placed
  }

  /// Where the glyphs of a cluster stand in it, in em, y up.
  private func pens(of cluster: Int, on track: TextTrack, in laidOut: TextTrack.Instant) -> [Vector] {
    let shaped = track.shaped.clusters[cluster]
    let instant = laidOut.runMoments[laidOut.runMomentOfCluster[cluster]].main
    let glyphs = track.runs[shaped.run].samples[instant.form].glyphRanges[shaped.indexInRun].range
    return glyphs.map { track.runs[shaped.run].pen(of: $0, at: instant) }
  }
}

extension SceneOutline {
  /// The outline on the way to a compatible one, drawn as finely as either of them.
  fileprivate func blended(with other: SceneOutline, at share: Double) -> SceneOutline {
    let pieces =
      curvePieces.count == other.curvePieces.count ? zip(curvePieces, other.curvePieces).map { max($0, $1) } : []
    let bits = share.bitPattern &* 0x9E37_79B9_7F4A_7C15
    let identity = (identity ^ bits) &* 0xBF58_476D_1CE4_E5B9 ^ other.identity
    return SceneOutline(
      path: path.mixed(with: other.path, at: share), curvePieces: pieces,
      hasOverlaps: hasOverlaps || other.hasOverlaps, identity: identity)
  }
}
