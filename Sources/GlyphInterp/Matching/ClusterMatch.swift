/// A correspondence between clusters of the two texts, before anything is known of glyphs.
struct ClusterMatch: Sendable {
  /// How the two sides relate.
  enum Relation: Sendable {
    /// One cluster and one cluster of equal text.
    case equal
    /// Equal text in different numbers of clusters.
    case ligature
    /// Different text in a short gap.
    case gap
  }

  var old: Range<Int>
  var new: Range<Int>
  var relation: Relation

  init(_ old: Int, _ new: Int, _ relation: Relation = .equal) {
    self.init(old..<old + 1, new..<new + 1, relation)
  }

  init(_ old: Range<Int>, _ new: Range<Int>, _ relation: Relation) {
    self.old = old
    self.new = new
    self.relation = relation
  }
}
