/// Finds the layers of a plan, in draw order.
struct GlyphLayerCollector {
  private let plan: TransitionPlan
  private(set) var layers: [GlyphLayer] = []

  /// How wide a ramp is, in progress, where a fading cluster changes its form at once.
  private static let cutHalfWidth = 0.001

  /// What all layers of one cluster share.
  private struct Subject {
    var motion: Int
    var cluster: Int
    var firstCluster: Int
    var isOld: Bool
    var isBetween = false
    var role: GlyphLayer.Role
    var partner: Int?
  }

  init(plan: TransitionPlan) { self.plan = plan }

  /// Collects all layers.
  mutating func collect() {
    if plan.fadesAsWhole { return collectWholes() }
    for (index, motion) in plan.motions.enumerated() {
      if plan.rollOnsets[index] != nil {
        collectRoll(motion, index)
        continue
      }
      switch motion.kind {
      case .interpolated(let old, let new):
        add(
          Subject(motion: index, cluster: old, firstCluster: old, isOld: true, role: .steady, partner: new))
      case .crossFaded(let old, let new):
        for cluster in old {
          add(
            Subject(
              motion: index, cluster: cluster, firstCluster: old.lowerBound, isOld: true, role: .oldForm))
        }
        for cluster in new {
          add(
            Subject(
              motion: index, cluster: cluster, firstCluster: new.lowerBound, isOld: false, role: .newForm))
        }
      case .removed(let old):
        add(Subject(motion: index, cluster: old, firstCluster: old, isOld: true, role: .leaving))
      case .inserted(let new):
        add(Subject(motion: index, cluster: new, firstCluster: new, isOld: false, role: .entering))
      }
    }
  }

  /// The figures of a column that rolls.
  private mutating func collectRoll(_ motion: ClusterMotion, _ index: Int) {
    var (old, new): (Int?, Int?) = (nil, nil)
    switch motion.kind {
    case .crossFaded(let oldRange, let newRange): (old, new) = (oldRange.lowerBound, newRange.lowerBound)
    case .removed(let cluster): old = cluster
    case .inserted(let cluster): new = cluster
    case .interpolated: break
    }
    if let old { add(Subject(motion: index, cluster: old, firstCluster: old, isOld: true, role: .oldForm)) }
    for digit in plan.rolls[index]?.wheel ?? 0..<0 {
      add(Subject(motion: index, cluster: digit, firstCluster: digit, isOld: true, isBetween: true, role: .oldForm))
    }
    if let new { add(Subject(motion: index, cluster: new, firstCluster: new, isOld: false, role: .newForm)) }
  }

  private mutating func collectWholes() {
    for cluster in plan.oldTrack.shaped.clusters.indices {
      add(Subject(motion: 0, cluster: cluster, firstCluster: cluster, isOld: true, role: .oldForm))
    }
    for cluster in plan.newTrack.shaped.clusters.indices {
      add(Subject(motion: 0, cluster: cluster, firstCluster: cluster, isOld: false, role: .newForm))
    }
  }

  /// Adds the glyphs of a cluster: once, or once for each form that the font's thresholds give it on its way.
  private mutating func add(_ subject: Subject) {
    let track = plan.track(isOld: subject.isOld, isBetween: subject.isBetween)
    let shaped = track.shaped.clusters[subject.cluster]
    let run = track.runs[shaped.run]
    let way = track.paths[subject.cluster]
    let swaps = plan.fadesAsWhole ? [] : track.swaps[shaped.run][way] ?? []
    let changing = swaps.filter { swap in
      run.glyphs(of: shaped.indexInRun, in: run.cells[swap.before].samples[0])
        != run.glyphs(of: shaped.indexInRun, in: run.cells[swap.after].samples[0])
    }
    guard let first = changing.first else {
      let start = plan.fadesAsWhole && !subject.isOld ? 1.0 : 0.0
      let form = run.instant(at: plan.paths[way].normalized(at: start)).form
      return add(subject, of: track, form: form, from: nil, to: nil)
    }
    func ramp(_ swap: SwapPoint) -> GlyphLayer.Ramp {
      GlyphLayer.Ramp(
        progress: swap.progress, halfWidth: subject.role == .steady ? swap.halfWidth : Self.cutHalfWidth)
    }
    for (index, form) in ([first.before] + changing.map(\.after)).enumerated() {
      let from = index > 0 ? ramp(changing[index - 1]) : nil
      let to = index < changing.count ? ramp(changing[index]) : nil
      add(subject, of: track, form: run.cells[form].samples[0], from: from, to: to)
    }
  }

  private mutating func add(
    _ subject: Subject, of track: TextTrack, form: Int, from: GlyphLayer.Ramp?, to: GlyphLayer.Ramp?
  ) {
    let shaped = track.shaped.clusters[subject.cluster]
    let run = track.runs[shaped.run]
    let glyphs = run.samples[form].glyphRanges[shaped.indexInRun].range
    for glyph in glyphs {
      let drawing: GlyphLayer.Drawing
      switch run.drawings[form][glyph] {
      case .none: continue
      case .outline(let outline): drawing = .outline(outline)
      case .colored(let colored): drawing = .colored(colored)
      }
      layers.append(
        GlyphLayer(
          text: shaped.text, role: subject.role,
          span: plan.fadesAsWhole ? .whole : plan.motions[subject.motion].span, formStart: from, formEnd: to,
          motion: subject.motion, drawing: drawing,
          way: track.paths[subject.cluster], join: track.join(of: subject.cluster),
          onset: subject.motion < plan.onsets.count ? plan.onsets[subject.motion] : 0,
          rolls: subject.motion < plan.rollOnsets.count && plan.rollOnsets[subject.motion] != nil, isOld: subject.isOld,
          isBetween: subject.isBetween, cluster: subject.cluster, firstCluster: subject.firstCluster,
          ordinal: glyph - glyphs.lowerBound,
          partner: subject.partner))
    }
  }
}
