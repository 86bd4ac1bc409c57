/// A transition in time that may have begun while another was in flight: a plan, its pace, and what is left of before.
struct Flight: Sendable {
  /// The transition.
  private(set) var plan: TransitionPlan
  /// How it goes.
  let pace: Pace
  /// The order of the numbers that die away.
  let layout: InertiaLayout
  /// What is left of earlier motions.
  var terms: [InertiaTerm] = []
  /// For each cluster of the old text its style in the layout; `nil` where it is on its way.
  var oldGroups: [Int?]
  /// For each cluster of the new text its style in the layout; `nil` where it is on its way.
  var newGroups: [Int?]
  /// For each motion how much of it was there at the start.
  var presences: [Double]
  /// For each motion the forms of before that were still seen at the start.
  var leaving: [[Deviation.Leaving]]
  /// Clusters of before that go on leaving.
  var ghosts: [Ghost] = []
  /// What was taken over of columns that were rolling; `nil` for nothing.
  var carried: CarriedColumns?
  /// The time in seconds from which everything is in its place.
  var rest: Double

  /// A flight that begins at rest.
  init(_ plan: TransitionPlan, start: Double) {
    let pace = Pace(plan.options.animation, start: start, length: plan.motionDuration)
    self.init(plan, pace: pace, layout: InertiaLayout(motionCount: plan.motions.count))
  }

  init(_ plan: TransitionPlan, pace: Pace, layout: InertiaLayout) {
    self.plan = plan
    self.pace = pace
    self.layout = layout
    oldGroups = [Int?](repeating: nil, count: plan.oldTrack.shaped.clusters.count)
    newGroups = [Int?](repeating: nil, count: plan.newTrack.shaped.clusters.count)
    presences = [Double](repeating: 1, count: plan.motions.count)
    leaving = [[Deviation.Leaving]](repeating: [], count: plan.motions.count)
    rest = max(pace.end(lastOnset: plan.onsets.max() ?? 0), pace.start + plan.duration)
  }

  /// Makes a column begin to roll at another time.
  ///
  /// - Parameter onset: seconds after the start; before it where the column took over a roll that had just begun.
  mutating func moveOnset(of motion: Int, to onset: Double) { plan.rolls[motion]?.onset = onset }

  /// The spring by which it goes, if it can be taken over by another.
  var spring: Spring? { plan.options.animation.mergingSpring?.spring }

  /// The time in seconds at which the first motion begins.
  var firstMotion: Double {
    guard terms.isEmpty, ghosts.isEmpty, carried == nil else { return pace.start }
    return pace.start + plan.options.animation.stillness
  }

  /// The time in seconds at which the progress of every motion and of every column is 0.99 or more.
  var logicalEnd: Double {
    let end = pace.time(ofProgress: 0.99, onset: plan.onsets.max() ?? 0)
    return plan.rolls.reduce(end) { end, roll in
      guard let roll, roll.clock == .system else { return end }
      return max(end, pace.start + roll.onset + NumericRoll.logicalDuration)
    }
  }
}
