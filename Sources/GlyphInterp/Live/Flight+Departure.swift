extension Flight {
  /// A flight that begins while another is on its way, from where that one is and at its speed.
  ///
  /// A spring takes over all that is left of before; anything else is nested: what is left goes on and fades with the
  /// new progress (semantics 4, "Retarget in flight").
  init(_ plan: TransitionPlan, leaving departure: Departure) {
    let start = departure.time
    let animation = plan.options.animation
    let merging = animation.mergingSpring
    var pace = Pace(animation, start: start, length: plan.motionDuration)
    var blend: SpringBlend?
    if let (spring, blendDuration) = merging {
      let response = departure.blend(to: spring, over: blendDuration)
      blend = response
      if response.end > 0 {
        let way = SpringMotion(
          from: max(plan.travel, Animation.leastTravel), velocity: 0, to: 0, spring: spring, blend: response, at: start)
        pace = Pace(spring, blend: response, start: start, length: way.restTime - start)
      }
    }
    let sources = Sources(plan, departure: departure)
    self.init(plan, pace: pace, layout: sources.layout)
    oldGroups = sources.oldGroups
    newGroups = sources.newGroups
    ghosts = departure.ghosts.map { ghost in
      var ghost = ghost
      ghost.nesting = ghost.nesting ?? pace
      return ghost
    }
    takeForms(sources, departure)
    terms = merging == nil ? sources.carriedTerms(in: pace) : []
    takeOver(sources, departure, spring: merging?.spring, blend: blend)
    takeColumns(sources, departure)
  }

  /// Keeps opacities where they are.
  private mutating func takeForms(_ sources: Sources, _ departure: Departure) {
    for (motion, source) in sources.clusterOfMotion.enumerated() {
      guard let source else { continue }
      presences[motion] = departure.clusters[source].presence
      leaving[motion] = departure.clusters[source].leaving
    }
  }

  /// Keeps places, styles and their rates where they are.
  private mutating func takeOver(
    _ sources: Sources, _ departure: Departure, spring: Spring?, blend: SpringBlend?
  ) {
    let start = departure.time
    var displacement = [Double](repeating: 0, count: layout.count)
    var rate = displacement
    let carried = numbers(at: start)
    let carriedRate = zip(numbers(at: start, shift: 1), carried).map { $0 - $1 }
    for (group, style) in zip(layout.groups, sources.styleOfGroup) {
      let found = departure.styles[style]
      let (moved, moving) = (
        Sources.translated(found.displacement, from: found.axes, to: group.axes),
        Sources.translated(found.rate, from: found.axes, to: group.axes)
      )
      for index in 0..<group.count {
        displacement[group.start + index] = moved[index] - carried[group.start + index]
        rate[group.start + index] = moving[index] - carriedRate[group.start + index]
      }
    }
    add(displacement, rate, departure, spring: spring, blend: blend)
    let middle = instant(at: start)
    let ends = [-Departure.step, Departure.step].map { instant(at: start, shift: $0) }
    for (motion, cluster) in sources.clusterOfMotion.enumerated() {
      guard let cluster else { continue }
      let found = departure.clusters[cluster]
      let way = found.origin - middle.positions[motion].old
      let speed = (ends[1].positions[motion].old - ends[0].positions[motion].old) * (0.5 / Departure.step)
      (displacement[2 * motion], displacement[2 * motion + 1]) = (way.dx, way.dy)
      (rate[2 * motion], rate[2 * motion + 1]) = (found.velocity.dx - speed.dx, found.velocity.dy - speed.dy)
    }
    takeBox(departure, middle: middle, ends: ends, &displacement, &rate)
    sources.ride(&displacement)
    sources.ride(&rate)
    if spring != nil { terms = [] } else { terms.removeLast(2) }
    add(displacement, rate, departure, spring: spring, blend: blend)
    if let spring, let blend { settle(displacement, rate, sources, spring: spring, blend: blend) }
    terms.removeAll { $0.amplitudes.allSatisfy { abs($0) < 1e-9 } }
  }

  private func takeBox(
    _ departure: Departure, middle: PlanInstant, ends: [PlanInstant], _ displacement: inout [Double],
    _ rate: inout [Double]
  ) {
    let start = layout.boxStart
    func sides(_ box: Rect) -> [Double] { [box.minX, box.minY, box.maxX, box.maxY] }
    let (was, now) = (sides(departure.box.rect), sides(middle.box))
    let (before, after) = (sides(ends[0].box), sides(ends[1].box))
    let speeds = [departure.box.start.dx, departure.box.start.dy, departure.box.end.dx, departure.box.end.dy]
    for side in 0..<4 {
      displacement[start + side] = was[side] - now[side]
      rate[start + side] = speeds[side] - (after[side] - before[side]) / (2 * Departure.step)
    }
  }

  /// Adds a displacement and its rate as two terms.
  private mutating func add(
    _ displacement: [Double], _ rate: [Double], _ departure: Departure, spring: Spring?, blend: SpringBlend?
  ) {
    let start = departure.time
    if let spring, let blend {
      let motion = SpringMotion(from: 1.0, velocity: 0, to: 0, spring: spring, blend: blend, at: start)
      terms.append(InertiaTerm(decay: .step(motion), amplitudes: displacement))
      terms.append(InertiaTerm(decay: .impulse(motion), amplitudes: rate))
      return
    }
    let before = departure.flight
    let phase = before.pace.phase(at: start)
    let left = 1 - phase.progress
    let length = max(0.05, min(before.rest - start, pace.length))
    let push = InertiaTerm.Decay.push(start: start, length: length.isFinite ? length : 0.5)
    if !before.plan.hasStagger, abs(left) > 1e-6 {
      // The rest of the interrupted way, as it would have gone on.
      terms.append(
        InertiaTerm(decay: .remainder(before.pace), nesting: [pace], amplitudes: displacement.map { $0 / left }))
      terms.append(
        InertiaTerm(
          decay: push, nesting: [pace], amplitudes: zip(displacement, rate).map { $1 + $0 / left * phase.rate }))
    } else {
      terms.append(InertiaTerm(decay: .held, nesting: [pace], amplitudes: displacement))
      terms.append(InertiaTerm(decay: push, nesting: [pace], amplitudes: rate))
    }
  }

  /// Finds when a spring that took over has come to rest.
  private mutating func settle(
    _ displacement: [Double], _ rate: [Double], _ sources: Sources, spring: Spring, blend: SpringBlend
  ) {
    func largest(_ numbers: [Double]) -> Double {
      var largest = numbers[..<(layout.boxStart + 4)].reduce(0) { max($0, abs($1)) }
      for (group, style) in zip(layout.groups, sources.styleOfGroup) {
        let components = numbers[group.start..<(group.start + group.count)]
        largest = max(largest, sources.departure.styles[style].pixels(Array(components)))
      }
      return largest
    }
    let motion = SpringMotion(
      from: max(plan.travel, Animation.leastTravel) + largest(displacement), velocity: largest(rate), to: 0,
      spring: spring, blend: blend, at: sources.departure.time)
    rest = max(rest, motion.restTime)
  }
}
