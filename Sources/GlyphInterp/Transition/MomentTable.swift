/// Collects the places of styles that occur at one instant, each once.
struct MomentTable {
  private let plan: TransitionPlan
  private var indices: [Key: Int] = [:]
  /// The moments, in the order in which they were first asked for.
  private(set) var moments: [StyleMoment] = []
  private var last: (key: Key, index: Int)?

  private struct Key: Hashable {
    let path: Int
    let progress: Double
    let deviation: Int?
  }

  /// A table for one instant of a plan.
  init(plan: TransitionPlan) { self.plan = plan }

  /// The index of a path's place at a progress.
  ///
  /// - Parameters:
  ///   - deviation: the number of a deviation from the way; `nil` for none.
  ///   - deviations: all deviations at the instant.
  mutating func index(
    path: Int, progress: Double, deviation: Int? = nil, of deviations: [StyleDeviation] = []
  ) -> Int {
    let key = Key(path: path, progress: progress, deviation: deviation)
    if let last, last.key == key { return last.index }
    let index: Int
    if let known = indices[key] {
      index = known
    } else {
      index = moments.count
      indices[key] = index
      let way = plan.paths[path]
      let color = way.old.color.interpolated(to: way.new.color, at: progress, in: plan.options.colorSpace)
      if let deviation {
        moments.append(deviations[deviation].moment(on: way, index: path, at: progress, color: color))
      } else {
        let coordinates = way.coordinates(at: progress)
        moments.append(
          StyleMoment(
            path: path, progress: progress, coordinates: coordinates, restingPlace: nil,
            style: way.instant(at: progress, coordinates: coordinates), color: color))
      }
    }
    last = (key, index)
    return index
  }
}
