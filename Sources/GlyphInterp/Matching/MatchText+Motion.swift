extension MatchText {
  /// The way from a cluster of this text to one of another, in 1/64 em, rounded, ties away from
  /// zero; at most 2^32 (a way that long is an error of the caller and must not overflow a sum).
  func travel(from index: Int, to other: MatchText, _ otherIndex: Int) -> Int {
    let way = origins[index] - other.origins[otherIndex]
    let length =
      way.y == 0 ? way.x.magnitude : (way.x * way.x + way.y * way.y).squareRoot()
    return Int(min((length * 64).rounded(), 4_294_967_296))
  }

  /// Whether the texts come in the order in which they are compared: by the text of their
  /// clusters, by code point, then by number of clusters.
  ///
  /// The matcher always works from the smaller text to the greater, whichever is the old one:
  /// this makes every rule symmetric, also where a long text is cut.
  func precedes(_ other: MatchText) -> Bool {
    clusters.lexicographicallyPrecedes(other.clusters)
  }
}
