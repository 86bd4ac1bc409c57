extension TransitionPlan {
  /// The plan as plain values, numbers rounded to 1e-4 px and 1e-6.
  ///
  /// Glyph names are read from the fonts, so this is for people and tests, not for every frame.
  public var description: PlanDescription {
    PlanDescription(
      version: PlanDescription.version, engine: EngineVersion.libraries, old: oldTrack.description,
      new: newTrack.description, pairs: matching.pairs.map(description(of:)),
      removed: matching.removed.map(\.index), inserted: matching.inserted.map(\.index),
      removedReasons: matching.removed.map { .init(index: $0.index, reason: $0.reason.rawValue) },
      insertedReasons: matching.inserted.map { .init(index: $0.index, reason: $0.reason.rawValue) },
      notices: notices)
  }

  private func description(of pair: GlyphPair) -> PlanDescription.Pair {
    let changes = changes(of: pair)
    let kind: PlanDescription.Pair.Kind =
      switch pair.kind {
      case .crossFaded: .crossFaded
      case .interpolated: changes.isEmpty ? .still : .interpolated
      }
    return PlanDescription.Pair(
      old: pair.old.lowerBound, new: pair.new.lowerBound, oldCount: pair.old.count,
      newCount: pair.new.count, kind: kind, changes: changes, reason: pair.reason.rawValue)
  }

  /// What changes on the way of a pair.
  private func changes(of pair: GlyphPair) -> [String] {
    let (old, new) = (pair.old.lowerBound, pair.new.lowerBound)
    let path = paths[oldTrack.paths[old]]
    var changes: [String] = []
    if let before = oldTrack.resting?.origins[old], let after = newTrack.resting?.origins[new],
      (after - before).length >= 5e-5
    {
      changes.append("position")
    }
    if oldTrack.layout.lineOfCluster[old] != newTrack.layout.lineOfCluster[new] { changes.append("line") }
    if path.old.size != path.new.size { changes.append("size") }
    if path.old.color != path.new.color { changes.append("color") }
    if !colorGlyphs.isEmpty, path.old.palette != path.new.palette { changes.append("palette") }
    if pair.kind == .crossFaded { changes.append("glyph") }
    if pair.reason == .compatibleOutlines { changes.append("outline") }
    for (index, axis) in path.face.axes.enumerated()
    where path.oldCoordinates[index] != path.newCoordinates[index] {
      changes.append(axis.tag.description)
    }
    return changes
  }
}

extension TextTrack {
  /// The text at rest as plain values.
  fileprivate var description: PlanDescription.Side {
    PlanDescription.Side(
      text: shaped.text.string,
      lines: layout.lines.enumerated().map { index, line in
        let baseline = (resting?.baselines[index] ?? 0) + residuals[index]
        return .init(clusters: line.visual, baseline: baseline.rounded(decimals: 4))
      },
      clusters: shaped.clusters.indices.map(description(of:)), runs: shaped.runs.map(description(of:)))
  }

  private func description(of run: ShapedRun) -> PlanDescription.Run {
    PlanDescription.Run(
      utf8: [run.item.range.lowerBound, run.item.range.upperBound],
      clusters: [run.clusters.lowerBound, run.clusters.upperBound], font: run.item.face.fullName,
      script: run.item.script.description, level: Int(run.item.level), language: run.item.language ?? "",
      shows: run.item.content.rawValue)
  }

  private func description(of index: Int) -> PlanDescription.Cluster {
    let cluster = shaped.clusters[index]
    let face = runs[cluster.run].run.item.face
    let values = shaped.style(of: cluster).coordinates(on: face)
    let origin = resting?.origins[index] ?? .zero
    return PlanDescription.Cluster(
      index: index, text: cluster.text, utf8: [cluster.range.lowerBound, cluster.range.upperBound],
      glyphs: restingGlyphs(of: index, on: face),
      font: face.fullName, line: layout.lineOfCluster[index],
      origin: [origin.x.rounded(decimals: 4), origin.y.rounded(decimals: 4)],
      advance: (resting?.advances[index] ?? 0).rounded(decimals: 4),
      location: Dictionary(
        zip(face.axes.map(\.tag.description), values.map { $0.rounded(decimals: 6) }),
        uniquingKeysWith: { first, _ in first }))
  }

  /// The glyphs of a cluster at the text's own end.
  private func restingGlyphs(of index: Int, on face: FontFace) -> [PlanDescription.Glyph] {
    let cluster = shaped.clusters[index]
    guard let resting else { return [] }
    let instant = resting.runMoments[resting.runMomentOfCluster[index]].main
    let run = runs[cluster.run]
    let size = shaped.style(of: cluster).size
    let glyphs = run.samples[instant.form].glyphRanges[cluster.indexInRun].range
    return glyphs.map { glyph in
      let id = run.samples[instant.form].glyphs[glyph]
      let pen = run.pen(of: glyph, at: instant)
      return PlanDescription.Glyph(
        id: id.rawValue, name: face.glyphName(id),
        offset: [(pen.dx * size).rounded(decimals: 4), (-pen.dy * size).rounded(decimals: 4)])
    }
  }

  /// The glyph identities of a cluster at the text's own end.
  func restingGlyphIDs(of index: Int) -> ArraySlice<GlyphID> {
    let cluster = shaped.clusters[index]
    guard let resting else { return [] }
    let form = resting.runMoments[resting.runMomentOfCluster[index]].main.form
    return runs[cluster.run].glyphs(of: cluster.indexInRun, in: form)
  }
}
