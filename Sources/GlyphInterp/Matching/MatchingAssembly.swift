/// Makes pairs with their kinds and reasons of what corresponds.
struct MatchingAssembly {
  let old: [MatchUnit]
  let new: [MatchUnit]

  /// A matching that has the pairs only.
  func matching(_ matches: [ClusterMatch]) -> GlyphMatching {
    let pairs = matches.map { GlyphPair(old: $0.old, new: $0.new, reason: reason($0)) }
    return GlyphMatching(pairs: pairs.sorted { $0.old.lowerBound < $1.old.lowerBound })
  }

  private func reason(_ match: ClusterMatch) -> GlyphPair.Reason {
    switch match.relation {
    case .ligature: return .ligature
    case .gap: return .otherText
    case .equal: break
    }
    let one = old[match.old.lowerBound]
    let other = new[match.new.lowerBound]
    if (one.role == .missing) != (other.role == .missing) { return .missingGlyph }
    if one.design != other.design { return .otherDesign }
    return one.glyphs == other.glyphs ? .sameGlyphs : .otherGlyphs
  }
}
