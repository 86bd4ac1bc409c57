/// Finds runs of elements ("grams") that occur once in either of two sequences and in one order.
struct RareGrams {
  let old: [Int]
  let new: [Int]
  /// How probable it is that an element of one sequence equals one of the other.
  private let coincidence: Double

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    var counts = [Int](repeating: 0, count: 1 + max(old.max() ?? 0, new.max() ?? 0))
    for element in old { counts[element] += 1 }
    let equal = new.reduce(0) { $0 + counts[$1] }
    coincidence = Double(equal) / Double(max(1, old.count * new.count))
  }

  /// The longest chain in one order, or nothing if it could as well be chance.
  ///
  /// Grams come in the length at which one equal pair by chance is improbable (1 %), then in half
  /// and in a quarter of it. Shorter grams must be in order more often than chance has it.
  func find(_ a: Range<Int>, _ b: Range<Int>) -> [SequenceAnchors.Run] {
    guard let safeLength = safeLength(a.count, b.count) else { return [] }
    for length in [safeLength, safeLength / 2, safeLength / 4]
    where length > 0 && canBeRare(length, a.count) {
      let grams = commonGrams(a, b, length)
      let chain = LongestIncreasing.select(grams) { $0.old }
      if chain.isEmpty { continue }
      if length == safeLength { return chain }
      if isInOrder(chain.count, of: grams.count) { return withoutOutliers(chain) }
    }
    return []
  }

  /// Whether so many grams in order, of so many, are no chance.
  ///
  /// The longest increasing subsequence of n random numbers has about 2·√n (B. Logan, L. Shepp,
  /// DOI 10.1016/0001-8708(77)90030-5); of four, one order in 24 is increasing.
  private func isInOrder(_ count: Int, of total: Int) -> Bool {
    count * count >= 9 * total || (count == total && total >= 4)
  }

  /// Drops grams that stand alone off the way from their neighbours before to those behind.
  ///
  /// Chance pairs that happen to be in order would tear apart what belongs together: a gram must
  /// not lead off the way by more than twice its length.
  private func withoutOutliers(_ chain: [SequenceAnchors.Run]) -> [SequenceAnchors.Run] {
    var kept: [SequenceAnchors.Run] = []
    for (index, gram) in chain.enumerated() {
      guard let previous = kept.last, index + 1 < chain.count else {
        kept.append(gram)
        continue
      }
      let shift = gram.new - gram.old
      let before = previous.new - previous.old
      let behind = chain[index + 1].new - chain[index + 1].old
      let detour = abs(shift - before) + abs(behind - shift) - abs(behind - before)
      if detour <= 4 * gram.count { kept.append(gram) }
    }
    return kept
  }

  private func safeLength(_ a: Int, _ b: Int) -> Int? {
    var chance = Double(a) * Double(b) * 100
    for length in 0...256 {
      if chance <= 1 { return max(1, length) }
      chance *= coincidence
    }
    return nil
  }

  /// Whether grams of a length can be expected to occur once: fewer than about three times.
  private func canBeRare(_ length: Int, _ count: Int) -> Bool {
    var occurrences = Double(count)
    for _ in 0..<length { occurrences *= coincidence }
    return occurrences < 3 || length == 1
  }

  private struct Occurrence {
    var old = 0
    var new = 0
    var oldCount = 0
    var newCount = 0
  }

  /// The grams that occur once on either side, by new index.
  private func commonGrams(
    _ a: Range<Int>, _ b: Range<Int>, _ length: Int
  ) -> [SequenceAnchors.Run] {
    if a.count < length || b.count < length { return [] }
    var slots: [Int: Int] = [:]
    slots.reserveCapacity(a.count)
    var occurrences: [Occurrence] = []
    forEachGram(old, a, length) { position, hash in
      if let slot = slots[hash] {
        occurrences[slot].oldCount += 1
      } else {
        slots[hash] = occurrences.count
        occurrences.append(Occurrence(old: position, oldCount: 1))
      }
    }
    var seen: [Int] = []
    forEachGram(new, b, length) { position, hash in
      guard let slot = slots[hash], occurrences[slot].oldCount == 1 else { return }
      if occurrences[slot].newCount == 0 { seen.append(slot) }
      occurrences[slot].new = position
      occurrences[slot].newCount += 1
    }
    return seen.compactMap { slot in
      let found = occurrences[slot]
      guard found.newCount == 1,
        old[found.old..<found.old + length] == new[found.new..<found.new + length]
      else { return nil }
      return SequenceAnchors.Run(old: found.old, new: found.new, count: length)
    }
  }

  /// Calls a function with every gram of one length and a number that equal grams share.
  private func forEachGram(
    _ elements: [Int], _ range: Range<Int>, _ length: Int, _ body: (Int, Int) -> Void
  ) {
    // A polynomial over the integers modulo 2^64; grams that share a number are compared anyway.
    let base = 0x2545_F491_4F6C_DD1D
    var drop = 1
    for _ in 0..<length { drop = drop &* base }
    var hash = 0
    for index in range {
      hash = hash &* base &+ elements[index] &+ 1
      let start = index - length + 1
      if start > range.lowerBound { hash = hash &- drop &* (elements[start - 1] &+ 1) }
      if start >= range.lowerBound { body(start, hash) }
    }
  }
}
