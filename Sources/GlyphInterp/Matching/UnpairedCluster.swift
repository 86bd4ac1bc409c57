/// A cluster without a counterpart, which leaves or enters in place.
public struct UnpairedCluster: Sendable, Hashable {
  /// Why the cluster has no counterpart.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The other text is empty.
    case emptyText = "empty-text"
    /// The texts differ and only identical texts were to pair.
    case textsDiffer = "texts-differ"
    /// The other number has no such column: it is longer.
    case newColumn = "new-column"
    /// The other number has no such column: it is shorter.
    case lostColumn = "lost-column"
    /// The transition fades the texts as wholes and pairs nothing.
    case wholeTextFades = "whole-text-fades"
    /// The cluster is a space whose neighbours do not both have counterparts.
    case space
    /// No font has the cluster, and `.notdef` never pairs with the `.notdef` of another text.
    case missingGlyph = "missing-glyph"
    /// The cluster's word aligns with no word of the other text.
    case wordUnaligned = "word-unaligned"
    /// The aligned word does not contain the cluster's text.
    case notInWord = "not-in-word"
    /// The aligned word contains the cluster's text, but every occurrence is taken or would make
    /// letters cross.
    case surplus
  }

  /// The cluster's index in its text.
  public var index: Int
  /// Why the cluster has no counterpart.
  public var reason: Reason

  /// Creates an unpaired cluster.
  public init(index: Int, reason: Reason) {
    self.index = index
    self.reason = reason
  }
}
