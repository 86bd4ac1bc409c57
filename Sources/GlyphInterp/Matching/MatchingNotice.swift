/// A bound that the matcher met: the matching is valid, but perhaps not the best there is.
///
/// Texts beyond the exact limit are cut at words or clusters that are rare or at an edit script
/// (Myers, DOI 10.1007/BF01840446). Where neither is to be had, both texts are cut in proportion.
public enum MatchingNotice: Sendable, Hashable {
  /// So many stretches of words had no anchor and were cut in proportion.
  case wordsCutInProportion(stretches: Int)
  /// So many stretches of clusters in one word had no anchor and were cut in proportion.
  case clustersCutInProportion(stretches: Int)
  /// So many frequent words were tried as the start of a moved block only in order of occurrence.
  case blockStartsBounded(words: Int)
}
