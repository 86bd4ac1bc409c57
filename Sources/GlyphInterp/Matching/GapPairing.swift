/// Finds the cross-faded pairs in what lies between the equal clusters of two aligned words.
///
/// First a ligature and its parts, in order, as one pair each. Then, in every gap that is left, if
/// it has n old and n new clusters, n ≤ 2, n pairs: the first with the first. So `f_f_i` becomes
/// the `f_f` of `office` → `offset` as one unit, and its neighbour `c` becomes `s`.
struct GapPairing {
  /// The longest gap that is filled with pairs.
  static let longestGap = 2
  /// The longest gap, both sides together, that is searched for ligatures.
  private static let longestLigatureSearch = 128

  let old: MatchText
  let new: MatchText

  /// The pairs of a gap, in order.
  func matches(_ oldGap: Range<Int>, _ newGap: Range<Int>) -> [ClusterMatch] {
    if oldGap.isEmpty || newGap.isEmpty { return [] }
    var matches: [ClusterMatch] = []
    var (i, j) = (oldGap.lowerBound, newGap.lowerBound)
    for ligature in ligatures(oldGap, newGap) {
      fill(i..<ligature.old.lowerBound, j..<ligature.new.lowerBound, &matches)
      matches.append(ligature)
      i = ligature.old.upperBound
      j = ligature.new.upperBound
    }
    fill(i..<oldGap.upperBound, j..<newGap.upperBound, &matches)
    return matches
  }

  private func fill(
    _ oldGap: Range<Int>, _ newGap: Range<Int>, _ matches: inout [ClusterMatch]
  ) {
    guard oldGap.count == newGap.count, oldGap.count <= Self.longestGap else { return }
    for (i, j) in zip(oldGap, newGap) where mayBecome(i, j) {
      matches.append(ClusterMatch(i, j, .gap))
    }
  }

  /// A space becomes nothing, and `.notdef` not the `.notdef` of another text.
  private func mayBecome(_ i: Int, _ j: Int) -> Bool {
    let (one, other) = (old.units[i].role, new.units[j].role)
    return one != .space && other != .space && !(one == .missing && other == .missing)
  }

  private func ligatures(_ oldGap: Range<Int>, _ newGap: Range<Int>) -> [ClusterMatch] {
    guard oldGap.count + newGap.count <= Self.longestLigatureSearch else { return [] }
    var found: [ClusterMatch] = []
    var j = newGap.lowerBound
    var i = oldGap.lowerBound
    search: while i < oldGap.upperBound {
      for start in j..<newGap.upperBound {
        let group = CommonBoundaries.group(
          old.units, i..<oldGap.upperBound, new.units, start..<newGap.upperBound)
        if let group, group.old.count == 1 || group.new.count == 1 {
          found.append(group)
          i = group.old.upperBound
          j = group.new.upperBound
          continue search
        }
      }
      i += 1
    }
    return found
  }
}
