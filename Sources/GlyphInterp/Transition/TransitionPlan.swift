/// A transition from one text to another, planned: everything a scene at any instant needs, and no font is opened again.
///
/// Made once per change; evaluating an instant is a few multiplications and additions per cluster and outline point.
public struct TransitionPlan: Sendable {
  /// The text before.
  public let old: StyledText
  /// The text after.
  public let new: StyledText
  /// What was asked for.
  public let options: TransitionOptions
  /// What could not be done as asked, in the order in which it was found.
  public internal(set) var notices: [TransitionNotice]
  /// Seconds from the first motion to rest.
  public internal(set) var duration: Double
  /// Seconds that one motion takes; with stagger the whole takes longer.
  var motionDuration = 0.0
  /// The longest way that an origin, an outline's edge or a size goes, in pixels.
  var travel = 0.0
  /// How the clusters pair.
  public let matching: GlyphMatching
  /// How often HarfBuzz was called to shape while planning.
  public let shapingCount: Int

  let oldTrack: TextTrack
  let newTrack: TextTrack
  let paths: [StylePath]
  let outlines: OutlineTable
  let colorGlyphs: ColorGlyphTable
  /// In draw order, the first at the bottom.
  let motions: [ClusterMotion]
  /// The pairs of two files that become one another point by point, by their clusters in the old text.
  let blends: [Int: OutlineBlend]
  /// Seconds after the start at which each motion begins.
  var onsets: [Double]
  /// For numeric text, how each changed column rolls; `nil` for other motions.
  var rolls: [ColumnRoll?] = []
  /// For each moved block how far it goes aside for each step of its bend, in pixels; `nil` where it goes above or below.
  var sidesteps: [Double?] = []
  /// For each block, the pair whose way is that of the block: the one that goes least.
  var leastWays: [LeastWay] = []
  /// Whether any motion rolls.
  var hasRolls = false
  /// Which clusters are columns of numbers.
  let columns: NumericColumns
  /// The digits that wheels pass in odometer mode; `nil` where there are none.
  let wheelTrack: TextTrack?
  /// For each cluster of the wheels' digits, the cluster of the old text in whose place it passes.
  let wheelPlaces: [Int]
  /// Whether the old text fades out and the new one in, each as a whole.
  let fadesAsWhole: Bool
  /// Whether different colours may lie over each other, so that the draw order must be kept.
  let hasSeveralPaints: Bool
  /// Whether all pairs join their neighbours alike in both texts.
  let joinsAgree: Bool
  /// Whether the two texts are set alike at every style, so that laying out one of them is enough.
  let sidesCoincide: Bool

  /// How many clusters interpolate: paired ones with ink.
  public var interpolatedCount: Int {
    motions.count { motion in
      guard case .interpolated(let old, _) = motion.kind else { return false }
      return !oldTrack.shaped.clusters[old].isWhiteSpace
    }
  }

  /// How many clusters or pairs fade, white space apart.
  public var fadedCount: Int {
    guard !fadesAsWhole else { return options.transition == .identity ? 0 : inkedCounts.old + inkedCounts.new }
    return motions.count { $0.span != .cut && isUnequal($0) }
  }

  /// How many clusters or pairs give way to others at once, white space apart; of two whole texts the larger number.
  public var replacedCount: Int {
    guard !fadesAsWhole else {
      return options.transition == .identity && old != new ? max(inkedCounts.old, inkedCounts.new) : 0
    }
    return motions.count { $0.span == .cut && isUnequal($0) }
  }

  /// How many clusters of each text have ink.
  private var inkedCounts: (old: Int, new: Int) {
    (oldTrack.shaped.clusters.count { !$0.isWhiteSpace }, newTrack.shaped.clusters.count { !$0.isWhiteSpace })
  }

  /// Whether a motion's forms do not become one another, and have ink.
  private func isUnequal(_ motion: ClusterMotion) -> Bool {
    switch motion.kind {
    case .interpolated: false
    case .crossFaded: true
    case .removed(let old): !oldTrack.shaped.clusters[old].isWhiteSpace
    case .inserted(let new): !newTrack.shaped.clusters[new].isWhiteSpace
    }
  }
}

extension TransitionPlan {
  /// Plans a transition.
  ///
  /// Fonts are shaped and read here and nowhere else.
  /// - Throws: ``TransitionError`` when a size is out of range, an outline cannot be loaded, or the animation never rests.
  public init(from old: StyledText, to new: StyledText, options: TransitionOptions = TransitionOptions())
    throws(TransitionError)
  {
    try self.init(from: old, to: new, options: options, anchor: nil)
  }

  /// Plans a transition whose blocks have x = 0 at a given place.
  ///
  /// - Parameters:
  ///   - anchor: 0 at their left sides, 1 at their right sides; `nil` for the side of their alignment.
  ///   - reach: how far styles may be off their ways; `nil` for not at all.
  init(
    from old: StyledText, to new: StyledText, options: TransitionOptions, anchor: Double?, reach: StyleReach? = nil
  ) throws(TransitionError) {
    var memory = PlanningMemory()
    try self.init(from: old, to: new, options: options, anchor: anchor, reach: reach, memory: &memory)
  }

  /// Plans a transition with what earlier plans have read from fonts.
  init(
    from old: StyledText, to new: StyledText, options: TransitionOptions, anchor: Double?, reach: StyleReach?,
    memory: inout PlanningMemory
  ) throws(TransitionError) {
    let taken = memory
    memory = PlanningMemory()
    var planner = try TransitionPlanner(
      old: old, new: new, options: options, anchor: anchor, reach: reach, memory: taken)
    self = try planner.plan()
    memory = planner.memory
  }

  /// Where x = 0 lies in the blocks of both texts: 0 at their left sides, ½ in their middles, 1 at their right sides.
  var anchor: Double { newTrack.layout.anchor }
}
