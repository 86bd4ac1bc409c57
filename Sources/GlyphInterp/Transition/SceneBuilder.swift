/// Draws a plan at one instant into a scene.
struct SceneBuilder {
  /// What tells one coverage group from another.
  private struct GroupKey: Equatable {
    var color: Color
    var opacity: Double
    var join: SceneShape.Join
    /// Whether it is a cross-fade; its weight is then `opacity`.
    var isCrossFade: Bool
    /// Whether it is on its way out: what leaves and what enters is no group, even when both are as opaque.
    var isLeaving = false
  }

  /// A colour glyph at a moment.
  struct ColoredKey: Hashable {
    let track: Int
    let moment: Int
  }

  let paths: [StylePath]
  let colorGlyphs: ColorGlyphTable
  let mixing: ColorMixing
  private let outlines: OutlineTable
  private let hasSeveralPaints: Bool
  private let sidesCoincide: Bool
  /// The runs of the new text.
  private let newRuns: [RunTrack]
  /// The clusters of the new text.
  private let newClusters: [Cluster]
  let instant: PlanInstant
  var scene: Scene
  /// For each moment, for each outline of the plan, its index in the scene; −1 where it is not in it yet.
  private var outlineIndices: [Int]
  /// The items of colour glyphs that were drawn already, their pen origins at (0, 0).
  var coloredItems: [ColoredKey: [SceneItem]] = [:]
  /// Whether any of them was drawn.
  var drawsColorGlyphs = false
  private var keys: [GroupKey] = []
  /// The coverage group that takes outlines at present, an index into the items; its own outlines wait apart, so that
  /// none of them costs a look into an item.
  private var taking: Int?
  private var waiting: [Placement] = []
  /// The run whose pairs were added last.
  private var run = PairedRun()
  /// The coverage group that takes its outlines, as long as it is the one that takes any.
  private var groupOfRun: Int?
  /// Whether no glyph of the new text stands elsewhere in its cluster than at its pen.
  private let newRunsAreBare: Bool

  /// A builder for one instant.
  init(plan: borrowing TransitionPlan, instant: PlanInstant) {
    // Not the plan itself: copies of all that it holds would be counted for each scene.
    let paths = plan.paths
    self.paths = paths
    colorGlyphs = plan.colorGlyphs
    mixing = plan.options.colorSpace
    outlines = plan.outlines
    hasSeveralPaints = plan.hasSeveralPaints
    sidesCoincide = plan.sidesCoincide
    newRuns = plan.newTrack.runs
    newClusters = plan.newTrack.shaped.clusters
    newRunsAreBare = plan.sidesCoincide || plan.newTrack.runs.allSatisfy(\.isBare)
    self.instant = instant
    outlineIndices = [Int](repeating: -1, count: instant.moments.count * plan.outlines.tracks.count)
    scene = Scene(
      runs: instant.moments.map { moment in
        let face = paths[moment.path].face
        return SceneRun(
          font: face.fullName, faceIndex: face.identity.faceIndex,
          location: face.axisIndices.mapValues { moment.coordinates[$0] },
          size: moment.style.size)
      },
      layoutBox: instant.box, progress: instant.overall)
  }

  /// Adds an outline in one colour to the coverage group that takes it.
  mutating func add(
    _ placement: Placement, color: Color, opacity: Double, join: SceneShape.Join, isLeaving: Bool = false
  ) {
    guard opacity > 0 else { return }
    let key = GroupKey(
      color: color, opacity: opacity, join: join, isCrossFade: false, isLeaving: isLeaving && opacity < 1)
    if taking.map({ keys[$0] == key }) != true { take(for: key) }
    waiting.append(placement)
  }

  /// Adds a pair in one form, when it is no more than outlines at its origin; else `false`, and nothing is added.
  mutating func addBarePair(_ cluster: Int, of track: TextTrack, at origin: Point) -> Bool {
    let runMoment = instant.old.runMomentOfCluster[cluster]
    if run.runMoment != runMoment {
      run = PairedRun(of: cluster, on: track, at: instant, newRunsAreBare: newRunsAreBare)
      groupOfRun = nil
    }
    guard run.isBare else { return false }
    for glyph in run.glyphRanges[cluster - run.firstCluster].range {
      guard case .outline(let outline) = run.drawings[glyph] else { continue }
      let placement = Placement(
        outline: self.outline(of: outline, moment: run.moment), origin: origin, glyph: run.glyphs[glyph],
        run: run.moment, cluster: cluster)
      if let groupOfRun, taking == groupOfRun {
        waiting.append(placement)
      } else {
        add(placement, color: run.color, opacity: 1, join: run.join)
        groupOfRun = taking
      }
    }
    return true
  }

  /// Makes a coverage group the one that takes outlines.
  private mutating func take(for key: GroupKey) {
    settle()
    if let index = openGroup(for: key), case .shape = scene.items[index] {
      taking = index
      exchange(index)
      return
    }
    keys.append(key)
    scene.items.append(
      .shape(SceneShape(placements: [], paint: .solid(key.color), opacity: key.opacity, join: key.join)))
    taking = scene.items.count - 1
    if !hasSeveralPaints, taking == 0 { waiting.reserveCapacity(instant.oldMoments.count) }
  }

  /// Gives the outlines that wait to their group.
  mutating func settle() {
    guard let index = taking else { return }
    taking = nil
    exchange(index)
  }

  /// Exchanges the outlines of a group with those that wait.
  private mutating func exchange(_ index: Int) {
    guard case .shape(var shape) = scene.items[index] else { return }
    scene.items[index] = .group(SceneGroup(items: []))
    swap(&shape.placements, &waiting)
    scene.items[index] = .shape(shape)
  }

  /// Adds two forms of one thing, the old one going out as the new one comes in.
  ///
  /// - Parameter weight: how much of the new form is seen, 0…255; the rest is the old form (semantics 3.12).
  mutating func addCrossFade(
    old: [Placement], new: [Placement], weight: Int, color: Color, join: SceneShape.Join
  ) {
    guard !old.isEmpty || !new.isEmpty else { return }
    settle()
    let key = GroupKey(color: color, opacity: Double(weight), join: join, isCrossFade: true)
    if let index = openGroup(for: key), case .group(let group) = scene.items[index],
      case .shape(var leaving) = group.items[0], case .shape(var entering) = group.items[1]
    {
      leaving.placements += old
      entering.placements += new
      scene.items[index] = .group(SceneGroup(items: [.shape(leaving), .shape(entering)]))
      return
    }
    keys.append(key)
    let leaving = SceneShape(
      placements: old, paint: .solid(color), opacity: Double(255 - weight) / 255, join: join, blend: .plusLighter)
    let entering = SceneShape(
      placements: new, paint: .solid(color), opacity: Double(weight) / 255, join: join, blend: .plusLighter)
    scene.items.append(.group(SceneGroup(items: [.shape(leaving), .shape(entering)])))
  }

  /// Adds forms of one thing of which the opacities add up to 1 at most, so that together they are as opaque as one.
  mutating func addMixture(_ forms: [(glyphs: [PlacedGlyph], opacity: Double)], color: Color, join: SceneShape.Join) {
    var seen = forms
    seen.removeAll { $0.glyphs.isEmpty || $0.opacity <= 0 }
    guard seen.count > 1 else {
      if let only = seen.first { add(only.glyphs, color: color, opacity: min(1, only.opacity), join: join) }
      return
    }
    // Whole 255ths whose sum is the rounded sum, so that what is opaque together stays so (semantics 3.12).
    var sum = 0.0
    var spent = 0
    var items: [SceneItem] = []
    items.reserveCapacity(seen.count)
    for form in seen {
      sum += form.opacity
      let level = min(255, Int((sum * 255).rounded())) - spent
      spent += level
      guard level > 0 else { continue }
      items.append(form.glyphs.part(color: color, opacity: Double(level) / 255, join: join))
    }
    guard !items.isEmpty else { return }
    addApart(.group(SceneGroup(items: items)))
  }

  /// The group that may take more outlines: the last one, or where all is of one colour, any.
  private func openGroup(for key: GroupKey) -> Int? {
    guard hasSeveralPaints else { return keys.lastIndex(of: key) }
    return keys.last == key ? keys.count - 1 : nil
  }

  /// Adds an item that takes no more outlines.
  mutating func addApart(_ item: SceneItem) {
    settle()
    scene.items.append(item)
    keys.append(GroupKey(color: .clear, opacity: -1, join: .union, isCrossFade: false))
  }

  /// Adds an outline that is not the plan's; its index.
  mutating func add(_ outline: SceneOutline) -> Int {
    scene.outlines.append(outline)
    return scene.outlines.count - 1
  }

  /// Adds a run that is not the plan's; its index.
  mutating func add(_ run: SceneRun) -> Int {
    scene.runs.append(run)
    return scene.runs.count - 1
  }

  /// Ends all coverage groups: what is added from now on starts new ones.
  mutating func closeGroups() {
    settle()
    for index in keys.indices { keys[index].opacity = -1 }
  }

  /// Where the glyphs of a cluster stand in one form of its run.
  ///
  /// - Parameters:
  ///   - origin: the cluster's pen origin.
  ///   - partner: for an interpolated pair the cluster of the new text, whose glyphs stand a little elsewhere in it.
  mutating func placements(
    of cluster: Int, on track: TextTrack, laidOut: TextTrack.Instant, moment index: Int, at origin: Point,
    form: RunForm, partner: (cluster: Int, progress: Double)? = nil
  ) -> [PlacedGlyph] {
    // Runs are looked at in place: a copy of one would count references for every cluster.
    let run = track.shaped.clusters[cluster].run
    let runInstant = laidOut.runMoments[laidOut.runMomentOfCluster[cluster]].form(form)
    let size = instant.moments[index].style.size
    let indexInRun = track.shaped.clusters[cluster].indexInRun
    let glyphs = track.runs[run].samples[runInstant.form].glyphRanges[indexInRun].range
    var result: [PlacedGlyph] = []
    result.reserveCapacity(glyphs.count)
    for glyph in glyphs {
      let drawing = track.runs[run].drawings[runInstant.form][glyph]
      if case .none = drawing { continue }
      var pen = track.runs[run].pen(of: glyph, at: runInstant)
      if let partner, let other = partnerPen(partner.cluster, glyph - glyphs.lowerBound, form) {
        pen = Vector(
          dx: mix(pen.dx, other.dx, at: partner.progress), dy: mix(pen.dy, other.dy, at: partner.progress))
      }
      let place = Point(x: origin.x + pen.dx * size, y: origin.y - pen.dy * size)
      let identity = track.runs[run].samples[runInstant.form].glyphs[glyph]
      switch drawing {
      case .none: continue
      case .colored(let colored):
        let items = items(of: colored, moment: index, at: place, cluster: cluster)
        result.append(.colored(glyph: identity, run: index, items: items))
      case .outline(let track):
        let outline = outline(of: track, moment: index)
        result.append(
          .plain(Placement(outline: outline, origin: place, glyph: identity, run: index, cluster: cluster)))
      }
    }
    return result
  }

  /// Where a glyph stands in a cluster of the new text.
  private func partnerPen(_ cluster: Int, _ glyph: Int, _ form: RunForm) -> Vector? {
    guard !sidesCoincide else { return nil }
    let run = newClusters[cluster].run
    let runInstant = instant.new.runMoments[instant.new.runMomentOfCluster[cluster]].form(form)
    let indexInRun = newClusters[cluster].indexInRun
    let glyphs = newRuns[run].samples[runInstant.form].glyphRanges[indexInRun].range
    guard glyph < glyphs.count else { return nil }
    return newRuns[run].pen(of: glyphs.lowerBound + glyph, at: runInstant)
  }

  /// The scene's outline of a glyph at a moment; `nil` when it has no ink.
  mutating func outline(of glyph: GlyphID, of face: FontFace, moment: Int) -> Int? {
    guard let track = outlines.index(of: glyph, in: face), !outlines.tracks[track].isEmpty else { return nil }
    return outline(of: track, moment: moment)
  }

  /// The scene's outline of one of the plan's at a moment.
  private mutating func outline(of track: Int, moment: Int) -> Int {
    let place = moment * outlines.tracks.count + track
    if outlineIndices[place] >= 0 { return outlineIndices[place] }
    scene.outlines.append(outlines.drawn[track].sceneOutline(at: instant.moments[moment]))
    outlineIndices[place] = scene.outlines.count - 1
    return scene.outlines.count - 1
  }
}
