extension FileClock {
  /// When something of a segment is seen.
  struct Sight: Equatable, Sendable {
    /// The number of the segment.
    let segment: Int
    /// The end, 0 or 1, at which all stands; `nil` where it moves.
    let rest: Double?
    /// Its times in seconds.
    let windows: [Range<Double>]
  }

  /// When a segment is seen: what ends as soon as it begins stands at its two ends, each at times of its own.
  func sights(ofSegment segment: Int) -> [Sight] {
    var moving: [Range<Double>] = []
    var resting: [[Range<Double>]] = [[], []]
    for (position, passage) in passages.enumerated() where passage.segment == segment {
      let end = position + 1 < passages.count ? passages[position + 1].sight : duration
      let window = passage.sight..<max(passage.sight, end)
      guard passage.isAtOnce else {
        // The first state of all is seen from the start.
        moving.append((position == 0 ? 0 : window.lowerBound)..<window.upperBound)
        continue
      }
      if position == 0, window.lowerBound > 0 { resting[0].append(0..<window.lowerBound) }
      // Where nothing takes any time, the end of all is what is there.
      if !window.isEmpty || (duration == 0 && position + 1 == passages.count) {
        resting[passage.isReversed ? 0 : 1].append(window)
      }
    }
    if !moving.isEmpty { return [Sight(segment: segment, rest: nil, windows: moving)] }
    return [0, 1].filter { !resting[$0].isEmpty }
      .map { Sight(segment: segment, rest: Double($0), windows: resting[$0]) }
  }
}

extension Passage {
  /// From when on it is seen: its start, or where nothing moves what it comes to, a jump before that lest rounding make
  /// it late.
  fileprivate var sight: Double { isAtOnce ? bounds.upperBound - jump : bounds.lowerBound }
}
