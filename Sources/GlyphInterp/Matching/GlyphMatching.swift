/// Which clusters of one text become which clusters of another, and which leave or enter.
///
/// Every cluster of either text is in exactly one pair or in exactly one of `removed` and
/// `inserted`. The same input gives the same value on every run; with the texts swapped the value
/// is the same with its sides swapped.
public struct GlyphMatching: Sendable, Hashable {
  /// The pairs, by old index.
  public var pairs: [GlyphPair]
  /// The old clusters that leave, by index.
  public var removed: [UnpairedCluster]
  /// The new clusters that enter, by index.
  public var inserted: [UnpairedCluster]
  /// The runs that cross one another, by old index; empty when the order of the text is kept.
  public var blocks: [MovedBlock]
  /// The bounds that were met.
  public var notices: [MatchingNotice]

  /// Creates a matching from its parts.
  public init(
    pairs: [GlyphPair] = [], removed: [UnpairedCluster] = [], inserted: [UnpairedCluster] = [],
    blocks: [MovedBlock] = [], notices: [MatchingNotice] = []
  ) {
    self.pairs = pairs
    self.removed = removed
    self.inserted = inserted
    self.blocks = blocks
    self.notices = notices
  }

  /// The same matching from the new text to the old one.
  public var reversed: GlyphMatching {
    GlyphMatching(
      pairs: pairs.map { GlyphPair(old: $0.new, new: $0.old, reason: $0.reason) }
        .sorted { $0.old.lowerBound < $1.old.lowerBound },
      removed: inserted,
      inserted: removed,
      blocks: blocks.map {
        MovedBlock(old: $0.new, new: $0.old, bend: $0.bend, isMoved: $0.isMoved)
      }.sorted { $0.old.lowerBound < $1.old.lowerBound },
      notices: notices)
  }
}
