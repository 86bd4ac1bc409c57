/// Collects the places of styles that occur at one instant, each once.
struct MomentTable {
  private let paths: [StylePath]
  private let mixing: ColorMixing
  private var keys: [Key] = []
  private var indices: [Key: Int] = [:]
  /// The moments, in the order in which they were first asked for.
  private(set) var moments: [StyleMoment] = []
  private var last: (key: Key, index: Int)?

  private struct Key: Hashable {
    let path: Int
    let progress: Double
    let deviation: Int?
  }

  /// How many moments are searched one by one before they are looked up.
  private static let searchLimit = 12

  /// A table for one instant of a plan.
  init(plan: borrowing TransitionPlan) {
    paths = plan.paths
    mixing = plan.options.colorSpace
  }

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
    if let known = known(key) {
      last = (key, known)
      return known
    }
    let index = moments.count
    keys.append(key)
    if index >= Self.searchLimit {
      if indices.isEmpty { for (place, key) in keys.enumerated() { indices[key] = place } }
      indices[key] = index
    }
    let color = paths[path].old.color.interpolated(to: paths[path].new.color, at: progress, in: mixing)
    if let deviation {
      moments.append(deviations[deviation].moment(on: paths[path], index: path, at: progress, color: color))
    } else {
      let coordinates = paths[path].coordinates(at: progress)
      moments.append(
        StyleMoment(
          path: path, progress: progress, coordinates: coordinates, restingPlace: nil,
          isAtRest: progress == 0 || progress == 1 || paths[path].keepsShapes,
          style: paths[path].instant(at: progress, coordinates: coordinates), color: color))
    }
    last = (key, index)
    return index
  }

  private func known(_ key: Key) -> Int? {
    moments.count <= Self.searchLimit ? keys.firstIndex(of: key) : indices[key]
  }
}
