extension TransitionPlanner {
  /// Sets the pace of the axes, where it is to follow the ink.
  mutating func settleAxisProgress(_ old: TextTrack, _ new: TextTrack) throws(FontError) {
    guard options.axisProgress == .optical else { return }
    for index in paths.indices where paths[index].movesAxes {
      let path = paths[index]
      var counts: [GlyphID: Int] = [:]
      for track in [old, new] {
        for (cluster, own) in track.paths.enumerated() where own == index {
          for glyph in track.restingGlyphIDs(of: cluster) { counts[glyph, default: 0] += 1 }
        }
      }
      let glyphs = counts.sorted { $0.key < $1.key }
      var way = CoveredWay(path, from: 0, to: 1)
      for (glyph, _) in glyphs { try memory.outlines.cover(glyph, along: &way) }
      let steps = AxisPacing.stepCount
      let ink = (0...steps).map { step in
        let normalized = path.normalized(at: Double(step) / Double(steps))
        return glyphs.reduce(0.0) { sum, entry in
          guard let track = memory.outlines.index(of: entry.key, in: path.face) else { return sum }
          let area = memory.outlines.tracks[track].path(at: normalized, size: 1).curveArea
          return sum + abs(area) * Double(entry.value)
        }
      }
      paths[index] = StylePath(face: path.face, old: path.old, new: path.new, pacing: AxisPacing(ink: ink))
    }
  }
}
