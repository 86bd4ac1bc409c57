/// Stretches of equal elements that hold two long sequences together, found in near-linear time.
///
/// Equal beginnings and ends, then runs of elements that occur once on either side
/// (``RareGrams``), then Myers' difference where less than half differs. What lies between is left
/// open.
struct SequenceAnchors {
  /// Equal elements from `old` and from `new` on.
  struct Run: Sendable, Equatable {
    var old: Int
    var new: Int
    var count: Int
  }

  let old: [Int]
  let new: [Int]
  /// A gap of so many steps is left open, because it can be solved exactly.
  let gapSteps: Int

  /// The runs in order.
  func runs(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [Run] {
    var runs: [Run] = []
    var pending = [(old: oldRange, new: newRange)]
    let grams = RareGrams(old: old, new: new)
    var snakes = MiddleSnake()
    // Every level of cuts reads a region once; this bounds texts that are made to be cut badly.
    var budget = 64 * (oldRange.count + newRange.count)
    while var region = pending.popLast() {
      trim(&region.old, &region.new, &runs)
      if region.old.count * region.new.count <= gapSteps || budget < 0 { continue }
      budget -= region.old.count + region.new.count
      var cuts = grams.find(region.old, region.new)
      if cuts.isEmpty, let cut = snakes.find(old, region.old, new, region.new) {
        cuts = [cut]
      }
      if cuts.isEmpty { continue }
      var (i, j) = (region.old.lowerBound, region.new.lowerBound)
      for cut in cuts {
        // Neighbouring grams overlap.
        if cut.old < i || cut.new < j { continue }
        if cut.count > 0 { runs.append(cut) }
        pending.append((i..<cut.old, j..<cut.new))
        i = cut.old + cut.count
        j = cut.new + cut.count
      }
      pending.append((i..<region.old.upperBound, j..<region.new.upperBound))
    }
    return runs.sorted { $0.old < $1.old }
  }

  private func trim(_ a: inout Range<Int>, _ b: inout Range<Int>, _ runs: inout [Run]) {
    var start = 0
    let limit = min(a.count, b.count)
    while start < limit && old[a.lowerBound + start] == new[b.lowerBound + start] { start += 1 }
    if start > 0 { runs.append(Run(old: a.lowerBound, new: b.lowerBound, count: start)) }
    var end = 0
    while end < limit - start && old[a.upperBound - 1 - end] == new[b.upperBound - 1 - end] {
      end += 1
    }
    if end > 0 { runs.append(Run(old: a.upperBound - end, new: b.upperBound - end, count: end)) }
    a = a.lowerBound + start..<a.upperBound - end
    b = b.lowerBound + start..<b.upperBound - end
  }
}
