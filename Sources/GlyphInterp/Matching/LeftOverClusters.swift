/// Says of every cluster without a counterpart why it has none.
struct LeftOverClusters {
  let old: MatchText
  let new: MatchText
  let alignment: TextAlignment

  func removed(_ pairs: [GlyphPair]) -> [UnpairedCluster] {
    var isPaired = [Bool](repeating: false, count: old.units.count)
    for pair in pairs {
      for index in pair.old { isPaired[index] = true }
    }
    return unpaired(old, isPaired, alignment.partnersOfOld, new)
  }

  func inserted(_ pairs: [GlyphPair]) -> [UnpairedCluster] {
    var isPaired = [Bool](repeating: false, count: new.units.count)
    for pair in pairs {
      for index in pair.new { isPaired[index] = true }
    }
    return unpaired(new, isPaired, alignment.partnersOfNew, old)
  }

  private func unpaired(
    _ text: MatchText, _ isPaired: [Bool], _ partners: [Int?], _ other: MatchText
  ) -> [UnpairedCluster] {
    var unpaired: [UnpairedCluster] = []
    // Per cluster text the last word whose partner contains it.
    var lastWords = [Int](
      repeating: -1, count: 1 + max(text.clusters.max() ?? 0, other.clusters.max() ?? 0))
    for (wordIndex, word) in text.words.enumerated() {
      guard word.clusters.contains(where: { !isPaired[$0] }) else { continue }
      let partner = partners[wordIndex]
      if let partner {
        for cluster in other.clusters[other.words[partner].clusters] {
          lastWords[cluster] = wordIndex
        }
      }
      for index in word.clusters where !isPaired[index] {
        let isInPartner = lastWords[text.clusters[index]] == wordIndex
        unpaired.append(
          UnpairedCluster(
            index: index,
            reason: reason(
              text.units[index].role, hasPartner: partner != nil, isInPartner: isInPartner)))
      }
    }
    return unpaired
  }

  private func reason(
    _ role: MatchUnit.Role, hasPartner: Bool, isInPartner: Bool
  ) -> UnpairedCluster.Reason {
    switch role {
    case .space: .space
    case .missing: .missingGlyph
    case .visible where !hasPartner: .wordUnaligned
    case .visible: isInPartner ? .surplus : .notInWord
    }
  }
}
