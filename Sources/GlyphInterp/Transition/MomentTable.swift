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
  }

  /// A table for one instant of a plan.
  init(plan: TransitionPlan) { self.plan = plan }

  /// The index of a path's place at a progress.
  mutating func index(path: Int, progress: Double) -> Int {
    let key = Key(path: path, progress: progress)
    if let last, last.key == key { return last.index }
    let index: Int
    if let known = indices[key] {
      index = known
    } else {
      index = moments.count
      indices[key] = index
      let way = plan.paths[path]
      moments.append(
        StyleMoment(
          path: path, progress: progress, style: way.instant(at: progress),
          color: way.old.color.interpolated(
            to: way.new.color, at: progress, in: plan.options.colorSpace)))
    }
    last = (key, index)
    return index
  }
}
