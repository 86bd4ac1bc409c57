extension Flight {
  /// Everything laid out at a time.
  ///
  /// - Parameter shift: seconds for which everything goes on at its rate of that time: how velocities are found.
  func instant(at time: Double, shift: Double = 0) -> PlanInstant {
    guard time < rest else {
      return plan.instant(progresses: plan.motions.map { _ in 1 }, overall: 1)
    }
    var last: (onset: Double, phase: (progress: Double, rate: Double))?
    let phases = plan.onsets.map { onset in
      if let last, last.onset == onset { return last.phase }
      let phase = pace.phase(at: time, onset: onset)
      last = (onset, phase)
      return phase
    }
    let progresses = phases.map { $0.progress + shift * $0.rate }
    let overall =
      plan.hasStagger
      ? progresses.reduce(0, +) / Double(progresses.count) : progresses.first ?? pace.progress(at: time)
    let deviation = deviation(at: time, shift: shift, progresses: phases.map(\.progress))
    return plan.instant(progresses: progresses, overall: overall, deviation: deviation)
  }

  /// How far everything is from the plan's own course; `nil` for not at all.
  ///
  /// - Parameter progresses: how far each motion is.
  private func deviation(at time: Double, shift: Double, progresses: [Double]) -> Deviation? {
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
      boxEnd: vector(layout.boxStart + 2), presences: presences, leaving: leaving, remainders: [])
    guard changesForms else { return deviation }
    deviation.remainders = progresses.map { min(1, max(0, 1 - $0)) }
    for index in presences.indices where presences[index] < 1 {
      if case .removed = plan.motions[index].kind { continue }
      deviation.presences[index] = 1 - (1 - presences[index]) * deviation.remainders[index]
    }
    return deviation
  }

  /// The numbers of the layout that are left at a time.
  func numbers(at time: Double, shift: Double = 0) -> [Double] {
    let terms = terms.span
    var numbers = (0..<layout.count).map { _ in 0.0 }
    for term in terms.indices {
      let factor = terms[term].factor(at: time)
      let value = factor.value + shift * factor.rate
      for (index, amplitude) in terms[term].amplitudes.enumerated() { numbers[index] += amplitude * value }
    }
    return numbers
  }

  /// What is drawn at a time.
  func scene(at time: Double) -> Scene {
    var builder = SceneBuilder(plan: plan, instant: instant(at: time))
    guard time < rest else {
      plan.draw(at: .infinity, start: pace.start, carried: nil, with: &builder)
      return builder.finishedScene
    }
    for ghost in ghosts { ghost.draw(at: time, with: &builder) }
    for column in carried?.lost ?? [] {
      let origin = column.origin(at: time)
      builder.addColumn(
        column.glyphs.map { builder.form(of: $0, at: origin, size: $0.form.run.size, time: time) },
        color: column.color)
    }
    builder.closeGroups()
    plan.draw(at: time, start: pace.start, carried: carried, with: &builder)
    return builder.finishedScene
  }
}

extension TransitionPlan {
  /// Whether motions begin one after the other.
  var hasStagger: Bool { onsets.contains { $0 != onsets.first } }
}
