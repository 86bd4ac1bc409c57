extension Flight {
  /// Everything laid out at a time.
  ///
  /// - Parameter shift: seconds for which everything goes on at its rate of that time: how velocities are found.
  func instant(at time: Double, shift: Double = 0) -> PlanInstant {
    guard time < rest else {
      return plan.instant(progresses: plan.motions.map { _ in 1 }, overall: 1)
    }
    var last: (onset: Double, progress: Double)?
    let progresses = plan.onsets.map { onset in
      if let last, last.onset == onset { return last.progress }
      let phase = pace.phase(at: time, onset: onset)
      let progress = phase.progress + shift * phase.rate
      last = (onset, progress)
      return progress
    }
    let overall =
      plan.hasStagger
      ? progresses.reduce(0, +) / Double(progresses.count) : progresses.first ?? pace.progress(at: time)
    return plan.instant(
      progresses: progresses, overall: overall, deviation: deviation(at: time, shift: shift))
  }

  /// How far everything is from the plan's own course; `nil` for not at all.
  private func deviation(at time: Double, shift: Double) -> Deviation? {
    let changesForms = presences.contains { $0 < 1 } || leaving.contains { !$0.isEmpty }
    guard !terms.isEmpty || changesForms else { return nil }
    let numbers = numbers(at: time, shift: shift)
    func vector(_ index: Int) -> Vector { Vector(dx: numbers[index], dy: numbers[index + 1]) }
    var deviation = Deviation(
      styles: layout.groups.map { group in
        StyleDeviation(components: Array(numbers[group.start..<(group.start + group.count)]))
      },
      oldStyles: oldGroups, newStyles: newGroups,
      positions: plan.motions.indices.map { vector(2 * $0) }, boxStart: vector(layout.boxStart),
      boxEnd: vector(layout.boxStart + 2), presences: presences, leaving: leaving)
    guard changesForms else { return deviation }
    for (index, motion) in plan.motions.enumerated() where deviation.changesForms(of: index) {
      let progress = pace.progress(at: time, onset: plan.onsets[index])
      let left = min(1, max(0, 1 - progress))
      if case .removed = motion.kind {} else { deviation.presences[index] = 1 - (1 - presences[index]) * left }
      for form in leaving[index].indices { deviation.leaving[index][form].opacity *= left }
    }
    return deviation
  }

  /// The numbers of the layout that are left at a time.
  func numbers(at time: Double, shift: Double = 0) -> [Double] {
    var numbers = [Double](repeating: 0, count: layout.count)
    for term in terms {
      let factor = term.factor(at: time)
      let value = factor.value + shift * factor.rate
      for index in numbers.indices { numbers[index] += term.amplitudes[index] * value }
    }
    return numbers
  }

  /// What is drawn at a time.
  func scene(at time: Double) -> Scene {
    let isMoving = time < rest
    return plan.scene(
      of: instant(at: time), at: isMoving ? time : .infinity, start: pace.start,
      carried: isMoving ? carried : nil
    ) { builder in
      guard isMoving else { return }
      for ghost in ghosts {
        let opacity = ghost.opacity(at: time)
        guard opacity > 0 else { continue }
        builder.add(
          builder.placements(of: ghost.form, at: ghost.origin(at: time), size: ghost.form.run.size),
          color: ghost.color, opacity: opacity, join: ghost.form.join)
      }
      for column in carried?.lost ?? [] {
        let origin = column.origin(at: time)
        builder.addColumn(
          column.glyphs.map { builder.form(of: $0, at: origin, size: $0.form.run.size, time: time) },
          color: column.color)
      }
      builder.closeGroups()
    }
  }
}

extension TransitionPlan {
  /// Whether motions begin one after the other.
  var hasStagger: Bool { onsets.contains { $0 != onsets.first } }
}
