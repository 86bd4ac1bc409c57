import GlyphInterp

/// Makes match units of strings without fonts: one advance for all, words cut at spaces,
/// punctuation and ideographs.
struct UnitSplitter {
  var advance = 0.5
  var design = 1

  func units(_ text: String) -> [MatchUnit] { units(clusters: text.map(String.init)) }

  /// Units of clusters; the glyphs of a cluster are numbered by its first code point.
  func units(clusters: [String]) -> [MatchUnit] {
    var word = 0
    var previousIsLetter = false
    var units: [MatchUnit] = []
    for (index, cluster) in clusters.enumerated() {
      let isLetter = isLetter(cluster)
      if index > 0 && !(isLetter && previousIsLetter) { word += 1 }
      previousIsLetter = isLetter
      units.append(
        MatchUnit(
          text: cluster, word: word, origin: SIMD2(Double(index) * advance, 0), design: design,
          glyphs: cluster.unicodeScalars.first.map { Int($0.value) } ?? 0,
          role: cluster.allSatisfy(\.isWhitespace) ? .space : .visible))
    }
    return units
  }

  private func isLetter(_ cluster: String) -> Bool {
    guard let scalar = cluster.unicodeScalars.first else { return false }
    return scalar.properties.isAlphabetic && !scalar.properties.isIdeographic
      || ("0"..."9").contains(scalar)
  }
}

/// Writes the pairs of a matching as ``ExpectedPlan`` does.
func describe(_ pairs: [GlyphPair]) -> String {
  pairs.map { pair in
    let old = pair.old.map(String.init).joined(separator: "+")
    let new = pair.new.map(String.init).joined(separator: "+")
    return old + (pair.kind == .interpolated ? "-" : "x") + new
  }.joined(separator: " ")
}
