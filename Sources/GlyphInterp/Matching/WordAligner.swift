/// Decides which words of two texts belong together, in order.
struct WordAligner {
  /// Texts whose numbers of clusters multiply to no more than this are solved exactly.
  static let exactSteps = 1 << 20
  /// And so are only those whose numbers of words multiply to no more than this.
  static let exactWordSteps = 1 << 18
  /// The same two limits for a stretch between anchors.
  static let gapSteps = 1 << 19
  static let gapWordSteps = 1 << 14

  let old: MatchText
  let new: MatchText
  private(set) var cutStretches = 0
  private let vocabularySize: Int
  private var chain = OrderedChain()
  private var links: [OrderedChain.Link] = []

  init(old: MatchText, new: MatchText, vocabularySize: Int) {
    self.old = old
    self.new = new
    self.vocabularySize = vocabularySize
  }

  /// The aligned words, as indices into `inkWords` (row: old, column: new), in order.
  mutating func alignedWords() -> [OrderedChain.Link] {
    let oldWords = old.inkWords.indices
    let newWords = new.inkWords.indices
    if oldWords.isEmpty || newWords.isEmpty { return [] }
    let isExact =
      old.clusters.count * new.clusters.count <= Self.exactSteps
      && oldWords.count * newWords.count <= Self.exactWordSteps
    var candidates = WordCandidates(
      old: old, new: new, vocabularySize: vocabularySize, oldWords: oldWords,
      newWords: newWords, exemptsLoneWord: isExact)
    if isExact {
      return chain.solve(&candidates)
    }
    links = []
    alignBetweenAnchors(oldWords, newWords, &candidates)
    alignLoneWord()
    return links
  }

  private mutating func alignBetweenAnchors(
    _ oldWords: Range<Int>, _ newWords: Range<Int>, _ candidates: inout WordCandidates
  ) {
    let anchors = SequenceAnchors(
      old: old.inkWords.map { old.words[$0].number },
      new: new.inkWords.map { new.words[$0].number },
      gapSteps: Self.gapWordSteps)
    var (i, j) = (0, 0)
    for run in anchors.runs(oldWords, newWords) {
      alignGap(i..<run.old, j..<run.new, &candidates)
      for offset in 0..<run.count {
        links.append(OrderedChain.Link(row: run.old + offset, column: run.new + offset))
      }
      i = run.old + run.count
      j = run.new + run.count
    }
    alignGap(i..<oldWords.upperBound, j..<newWords.upperBound, &candidates)
  }

  private mutating func alignGap(
    _ oldWords: Range<Int>, _ newWords: Range<Int>, _ candidates: inout WordCandidates
  ) {
    if oldWords.isEmpty || newWords.isEmpty { return }
    let cut = ProportionalCut(steps: Self.gapSteps)
    let pieces = cut.pieces(oldWords, newWords) { oldPiece, newPiece in
      oldPiece.count * newPiece.count > Self.gapWordSteps
        ? Int.max
        : clusterCount(old, oldPiece) * clusterCount(new, newPiece)
    }
    if pieces.count > 1 { cutStretches += 1 }
    for piece in pieces {
      candidates.oldWords = piece.old
      candidates.newWords = piece.new
      for link in chain.solve(&candidates) {
        links.append(
          OrderedChain.Link(
            row: piece.old.lowerBound + link.row, column: piece.new.lowerBound + link.column))
      }
    }
  }

  /// Aligns the only word of a text that is too long to compare it with every word of the other:
  /// with the longest of them, when it is similar to none.
  private mutating func alignLoneWord() {
    if let lone = old.loneWord, !links.contains(where: { $0.row == lone }) {
      links = [OrderedChain.Link(row: lone, column: new.loneWord ?? longestWord(new))]
      cutStretches += 1
    } else if let lone = new.loneWord, !links.contains(where: { $0.column == lone }) {
      links = [OrderedChain.Link(row: longestWord(old), column: lone)]
      cutStretches += 1
    }
  }

  private func longestWord(_ text: MatchText) -> Int {
    var longest = 0
    for index in text.inkWords.indices
    where text.words[text.inkWords[index]].clusters.count
      > text.words[text.inkWords[longest]].clusters.count
    {
      longest = index
    }
    return longest
  }

  /// How many clusters lie from the first word of a stretch to its last.
  private func clusterCount(_ text: MatchText, _ words: Range<Int>) -> Int {
    guard let first = words.first, let last = words.last else { return 0 }
    return text.words[text.inkWords[last]].clusters.upperBound
      - text.words[text.inkWords[first]].clusters.lowerBound
  }
}
