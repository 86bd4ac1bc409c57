/// The length of the longest common subsequence of two words, without the subsequence.
///
/// Bit-parallel for words of up to 64 clusters (H. Hyyrö, "Bit-parallel LCS-length computation
/// revisited", 2004): one word is a table of positions, the other runs over it.
struct CommonLength {
  private var masks: [UInt64]
  private var pattern: ArraySlice<Int> = []

  /// Creates the table for clusters numbered below `vocabularySize`.
  init(vocabularySize: Int) {
    masks = [UInt64](repeating: 0, count: vocabularySize)
  }

  /// Sets the word that the following ones are compared with.
  mutating func setPattern(_ clusters: ArraySlice<Int>) {
    for cluster in pattern { masks[cluster] = 0 }
    pattern = clusters
    guard clusters.count <= 64 else { return }
    var bit: UInt64 = 1
    for cluster in clusters {
      masks[cluster] |= bit
      bit &<<= 1
    }
  }

  /// The length in common with the pattern.
  func length(_ clusters: ArraySlice<Int>) -> Int {
    guard pattern.count <= 64 else { return tableLength(clusters) }
    var row = ~UInt64(0)
    for cluster in clusters {
      let hits = row & masks[cluster]
      row = (row &+ hits) | (row &- hits)
    }
    let unused = pattern.count == 64 ? 0 : ~UInt64(0) << UInt64(pattern.count)
    return (~row & ~unused).nonzeroBitCount
  }

  private func tableLength(_ clusters: ArraySlice<Int>) -> Int {
    var lengths = [Int](repeating: 0, count: clusters.count + 1)
    for cluster in pattern {
      var diagonal = 0
      for (offset, other) in clusters.enumerated() {
        let above = lengths[offset + 1]
        lengths[offset + 1] = cluster == other ? diagonal + 1 : max(above, lengths[offset])
        diagonal = above
      }
    }
    return lengths[clusters.count]
  }
}
