/// What the pairs of one run have in common at one instant: arrays at hand, so that a pair costs a few look-ups.
struct PairedRun {
  /// Its index among the moments of runs of the old text.
  private(set) var runMoment = -1
  /// Its index among the moments of styles.
  private(set) var moment = 0
  /// The first cluster of the run.
  private(set) var firstCluster = 0
  /// Whether the run is in one form, and all that it draws are outlines at the origins of their clusters.
  private(set) var isBare = false
  /// The glyphs of each cluster.
  private(set) var glyphRanges: [CompactRange] = []
  /// The glyphs.
  private(set) var glyphs: [GlyphID] = []
  /// How each glyph is drawn.
  private(set) var drawings: [GlyphDrawing] = []
  /// The text's colour.
  private(set) var color = Color.clear
  /// How coverage joins.
  private(set) var join = SceneShape.Join.union

  /// No run.
  init() {}

  /// The run of a cluster of the old text.
  init(of cluster: Int, on track: borrowing TextTrack, at instant: PlanInstant, newRunsAreBare: Bool) {
    runMoment = instant.old.runMomentOfCluster[cluster]
    moment = instant.oldMoments[cluster]
    // The run is looked at in place: a copy of it would count references for all that it holds.
    let run = track.shaped.clusters[cluster].run
    let form = instant.old.runMoments[runMoment].main.form
    firstCluster = track.runs[run].run.clusters.lowerBound
    isBare = track.runs[run].isBare && newRunsAreBare && instant.old.runMoments[runMoment].other == nil
    glyphRanges = track.runs[run].samples[form].glyphRanges
    glyphs = track.runs[run].samples[form].glyphs
    drawings = track.runs[run].drawings[form]
    color = instant.moments[moment].color
    join = track.join(of: cluster)
  }
}
