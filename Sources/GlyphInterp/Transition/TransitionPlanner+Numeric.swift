extension TransitionPlanner {
  /// Pairs the clusters that share a column.
  func numericMatching(_ old: TextTrack, _ new: TextTrack, _ options: NumericTextOptions) -> GlyphMatching {
    let (oldUnits, newUnits) = (old.shaped.clusters, new.shaped.clusters)
    let reading = reading(of: old, new, options)
    let oldOfColumn = Dictionary(
      zip(reading.oldColumns, oldUnits.indices), uniquingKeysWith: { first, _ in first })
    var paired: Set<Int> = []
    var matching = GlyphMatching()
    for (index, column) in reading.newColumns.enumerated() {
      guard let partner = oldOfColumn[column] else {
        matching.inserted.append(UnpairedCluster(index: index, reason: .newColumn))
        continue
      }
      paired.insert(partner)
      let isEqual = oldUnits[partner].text == newUnits[index].text
      matching.pairs.append(
        GlyphPair(
          old: partner..<(partner + 1), new: index..<(index + 1),
          reason: isEqual ? equalReason(old, partner, new, index) : .sameColumn))
    }
    matching.removed = oldUnits.indices.filter { !paired.contains($0) }
      .map { UnpairedCluster(index: $0, reason: .lostColumn) }
    matching.pairs.sort { $0.old.lowerBound < $1.old.lowerBound }
    return matching
  }

  /// Whether the columns of a change roll downwards.
  func countsDown(_ old: TextTrack, _ new: TextTrack) -> Bool {
    guard case .numericText(let options) = self.options.transition.kind else { return false }
    switch options.direction {
    case .up: return false
    case .down: return true
    case .automatic: return reading(of: old, new, options).direction < 0
    }
  }

  private func reading(
    of old: TextTrack, _ new: TextTrack, _ options: NumericTextOptions
  ) -> NumericReading {
    NumericReading(
      old: old.shaped.clusters.map(\.text), new: new.shaped.clusters.map(\.text),
      alignment: options.alignment, decimalMark: options.decimalMark)
  }

  private func equalReason(
    _ old: TextTrack, _ oldIndex: Int, _ new: TextTrack, _ newIndex: Int
  ) -> GlyphPair.Reason {
    let oldRun = old.runs[old.shaped.clusters[oldIndex].run]
    let newRun = new.runs[new.shaped.clusters[newIndex].run]
    return oldRun.run.item.face == newRun.run.item.face ? .sameGlyphs : .otherDesign
  }
}
