extension ShapedText {
  /// The texts of some clusters as they are read as numbers.
  ///
  /// A line break has no cluster, nor has here what changes in another way, but no number reaches across either: each
  /// stands as a line feed.
  ///
  /// - Parameter clusters: indices, ascending.
  /// - Returns: texts in order, each with its cluster; `nil` for a break.
  func numericUnits(of clusters: [Int]) -> [(text: String, cluster: Int?)] {
    let starts = Set(paragraphs.map(\.clusters.lowerBound))
    var units: [(text: String, cluster: Int?)] = []
    var last: Int?
    for cluster in clusters {
      if let last, cluster != last + 1 || starts.contains(cluster) { units.append(("\n", nil)) }
      units.append((self.clusters[cluster].text, cluster))
      last = cluster
    }
    return units
  }
}
