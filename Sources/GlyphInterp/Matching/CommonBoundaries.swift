/// Pairs two stretches of equal text by logical index, also where they are cut differently.
enum CommonBoundaries {
  /// The clusters between the boundaries that both stretches have, or `nil` if the texts differ.
  static func matches(
    _ old: MatchText, _ oldRange: Range<Int>, _ new: MatchText, _ newRange: Range<Int>
  ) -> [ClusterMatch]? {
    matches(
      (old.units, old.clusters), oldRange, (new.units, new.clusters), newRange)
  }

  /// The same for units with the numbers of their texts.
  static func matches(
    _ old: (units: [MatchUnit], clusters: [Int]), _ oldRange: Range<Int>,
    _ new: (units: [MatchUnit], clusters: [Int]), _ newRange: Range<Int>
  ) -> [ClusterMatch]? {
    var matches: [ClusterMatch] = []
    var i = oldRange.lowerBound
    var j = newRange.lowerBound
    while i < oldRange.upperBound && j < newRange.upperBound {
      if old.clusters[i] == new.clusters[j] {
        matches.append(ClusterMatch(i, j))
        i += 1
        j += 1
        continue
      }
      guard
        let group = group(
          old.units, i..<oldRange.upperBound, new.units, j..<newRange.upperBound)
      else { return nil }
      matches.append(group)
      i = group.old.upperBound
      j = group.new.upperBound
    }
    return i == oldRange.upperBound && j == newRange.upperBound ? matches : nil
  }

  /// The shortest beginnings of the two stretches that have equal text.
  static func group(
    _ old: [MatchUnit], _ oldRange: Range<Int>, _ new: [MatchUnit], _ newRange: Range<Int>
  ) -> ClusterMatch? {
    guard var i = oldRange.first, var j = newRange.first else { return nil }
    var oldText = old[i].text
    var newText = new[j].text
    while oldText != newText {
      // The shorter beginning must be a beginning of the longer one, or they never meet; this
      // also ends the search early, so that unrelated texts cost nothing.
      let oldCount = oldText.count
      let newCount = newText.count
      if oldCount < newCount {
        guard newText.hasPrefix(oldText), i + 1 < oldRange.upperBound else { return nil }
        i += 1
        oldText += old[i].text
      } else if newCount < oldCount {
        guard oldText.hasPrefix(newText), j + 1 < newRange.upperBound else { return nil }
        j += 1
        newText += new[j].text
      } else {
        return nil
      }
    }
    return ClusterMatch(oldRange.lowerBound..<i + 1, newRange.lowerBound..<j + 1, .ligature)
  }
}
