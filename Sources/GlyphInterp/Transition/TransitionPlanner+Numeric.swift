extension TransitionPlanner {
  /// Pairs the clusters of numeric text that share a column.
  ///
  /// - Parameters:
  ///   - clusters: those of the old and of the new text, logical order.
  ///   - kind: the number of the kind of numeric text.
  ///   - columns: gets the columns.
  func numericMatching(
    _ old: TextTrack, _ new: TextTrack, clusters: (old: [Int], new: [Int]), options: NumericTextOptions, kind: Int,
    columns: inout NumericColumns
  ) -> GlyphMatching {
    let (before, after) = (old.shaped.numericUnits(of: clusters.old), new.shaped.numericUnits(of: clusters.new))
    let reading = NumericReading(
      old: before.map(\.text), new: after.map(\.text), alignment: options.alignment,
      decimalMark: options.decimalMark, moduli: options.moduli)
    let isDown = countsDown(reading, old, new, clusters: clusters, options: options)
    let oldColumns = zip(before, reading.oldColumns).compactMap { unit, column in unit.cluster.map { ($0, column) } }
    let newColumns = zip(after, reading.newColumns).compactMap { unit, column in unit.cluster.map { ($0, column) } }
    let oldOfColumn = Dictionary(oldColumns.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var paired: Set<Int> = []
    var matching = GlyphMatching()
    for (index, column) in newColumns {
      columns.new[index] = NumericColumns.Entry(kind: kind, column: column, countsDown: isDown)
      guard let partner = oldOfColumn[column] else {
        matching.inserted.append(UnpairedCluster(index: index, reason: .newColumn))
        continue
      }
      paired.insert(partner)
      let (before, after) = (old.shaped.clusters[partner].text, new.shaped.clusters[index].text)
      matching.pairs.append(
        GlyphPair(
          old: partner..<(partner + 1), new: index..<(index + 1),
          reason: before == after ? equalReason(old, partner, new, index) : .sameColumn))
      if options.isOdometer, before != after {
        columns.wheels[partner] = wheel(in: column, from: before, to: after, options, direction: reading.direction)
      }
    }
    for (index, column) in oldColumns {
      columns.old[index] = NumericColumns.Entry(kind: kind, column: column, countsDown: isDown)
      if !paired.contains(index) { matching.removed.append(UnpairedCluster(index: index, reason: .lostColumn)) }
    }
    return matching
  }

  private func wheel(
    in column: NumericColumn, from old: String, to new: String, _ options: NumericTextOptions, direction: Int
  ) -> NumericWheel? {
    switch column {
    case .integer, .fraction:
      NumericWheel(from: old, to: new, modulus: options.moduli[column] ?? 10, prefersDown: direction < 0)
    case .separator, .decimalMark, .sign, .affix: nil
    }
  }

  /// Whether the columns of a change roll downwards.
  private func countsDown(
    _ reading: NumericReading, _ old: TextTrack, _ new: TextTrack, clusters: (old: [Int], new: [Int]),
    options: NumericTextOptions
  ) -> Bool {
    switch options.direction {
    case .up: return false
    case .down: return true
    case .automatic: return reading.direction < 0
    case .value(let value):
      let before = clusters.old.first.flatMap { self.options.transition(of: old.shaped, cluster: $0).numericOptions }
      guard case .value(let old?)? = before?.direction, let new = value, old != new else {
        return reading.direction < 0
      }
      return new < old
    }
  }

  private func equalReason(
    _ old: TextTrack, _ oldIndex: Int, _ new: TextTrack, _ newIndex: Int
  ) -> GlyphPair.Reason {
    let oldRun = old.runs[old.shaped.clusters[oldIndex].run]
    let newRun = new.runs[new.shaped.clusters[newIndex].run]
    return oldRun.run.item.face == newRun.run.item.face ? .sameGlyphs : .otherDesign
  }

  /// The digits that wheels pass, each in a paragraph of its own, so that none has an influence on another.
  ///
  /// - Returns: `nil` when there are none; with the text, for each cluster the old text's cluster in whose place it passes.
  mutating func wheelTrack(_ columns: NumericColumns, old: TextTrack) -> (track: TextTrack, places: [Int])? {
    var pieces: [(String, TextStyle)] = []
    var places: [Int] = []
    for cluster in columns.wheels.keys.sorted() {
      for digit in columns.wheels[cluster]?.digits ?? [] {
        pieces.append((digit + "\n", old.shaped.style(of: old.shaped.clusters[cluster])))
        places.append(cluster)
      }
    }
    guard !pieces.isEmpty else { return nil }
    let shaped = memory.shaper.shape(StyledText(pieces: pieces))
    guard shaped.clusters.count == places.count else { return nil }
    var track = restingTrack(of: shaped, isOld: true)
    track.paths = places.map { old.paths[$0] }
    return (track, places)
  }
}
