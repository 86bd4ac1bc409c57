extension BlockSearch {
  /// A word that occurs too often among those without partners, at all its places.
  struct BoundedWord {
    var oldPlaces: ArraySlice<Int>
    var newPlaces: ArraySlice<Int>
  }

  /// Pairs of equal words without partners from which a run may be grown, by old index.
  func starts(
    _ alignment: TextAlignment
  ) -> (starts: [(old: Int, new: Int)], bounded: [BoundedWord]) {
    var bounded: [BoundedWord] = []
    let oldWords = leftover(old, alignment.partnersOfOld)
    let newWords = leftover(new, alignment.partnersOfNew)
    var starts: [(old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < oldWords.count && j < newWords.count {
      let number = old.words[oldWords[i]].number
      let other = new.words[newWords[j]].number
      if number < other {
        i += 1
        continue
      }
      if other < number {
        j += 1
        continue
      }
      let oldEnd = oldWords[i...].firstIndex { old.words[$0].number != number } ?? oldWords.count
      let newEnd = newWords[j...].firstIndex { new.words[$0].number != number } ?? newWords.count
      if (oldEnd - i) * (newEnd - j) <= Self.startLimit {
        for one in oldWords[i..<oldEnd] {
          for other in newWords[j..<newEnd] { starts.append((one, other)) }
        }
      } else {
        bounded.append(
          BoundedWord(oldPlaces: oldWords[i..<oldEnd], newPlaces: newWords[j..<newEnd]))
        for (one, other) in zip(oldWords[i..<oldEnd], newWords[j..<newEnd]) {
          starts.append((one, other))
        }
      }
      i = oldEnd
      j = newEnd
    }
    return (starts.sorted { ($0.old, $0.new) < ($1.old, $1.new) }, bounded)
  }

  /// Whether a word has places without partners in both texts.
  func isLeftOver(_ word: BoundedWord, _ alignment: TextAlignment) -> Bool {
    word.oldPlaces.contains { alignment.partnersOfOld[$0] == nil }
      && word.newPlaces.contains { alignment.partnersOfNew[$0] == nil }
  }

  /// The longest runs through the starts.
  func runs(_ starts: [(old: Int, new: Int)], _ alignment: TextAlignment) -> [WordRun] {
    // Per diagonal, the end of the last run on it: a start before that is inside the run.
    var ends: [Int: Int] = [:]
    var runs: [WordRun] = []
    for start in starts {
      let diagonal = start.new - start.old
      let end = ends[diagonal] ?? 0
      if start.old < end { continue }
      var low = start.old
      while low > end && low + diagonal > 0 && isEqual(low - 1, low - 1 + diagonal, alignment) {
        low -= 1
      }
      var high = start.old + 1
      while high < old.words.count && high + diagonal < new.words.count
        && isEqual(high, high + diagonal, alignment)
      {
        high += 1
      }
      ends[diagonal] = high
      if let run = run(low..<high, low + diagonal) { runs.append(run) }
    }
    return runs
  }

  /// What is left of a run after better runs took words of it.
  func pieces(_ run: WordRun, _ alignment: TextAlignment) -> [WordRun] {
    var pieces: [WordRun] = []
    var start: Int?
    for offset in 0...run.count {
      let isFree =
        offset < run.count && alignment.partnersOfOld[run.old + offset] == nil
        && alignment.partnersOfNew[run.new + offset] == nil
      if isFree {
        start = start ?? offset
      } else if let first = start {
        let words = run.old + first..<run.old + offset
        if let piece = self.run(words, run.new + first) { pieces.append(piece) }
        start = nil
      }
    }
    return pieces
  }

  private func leftover(_ text: MatchText, _ partners: [Int?]) -> [Int] {
    text.words.indices
      .filter { partners[$0] == nil && text.words[$0].isWordLike }
      .sorted { (text.words[$0].number, $0) < (text.words[$1].number, $1) }
  }

  private func isEqual(_ i: Int, _ j: Int, _ alignment: TextAlignment) -> Bool {
    old.words[i].number == new.words[j].number && alignment.partnersOfOld[i] == nil
      && alignment.partnersOfNew[j] == nil
  }

  /// A run of words, without the spaces and the punctuation at its ends.
  private func run(_ words: Range<Int>, _ newStart: Int) -> WordRun? {
    guard let first = words.first(where: { old.words[$0].isWordLike }),
      let last = words.last(where: { old.words[$0].isWordLike })
    else { return nil }
    let weight = old.words[first...last].reduce(0) { $0 + $1.weight }
    if weight < 2 { return nil }
    let new = newStart + first - words.lowerBound
    let travel = old.travel(
      from: old.words[first].clusters.lowerBound, to: self.new,
      self.new.words[new].clusters.lowerBound)
    return WordRun(old: first, new: new, count: last - first + 1, weight: weight, travel: travel)
  }
}
