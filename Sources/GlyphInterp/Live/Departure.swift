/// The content of a flight at the instant at which it gets a new target: where each of its clusters stands, how fast it
/// is, how it looks, and what is still leaving.
struct Departure: Sendable {
  /// A cluster of the flight's new text.
  struct Cluster: Sendable {
    /// Its pen origin, in pixels.
    var origin = Point.zero
    /// Pixels per second.
    var velocity = Vector.zero
    /// Its style in `styles`.
    var style = 0
    /// Its motion in the flight's plan.
    var motion = 0
    /// How much of it is there.
    var presence = 1.0
    /// Forms of before that are still seen in its place.
    var leaving: [Deviation.Leaving] = []
    /// The ways into its column that it is still on.
    var arrivals: [RollPassage] = []
    /// Glyphs of before that still roll in its column.
    var glyphs: [ColumnGlyph] = []
  }

  /// A style that occurs.
  struct Style: Sendable {
    /// The axes of the face.
    var axes: [OpenTypeTag]
    /// How far it is from the style at rest, in the components of a ``StyleDeviation``.
    var displacement: [Double]
    /// The rate of that, per second.
    var rate: [Double]
    /// The style's place in the flight's layout; `nil` where it is on its way.
    var group: Int?
    /// Pixels per em.
    var size: Double
    /// The ranges of the axes.
    var axisRanges: [Double]

    /// About how far, in pixels, outlines are away when the components of a style are.
    func pixels(_ components: [Double]) -> Double {
      // Along the whole of an axis an outline moves by a third of an em at most; colours move as in 4 px.
      var largest = max(abs(components[0]), abs(components[1]) / 1000 * size, abs(components[2]))
      for color in components[3..<StyleDeviation.axisStart] {
        largest = max(largest, abs(color) * Animation.leastTravel)
      }
      for (value, range) in zip(components[StyleDeviation.axisStart...], axisRanges) where range > 0 {
        largest = max(largest, abs(value) / range * size / 3)
      }
      return largest
    }

    /// Whether the style is at rest, and was never off its way.
    var isResting: Bool {
      group == nil && displacement.allSatisfy { abs($0) < 1e-9 } && rate.allSatisfy { abs($0) < 1e-9 }
    }
  }

  /// The flight that is left.
  let flight: Flight
  /// When.
  let time: Double
  /// The clusters, in logical order.
  private(set) var clusters: [Cluster]
  /// The styles.
  private(set) var styles: [Style] = []
  /// The layout box, and the rates of its corners.
  let box: (rect: Rect, start: Vector, end: Vector)
  /// What was leaving.
  private(set) var ghosts: [Ghost] = []
  /// Columns that were leaving.
  private(set) var lostColumns: [LostColumn] = []

  /// The seconds over which velocities are found; everything is smooth there, so that it matters little.
  static let step = 1e-4

  /// Looks at a flight at a time.
  init(_ flight: Flight, at time: Double) {
    self.flight = flight
    self.time = time
    let plan = flight.plan
    let middle = flight.instant(at: time)
    let ends = [-Self.step, Self.step].map { flight.instant(at: time, shift: $0) }
    func rate(_ value: (PlanInstant) -> Double) -> Double { (value(ends[1]) - value(ends[0])) / (2 * Self.step) }
    box = (
      middle.box, Vector(dx: rate(\.box.minX), dy: rate(\.box.minY)), Vector(dx: rate(\.box.maxX), dy: rate(\.box.maxY))
    )
    clusters = [Cluster](repeating: Cluster(), count: plan.newTrack.shaped.clusters.count)
    var builder = SceneBuilder(plan: plan, instant: middle)
    for motion in plan.motions.indices {
      guard case .removed = plan.motions[motion].kind else {
        arrive(motion, middle: middle, ends: ends, with: &builder)
        continue
      }
    }
    noteStyles(middle: middle, ends: ends)
    noteGhosts(middle: middle, ends: ends, with: &builder)
  }

  /// Notes the clusters of a motion that does not leave.
  private mutating func arrive(
    _ motion: Int, middle: PlanInstant, ends: [PlanInstant], with builder: inout SceneBuilder
  ) {
    let plan = flight.plan
    let range: Range<Int> =
      switch plan.motions[motion].kind {
      case .interpolated(_, let new), .inserted(let new): new..<(new + 1)
      case .crossFaded(_, let new): new
      case .removed: 0..<0
      }
    func origin(_ cluster: Int, _ instant: PlanInstant) -> Point {
      instant.positions[motion].new + (instant.new.origins[cluster] - instant.new.origins[range.lowerBound])
    }
    let presence = middle.deviation?.presences[motion] ?? 1
    for cluster in range {
      clusters[cluster].motion = motion
      clusters[cluster].origin = origin(cluster, middle)
      clusters[cluster].velocity = (origin(cluster, ends[1]) - origin(cluster, ends[0])) * (0.5 / Self.step)
      let share = plan.rolls[motion] == nil ? plan.share(of: motion, at: middle.progresses[motion]) : 1
      clusters[cluster].presence = presence * share
    }
    let first = range.lowerBound
    let size = middle.moments[middle.newMoments[first]].style.size
    let reference = plan.reference(of: motion)
    let referenceOrigin = reference.isOld ? middle.positions[motion].old : middle.positions[motion].new
    let shift = referenceOrigin - clusters[first].origin
    for leaving in middle.deviation?.leaving[motion] ?? [] {
      var moved = leaving
      moved.opacity *= middle.deviation?.remainders[motion] ?? 1
      guard moved.opacity > Self.leastOpacity else { continue }
      moved.form.shift(by: shift * (leaving.form.run.size / max(size, 1e-9)))
      clusters[first].leaving.append(moved)
    }
    if case .interpolated(let old, _) = plan.motions[motion].kind, let blend = plan.blends[old],
      middle.progresses[motion] != 1
    {
      // Half of one file and half of another: what comes next takes over from how it looks.
      let placed = plan.placements(
        of: blend, old: old, at: middle.positions[motion].old, progress: middle.progresses[motion], with: &builder)
      if let form = builder.stamp(of: placed, from: clusters[first].origin, join: plan.oldTrack.join(of: old)) {
        clusters[first].leaving.append(Deviation.Leaving(form: form, opacity: presence))
        clusters[first].presence = 0
      }
    }
    (clusters[first].arrivals, clusters[first].glyphs) = flight.columnState(
      of: motion, at: time, origin: clusters[first].origin, with: &builder)
    guard plan.rolls[motion] == nil, case .crossFaded(let old, _) = plan.motions[motion].kind else { return }
    let opacity = presence * (1 - plan.motions[motion].opacity(at: middle.progresses[motion]))
    guard opacity > Self.leastOpacity else { return }
    let placements = plan.placements(
      of: old, isOld: true, at: middle.positions[motion].old, with: &builder)
    if let form = builder.stamp(
      of: placements, from: clusters[first].origin, join: plan.oldTrack.join(of: old.lowerBound))
    {
      clusters[first].leaving.append(Deviation.Leaving(form: form, opacity: opacity))
    }
  }

  /// The opacity below which nothing is kept: less than a step of 8 bits.
  private static let leastOpacity = 1.0 / 510

  private mutating func noteStyles(middle: PlanInstant, ends: [PlanInstant]) {
    var known: [Int: Int] = [:]
    let plan = flight.plan
    for cluster in clusters.indices {
      let moment = middle.newMoments[cluster]
      if let index = known[moment] {
        clusters[cluster].style = index
        continue
      }
      let path = plan.paths[plan.newTrack.paths[cluster]]
      let resting = path.restingComponents
      let (before, after) = (
        ends[0].moments[ends[0].newMoments[cluster]].components, ends[1].moments[ends[1].newMoments[cluster]].components
      )
      known[moment] = styles.count
      clusters[cluster].style = styles.count
      styles.append(
        Style(
          axes: path.face.axes.map(\.tag),
          displacement: zip(middle.moments[moment].components, resting).map { $0 - $1 },
          rate: zip(before, after).map { ($1 - $0) / (2 * Self.step) }, group: flight.newGroups[cluster],
          size: middle.moments[moment].style.size, axisRanges: path.face.axes.map { $0.maximum - $0.minimum }))
    }
  }

  private mutating func noteGhosts(middle: PlanInstant, ends: [PlanInstant], with builder: inout SceneBuilder) {
    ghosts = flight.ghosts.filter { $0.opacity(at: time) > Self.leastOpacity }
    let plan = flight.plan
    lostColumns = flight.remainingLostColumns(at: time)
    for (motion, onset) in plan.onsets.enumerated() {
      guard case .removed(let old) = plan.motions[motion].kind else { continue }
      let strength = middle.deviation?.presences[motion] ?? 1
      let opacity = strength * plan.motions[motion].opacity(at: middle.progresses[motion])
      let position = middle.positions[motion].old
      let velocity = (ends[1].positions[motion].old - ends[0].positions[motion].old) * (0.5 / Self.step)
      let color = middle.moments[middle.oldMoments[old]].color
      let glyphs = flight.columnState(of: motion, at: time, origin: position, with: &builder).glyphs
      if !glyphs.isEmpty {
        lostColumns.append(
          LostColumn(
            entry: plan.columns.old[old], glyphs: glyphs, color: color, origin: position, velocity: velocity,
            start: time))
      }
      if plan.rolls[motion] != nil { continue }
      func add(_ form: FormStamp, strength: Double, span: FadeSpan) {
        ghosts.append(
          Ghost(
            form: form, color: color, origin: position, velocity: velocity, start: time, strength: strength,
            pace: flight.pace, onset: onset, span: span))
      }
      for leaving in flight.leaving[motion] where leaving.opacity > Self.leastOpacity {
        add(leaving.form, strength: leaving.opacity, span: .whole)
      }
      guard opacity > Self.leastOpacity else { continue }
      let placements = plan.placements(of: old..<(old + 1), isOld: true, at: position, with: &builder)
      if let form = builder.stamp(of: placements, from: position, join: plan.oldTrack.join(of: old)) {
        add(form, strength: strength, span: plan.motions[motion].span)
      }
    }
  }
}

extension TransitionPlan {
  /// How much is seen of the new form of a motion that is wholly there.
  func share(of motion: Int, at progress: Double) -> Double {
    motions[motion].opacity(at: progress)
  }
}

extension StylePath {
  /// The style at the end of the way, in the components of a ``StyleDeviation``.
  var restingComponents: [Double] {
    [
      new.size, new.tracking, new.baselineShift, new.color.red, new.color.green, new.color.blue, new.color.alpha,
    ] + newCoordinates
  }
}

extension FormStamp {
  /// Moves all glyphs.
  mutating func shift(by vector: Vector) {
    for index in glyphs.indices { glyphs[index].offset = glyphs[index].offset + vector }
  }
}
