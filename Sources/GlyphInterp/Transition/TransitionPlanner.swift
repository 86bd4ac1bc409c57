/// Plans transitions: shapes, matches, samples the design space along the ways, breaks lines.
struct TransitionPlanner {
  /// Pixels per em beyond which a size is refused.
  static let largestSize = 100_000.0

  let old: StyledText
  let new: StyledText
  let options: TransitionOptions
  /// Where x = 0 lies in both blocks; `nil` for the side of their alignment.
  let anchor: Double?
  /// How far styles may be off their ways; `nil` for not at all.
  let reach: StyleReach?
  /// How far progress leaves 0…1 under the animation.
  let progressRange: ClosedRange<Double>
  /// Whether the old text fades out and the new one in, each as a whole, nothing matched.
  let fadesAsWhole: Bool
  var paths: [StylePath] = []
  var pathIndices: [StylePath: Int] = [:]
  var colorGlyphs = ColorGlyphTable()
  /// What was read from fonts.
  var memory: PlanningMemory

  /// Checks what can be checked before any font is opened.
  init(
    old: StyledText, new: StyledText, options: TransitionOptions, anchor: Double? = nil,
    reach: StyleReach? = nil, memory: PlanningMemory = PlanningMemory()
  ) throws(TransitionError) {
    for run in old.runs + new.runs {
      let size = run.style.size
      guard size > 0, size <= Self.largestSize else {
        throw .size(size, limit: Self.largestSize)
      }
    }
    self.old = old
    self.new = new
    self.options = options
    self.anchor = anchor
    self.reach = reach
    self.memory = memory
    self.memory.startPlan()
    progressRange = options.animation.progressRange
    fadesAsWhole = options.fadesAsWhole(from: old, to: new)
  }

  /// Plans the transition.
  mutating func plan() throws(TransitionError) -> TransitionPlan {
    let oldShaped = memory.shaper.shape(old)
    let newShaped = memory.shaper.shape(new)
    var oldTrack = restingTrack(of: oldShaped, isOld: true)
    var newTrack = restingTrack(of: newShaped, isOld: false)
    alignAnchors(&oldTrack, &newTrack)
    let (matching, columns) = matching(oldTrack, newTrack)
    assignPaths(&oldTrack, &newTrack, matching)
    var wheels = wheelTrack(columns, old: oldTrack)
    do {
      try settleAxisProgress(oldTrack, newTrack)
      try sampleWays(of: &oldTrack)
      try sampleWays(of: &newTrack)
      if var track = wheels?.track {
        try sampleWays(of: &track)
        wheels?.track = track
      }
    } catch { throw .font(error) }
    for index in oldTrack.runs.indices { oldTrack.runs[index].findDrawings(in: memory.outlines, colorGlyphs) }
    for index in newTrack.runs.indices { newTrack.runs[index].findDrawings(in: memory.outlines, colorGlyphs) }
    for index in wheels?.track.runs.indices ?? 0..<0 {
      wheels?.track.runs[index].findDrawings(in: memory.outlines, colorGlyphs)
    }
    memory.outlines.settle(largestSize: largestDrawnSize)
    colorGlyphs.settle()
    let motions = MotionPlanner(
      old: oldTrack, new: newTrack, matching: matching, options: options, outlines: memory.outlines)
    var plan = TransitionPlan(
      old: old, new: new, options: options,
      notices: notices(of: [oldShaped, newShaped]) + emptyGlyphNotices(of: [oldTrack, newTrack])
        + matching.notices.map(TransitionNotice.init), duration: 0,
      matching: motions.matching, shapingCount: memory.shaper.shapingCount, oldTrack: oldTrack,
      newTrack: newTrack, paths: paths, outlines: memory.outlines, colorGlyphs: colorGlyphs,
      motions: fadesAsWhole ? [] : motions.motions(), blends: motions.blends,
      onsets: [], columns: columns, wheelTrack: wheels?.track, wheelPlaces: wheels?.places ?? [],
      fadesAsWhole: fadesAsWhole,
      hasSeveralPaints: !colorGlyphs.isEmpty || Set(paths.map { [$0.old.color, $0.new.color] }).count > 1,
      joinsAgree: matching.pairs.allSatisfy {
        oldTrack.join(of: $0.old.lowerBound) == newTrack.join(of: $0.new.lowerBound)
      },
      sidesCoincide: oldTrack.coincides(with: newTrack))
    plan.settleArcs()
    try plan.settleTime()
    return plan
  }

  /// The most pixels per em at which a glyph is drawn, in device pixels.
  var largestDrawnSize: Double {
    let overshoot = max(1, progressRange.upperBound, 1 - progressRange.lowerBound)
    let sizes = paths.map { path in
      max(path.old.size, path.new.size) + (overshoot - 1) * abs(path.new.size - path.old.size)
    }
    return ((sizes.max() ?? 1) + (reach?.size ?? 0)) * options.pixelScale
  }
}

extension TransitionOptions {
  /// Whether an old text fades out and a new one in, each as a whole, nothing matched.
  func fadesAsWhole(from old: StyledText, to new: StyledText) -> Bool {
    if reduceMotion { return true }
    // Each run changes in its own way.
    func hasOwnWay(_ run: StyledText.Run) -> Bool { run.style.contentTransition ?? transition != transition }
    if old.runs.contains(where: hasOwnWay) || new.runs.contains(where: hasOwnWay) { return false }
    switch transition.kind {
    case .identity, .opacity: return true
    case .interpolate(.identicalText): return old.string != new.string
    case .interpolate, .numericText: return false
    }
  }
}
