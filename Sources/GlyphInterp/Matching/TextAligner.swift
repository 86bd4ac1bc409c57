/// Finds what corresponds in two different texts: words, the clusters inside them, moved blocks.
///
/// Works from the smaller text to the greater (``MatchText/precedes(_:)``).
struct TextAligner {
  let old: MatchText
  let new: MatchText
  let vocabularySize: Int

  func alignment() -> TextAlignment {
    var words = WordAligner(old: old, new: new, vocabularySize: vocabularySize)
    var clusters = ClusterAligner(old: old, new: new)
    var alignment = TextAlignment(oldWords: old.words.count, newWords: new.words.count)
    let aligned = words.alignedWords()
    for link in aligned {
      alignment.align(old.inkWords[link.row], new.inkWords[link.column])
    }
    // A position before the first word and one behind the last take part as if they were words.
    var previous = OrderedChain.Link(row: -1, column: -1)
    let end = OrderedChain.Link(row: old.inkWords.count, column: new.inkWords.count)
    for link in aligned + [end] {
      if link.row == previous.row + 1 && link.column == previous.column + 1 {
        let spaces = (clustersBefore(old, link.row), clustersBefore(new, link.column))
        for pair in clusters.pairs(spaces.0, spaces.1) {
          alignment.matches.append(ClusterMatch(pair.row, pair.column))
        }
      }
      if link != end {
        let one = old.words[old.inkWords[link.row]]
        let other = new.words[new.inkWords[link.column]]
        alignment.matches += matches(one, other, &clusters)
      }
      previous = link
    }
    addNotices(words, clusters, to: &alignment)
    BlockSearch(old: old, new: new).addBlocks(to: &alignment)
    return alignment
  }

  /// The clusters between an ink word and the one before it.
  private func clustersBefore(_ text: MatchText, _ word: Int) -> Range<Int> {
    let start = word == 0 ? 0 : text.words[text.inkWords[word - 1]].clusters.upperBound
    let end =
      word == text.inkWords.count
      ? text.clusters.count : text.words[text.inkWords[word]].clusters.lowerBound
    return start..<end
  }

  private func matches(
    _ one: MatchWord, _ other: MatchWord, _ clusters: inout ClusterAligner
  ) -> [ClusterMatch] {
    if one.number == other.number,
      let matches = CommonBoundaries.matches(old, one.clusters, new, other.clusters)
    {
      return matches
    }
    let gaps = GapPairing(old: old, new: new)
    var matches: [ClusterMatch] = []
    var (i, j) = (one.clusters.lowerBound, other.clusters.lowerBound)
    for pair in clusters.pairs(one.clusters, other.clusters) {
      matches += gaps.matches(i..<pair.row, j..<pair.column)
      matches.append(ClusterMatch(pair.row, pair.column))
      i = pair.row + 1
      j = pair.column + 1
    }
    return matches + gaps.matches(i..<one.clusters.upperBound, j..<other.clusters.upperBound)
  }

  private func addNotices(
    _ words: WordAligner, _ clusters: ClusterAligner, to alignment: inout TextAlignment
  ) {
    if words.cutStretches > 0 {
      alignment.notices.append(.wordsCutInProportion(stretches: words.cutStretches))
    }
    if clusters.cutStretches > 0 {
      alignment.notices.append(.clustersCutInProportion(stretches: clusters.cutStretches))
    }
  }
}
