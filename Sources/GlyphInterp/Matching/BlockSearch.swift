/// Finds words that left the order of the text: equal runs of words that did not align.
///
/// The longest run comes first, then the one that travels least, then the least indices; a run
/// takes the spaces and the punctuation between its words along. A run of less than two clusters
/// that are neither stays where it is: single letters never cross.
struct BlockSearch {
  /// Words that could pair in more ways than this are tried in order of occurrence only.
  static let startLimit = 64

  let old: MatchText
  let new: MatchText

  /// Adds the moved blocks, and what they cross, to an alignment that has none yet.
  func addBlocks(to alignment: inout TextAlignment) {
    let ordered = alignment.matches
    let found = starts(alignment)
    var moved: [MovedBlock] = []
    // Best last. A run that lost words to a better one is cut and sorted in again.
    var queue = runs(found.starts, alignment).sorted { isBetter($1, $0) }
    while let run = queue.popLast() {
      let free = pieces(run, alignment)
      if free.count == 1 && free[0].count == run.count {
        moved.append(move(run, &alignment))
      } else {
        for piece in free { insert(piece, into: &queue) }
      }
    }
    let unfinished = found.bounded.filter { isLeftOver($0, alignment) }
    if !unfinished.isEmpty {
      alignment.notices.append(.blockStartsBounded(words: unfinished.count))
    }
    moved.sort { $0.old.lowerBound < $1.old.lowerBound }
    alignment.blocks = CrossedBlocks(ordered: ordered, moved: moved).blocks()
  }

  private func move(_ run: WordRun, _ alignment: inout TextAlignment) -> MovedBlock {
    for offset in 0..<run.count {
      let (i, j) = (run.old + offset, run.new + offset)
      alignment.align(i, j)
      let matches = CommonBoundaries.matches(
        old, old.words[i].clusters, new, new.words[j].clusters)
      alignment.matches += matches ?? []
    }
    return MovedBlock(
      old: clusters(old, run.old, run.count), new: clusters(new, run.new, run.count),
      bend: -1, isMoved: true)
  }

  private func clusters(_ text: MatchText, _ start: Int, _ count: Int) -> Range<Int> {
    let last = text.words[start + count - 1].clusters
    return text.words[start].clusters.lowerBound..<last.upperBound
  }

  private func insert(_ run: WordRun, into queue: inout [WordRun]) {
    var (low, high) = (0, queue.count)
    while low < high {
      let middle = (low + high) / 2
      if isBetter(run, queue[middle]) { low = middle + 1 } else { high = middle }
    }
    queue.insert(run, at: low)
  }

  private func isBetter(_ one: WordRun, _ other: WordRun) -> Bool {
    if one.weight != other.weight { return one.weight > other.weight }
    if one.travel != other.travel { return one.travel < other.travel }
    if one.old + one.new != other.old + other.new {
      return one.old + one.new < other.old + other.new
    }
    return one.old < other.old
  }
}
