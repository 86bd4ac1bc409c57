/// Decides which cluster of one text becomes which cluster of another.
///
/// Equal texts pair by logical index. Different texts pair by these rules, each deciding what the
/// ones before it leave open:
///
/// 1. Words align in order so that Σ length · similarity is greatest: the similarity of words of
///    a and b clusters is 2·LCS / (a + b), their length (a + b) / 2. Words less than 0.4 similar
///    do not align, except that the only word of a text always does. Spaces have no say.
/// 2. Inside aligned words, most clusters of equal text.
/// 3. Least Σ |Δorigin| in em, each rounded to 1/64.
/// 4. Least Σ (old index + new index).
/// 5. The texts of the pairs in logical order, by code point.
///
/// Then a ligature and its parts, and the clusters of a gap of n old and n new ones, n ≤ 2, inside
/// an aligned word become cross-faded pairs; spaces pair between words that both have partners;
/// and equal words left over move as blocks.
///
/// Two texts of up to a thousand clusters are matched exactly, if neither they have more than 500
/// words nor their words more than 500 clusters. Longer ones are cut at rare words or clusters or
/// with Myers' difference, in near-linear time, and the stretches between are matched exactly; a
/// stretch without anything to hold on to is a notice.
public struct GlyphMatcher: Sendable {
  /// What may pair.
  public var matching: TextMatching

  /// Creates a matcher.
  public init(matching: TextMatching = .clusters) {
    self.matching = matching
  }

  /// Matches two texts.
  ///
  /// - Returns: a matching that covers both; the same for the same input, and
  ///   ``GlyphMatching/reversed`` for the texts swapped.
  /// - Complexity: O(n log n) for n clusters; for short texts O(n²) with a bound.
  public func matching(from old: [MatchUnit], to new: [MatchUnit]) -> GlyphMatching {
    var vocabulary = ClusterVocabulary()
    let oldNumbers = old.map { vocabulary.number(of: $0.text) }
    let newNumbers = new.map { vocabulary.number(of: $0.text) }
    if let matches = CommonBoundaries.matches(
      (old, oldNumbers), old.indices, (new, newNumbers), new.indices)
    {
      return MatchingAssembly(old: old, new: new).matching(matches)
    }
    if let reason = reasonToFadeWhole(old, new) {
      return GlyphMatching(
        removed: old.indices.map { UnpairedCluster(index: $0, reason: reason) },
        inserted: new.indices.map { UnpairedCluster(index: $0, reason: reason) })
    }
    let ranks = vocabulary.ranks()
    let oldText = MatchText(old, numbers: oldNumbers, ranks: ranks, vocabulary: &vocabulary)
    let newText = MatchText(new, numbers: newNumbers, ranks: ranks, vocabulary: &vocabulary)
    return newText.precedes(oldText)
      ? matching(newText, oldText, ranks.count).reversed
      : matching(oldText, newText, ranks.count)
  }

  private func reasonToFadeWhole(
    _ old: [MatchUnit], _ new: [MatchUnit]
  ) -> UnpairedCluster.Reason? {
    if old.isEmpty || new.isEmpty { return .emptyText }
    return matching == .identicalText ? .textsDiffer : nil
  }

  private func matching(
    _ old: MatchText, _ new: MatchText, _ vocabularySize: Int
  ) -> GlyphMatching {
    let aligner = TextAligner(old: old, new: new, vocabularySize: vocabularySize)
    let alignment = aligner.alignment()
    var matching = MatchingAssembly(old: old.units, new: new.units).matching(alignment.matches)
    let leftOver = LeftOverClusters(old: old, new: new, alignment: alignment)
    matching.removed = leftOver.removed(matching.pairs)
    matching.inserted = leftOver.inserted(matching.pairs)
    matching.blocks = alignment.blocks
    matching.notices = alignment.notices
    return matching
  }
}
