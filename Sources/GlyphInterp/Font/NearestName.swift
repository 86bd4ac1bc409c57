/// Finds the name that a mistyped one was most likely meant to be.
public enum NearestName {
  /// The candidate with the fewest edits to a name, case aside; of equals the first.
  ///
  /// Edits are insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  /// - Returns: `nil` where more than two edits and more than a third of the letters differ, as the candidate would
  ///   help nobody.
  /// - Complexity: O(n·m) per candidate of m letters.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(wanted, Array(candidate.lowercased()))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(2, wanted.count / 3), best.distance < max(wanted.count, best.name.count)
    else { return nil }
    return best.name
  }

  /// How many edits apart two names are.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isEqual = first[row] == second[column]
        var cost = min(last[column] + (isEqual ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
