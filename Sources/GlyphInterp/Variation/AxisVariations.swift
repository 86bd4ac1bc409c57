/// The segment maps of `avar`.
///
/// Source: OpenType 1.9, `avar`.
enum AxisVariations {
  /// The knots of each axis; `nil` where the table is malformed. Axes that the table lacks have no knots.
  static func segments(_ table: ByteReader, axisCount: Int) -> [[AxisNormalization.Knot]]? {
    guard let major = table.uint16(0), major == 1 || major == 2, let count = table.uint16(6) else { return nil }
    var result = [[AxisNormalization.Knot]](repeating: [], count: axisCount)
    var place = 8
    for axis in 0..<min(count, axisCount) {
      guard let knotCount = table.uint16(place), table.holds(knotCount, recordsOf: 4, at: place + 2) else {
        return nil
      }
      place += 2
      var knots: [AxisNormalization.Knot] = []
      for _ in 0..<knotCount {
        guard let from = table.int16(place), let to = table.int16(place + 2) else { return nil }
        place += 4
        if let last = knots.last, NormalizedScale.value(from) <= last.from { continue }
        knots.append(.init(from: NormalizedScale.value(from), to: NormalizedScale.value(to)))
      }
      result[axis] = knots
    }
    return result
  }
}
