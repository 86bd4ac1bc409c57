extension Flight {
  /// From where the motions and styles of a new plan take what is left of a flight.
  struct Sources {
    let departure: Departure
    private let plan: TransitionPlan
    /// For each motion of the new plan the cluster of the left flight's content in whose place it starts; `nil` for
    /// what comes in.
    private(set) var clusterOfMotion: [Int?]
    /// The numbers that die away.
    private(set) var layout: InertiaLayout
    /// For each style of the layout that of the departure.
    private(set) var styleOfGroup: [Int] = []
    private(set) var oldGroups: [Int?]
    private(set) var newGroups: [Int?]

    init(_ plan: TransitionPlan, departure: Departure) {
      self.plan = plan
      self.departure = departure
      clusterOfMotion = plan.motions.map { motion in
        switch motion.kind {
        case .interpolated(let old, _), .removed(let old): old
        case .crossFaded(let old, _): old.lowerBound
        case .inserted: nil
        }
      }
      layout = InertiaLayout(motionCount: plan.motions.count)
      oldGroups = [Int?](repeating: nil, count: plan.oldTrack.shaped.clusters.count)
      newGroups = [Int?](repeating: nil, count: plan.newTrack.shaped.clusters.count)
      guard departure.styles.contains(where: { !$0.isResting }) else { return }
      for cluster in oldGroups.indices {
        oldGroups[cluster] = group(of: cluster, face: plan.oldTrack.face(of: cluster))
      }
      for (cluster, source) in nearestSources().enumerated() {
        guard let source else { continue }
        newGroups[cluster] = group(of: source, face: plan.newTrack.face(of: cluster))
      }
    }

    /// The layout's style for a cluster of the left content, read on a face; `nil` where it is at rest.
    private mutating func group(of cluster: Int, face: FontFace) -> Int? {
      let style = departure.clusters[cluster].style
      guard !departure.styles[style].isResting else { return nil }
      let axes = face.axes.map(\.tag)
      for (index, group) in layout.groups.enumerated() where styleOfGroup[index] == style && group.axes == axes {
        return index
      }
      styleOfGroup.append(style)
      return layout.addGroup(axes: axes)
    }

    /// For each new cluster the old one that it was, or the nearest one that stays.
    private func nearestSources() -> [Int?] {
      var sources = [Int?](repeating: nil, count: newGroups.count)
      for pair in plan.matching.pairs {
        for cluster in pair.new { sources[cluster] = pair.old.lowerBound }
      }
      let paired = sources
      for cluster in sources.indices where sources[cluster] == nil {
        let nearest = paired.indices.filter { paired[$0] != nil }
          .min { abs($0 - cluster) < abs($1 - cluster) }
        let inPlace = oldGroups.isEmpty ? nil : min(cluster, oldGroups.count - 1)
        sources[cluster] = nearest.flatMap { paired[$0] } ?? inPlace
      }
      return sources
    }

    /// What is left of before, in the new plan's order, nested in a new pace.
    func carriedTerms(in pace: Pace) -> [InertiaTerm] {
      let flight = departure.flight
      guard flight.terms.count <= Sources.termLimit else { return [] }
      return flight.terms.map { term in
        var amplitudes = [Double](repeating: 0, count: layout.count)
        for (motion, cluster) in clusterOfMotion.enumerated() {
          guard let cluster else { continue }
          let source = departure.clusters[cluster].motion
          amplitudes[2 * motion] = term.amplitudes[2 * source]
          amplitudes[2 * motion + 1] = term.amplitudes[2 * source + 1]
        }
        for side in 0..<4 { amplitudes[layout.boxStart + side] = term.amplitudes[flight.layout.boxStart + side] }
        for (group, style) in zip(layout.groups, styleOfGroup) {
          guard let source = departure.styles[style].group else { continue }
          let from = flight.layout.groups[source]
          let moved = Sources.translated(
            Array(term.amplitudes[from.start..<(from.start + from.count)]), from: from.axes, to: group.axes)
          for (index, number) in moved.enumerated() { amplitudes[group.start + index] = number }
        }
        ride(&amplitudes)
        return InertiaTerm(decay: term.decay, nesting: term.nesting + [pace], amplitudes: amplitudes)
      }
    }

    /// The most terms that are carried on one by one; of more, all become one.
    private static let termLimit = 32

    /// Gives clusters that come in the places of the neighbours with which they ride.
    func ride(_ numbers: inout [Double]) {
      var motionOfCluster: [Int: Int] = [:]
      for (motion, cluster) in clusterOfMotion.enumerated() {
        if let cluster { motionOfCluster[cluster] = motion }
      }
      for (motion, cluster) in clusterOfMotion.enumerated() where cluster == nil {
        for neighbor in plan.motions[motion].neighbors {
          guard let source = motionOfCluster[neighbor.old] else { continue }
          numbers[2 * motion] += numbers[2 * source] * neighbor.share
          numbers[2 * motion + 1] += numbers[2 * source + 1] * neighbor.share
        }
      }
    }

    /// The components of a style on another face: axes of one tag are one axis.
    static func translated(_ components: [Double], from: [OpenTypeTag], to: [OpenTypeTag]) -> [Double] {
      guard from != to else { return components }
      return Array(components[..<StyleDeviation.axisStart])
        + to.map { tag in
          from.firstIndex(of: tag).map { components[StyleDeviation.axisStart + $0] } ?? 0
        }
    }
  }
}

extension TextTrack {
  /// The face of a cluster.
  func face(of cluster: Int) -> FontFace { runs[shaped.clusters[cluster].run].run.item.face }
}
