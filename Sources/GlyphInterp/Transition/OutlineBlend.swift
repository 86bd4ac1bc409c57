/// A pair of letters of two files of one family whose outlines become one another point by point
/// (`TextMatching.outlines`).
struct OutlineBlend: Sendable {
  /// A glyph of the old letter, and that of the new one which it becomes; indices into the plan's outlines, `nil` for a
  /// glyph without ink.
  struct Part: Sendable, Equatable {
    let oldGlyph: GlyphID
    let newGlyph: GlyphID
    let old: Int?
    let new: Int?
  }

  /// The new letter's cluster.
  let new: Int
  /// The glyphs in their order.
  let parts: [Part]
  /// How far progress may leave 0…1.
  let range: ClosedRange<Double>
}

extension OutlineTable {
  /// How a pair may become one another point by point, or what stands in the way.
  ///
  /// Both letters must be of one family, and each must keep its glyphs on its way.
  func blend(of pair: GlyphPair, from old: TextTrack, to new: TextTrack) -> Result<OutlineBlend, BlendObstacle> {
    guard pair.old.count == 1, pair.new.count == 1 else { return .failure(BlendObstacle(.otherDesign)) }
    let (oldCluster, newCluster) = (old.shaped.clusters[pair.old.lowerBound], new.shaped.clusters[pair.new.lowerBound])
    let (oldRun, newRun) = (old.runs[oldCluster.run], new.runs[newCluster.run])
    let (oldFace, newFace) = (oldRun.run.item.face, newRun.run.item.face)
    guard !oldFace.familyName.isEmpty, oldFace.familyName == newFace.familyName else {
      return .failure(BlendObstacle(.otherDesign))
    }
    let oldGlyphs = oldRun.glyphs(of: oldCluster.indexInRun, in: 0)
    let newGlyphs = newRun.glyphs(of: newCluster.indexInRun, in: 0)
    guard oldGlyphs.count == newGlyphs.count, oldRun.keepsGlyphs(of: oldCluster.indexInRun),
      newRun.keepsGlyphs(of: newCluster.indexInRun), !oldFace.hasColorGlyphs, !newFace.hasColorGlyphs
    else { return .failure(BlendObstacle(.otherGlyphs)) }
    var parts: [OutlineBlend.Part] = []
    var range = -StylePath.extrapolation...(1 + StylePath.extrapolation)
    for (oldGlyph, newGlyph) in zip(oldGlyphs, newGlyphs) {
      let oldTrack = inked(oldGlyph, in: oldFace)
      let newTrack = inked(newGlyph, in: newFace)
      parts.append(OutlineBlend.Part(oldGlyph: oldGlyph, newGlyph: newGlyph, old: oldTrack, new: newTrack))
      guard oldTrack != nil || newTrack != nil else { continue }
      guard let oldTrack, let newTrack else { return .failure(BlendObstacle(.otherContours)) }
      let compatibility = OutlineCompatibility(
        old: tracks[oldTrack].sampled.firstPath, new: tracks[newTrack].sampled.firstPath)
      if let obstacle = compatibility.obstacle() { return .failure(BlendObstacle(obstacle)) }
      range = range.clamped(to: compatibility.range())
    }
    return .success(OutlineBlend(new: pair.new.lowerBound, parts: parts, range: range))
  }

  private func inked(_ glyph: GlyphID, in face: FontFace) -> Int? {
    index(of: glyph, in: face).flatMap { tracks[$0].isEmpty ? nil : $0 }
  }
}

/// Why two letters of different files do not become one another point by point.
struct BlendObstacle: Error, Equatable {
  /// The reason that the pair is given.
  let reason: GlyphPair.Reason

  init(_ reason: GlyphPair.Reason) { self.reason = reason }
}

extension RunTrack {
  /// Whether a cluster has the same glyphs everywhere on its way.
  func keepsGlyphs(of cluster: Int) -> Bool {
    samples.indices.allSatisfy { glyphs(of: cluster, in: $0) == glyphs(of: cluster, in: 0) }
  }
}
