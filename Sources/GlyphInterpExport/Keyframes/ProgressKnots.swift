/// The places between which a function of progress is straight, found by looking where it bends.
struct ProgressKnots {
  /// The knots, ascending.
  let knots: [Double]
  /// The largest distance that the function goes per unit of progress.
  let pace: Double

  /// How often a stretch between bends is halved at most.
  private static let deepest = 8

  /// Finds the knots of a function.
  ///
  /// - Parameters:
  ///   - bends: places at which the function may bend sharply, ascending; the first and the last bound it.
  ///   - space: what its values are; on the straight line between knots they count as equal to the function's.
  ///   - function: the function.
  init<Value>(bends: [Double], space: KeyframeSpace<Value>, function: (Double) -> Value) {
    let (distance, mix) = (space.distance, space.mix)
    var places: [(progress: Double, value: Value)] = []
    func isStraight(_ first: Int, _ last: Int) -> Bool {
      let (start, end) = (places[first], places[last])
      return places[(first + 1)..<last].allSatisfy { place in
        let share = (place.progress - start.progress) / (end.progress - start.progress)
        return distance(mix(start.value, end.value, share), place.value) <= 1
      }
    }
    func refine(from start: (Double, Value), to end: (Double, Value), depth: Int) {
      let inner = [0.25, 0.5, 0.75].map { share in
        let progress = start.0 + (end.0 - start.0) * share
        return (progress, function(progress), share)
      }
      let bent = inner.contains { distance(mix(start.1, end.1, $0.2), $0.1) > 1 }
      if bent && depth < Self.deepest {
        refine(from: start, to: (inner[1].0, inner[1].1), depth: depth + 1)
        refine(from: (inner[1].0, inner[1].1), to: end, depth: depth + 1)
      } else {
        for (progress, value, _) in inner { places.append((progress, value)) }
        places.append((end.0, end.1))
      }
    }
    let first = bends.first ?? 0
    places.append((first, function(first)))
    for (start, end) in zip(bends, bends.dropFirst()) {
      refine(from: (start, places[places.count - 1].value), to: (end, function(end)), depth: 0)
    }
    var kept = [0]
    while let current = kept.last, current < places.count - 1 {
      var next = current + 1
      while next + 1 < places.count, isStraight(current, next + 1) { next += 1 }
      kept.append(next)
    }
    knots = kept.map { places[$0].progress }
    pace = zip(kept, kept.dropFirst()).reduce(0.0) { pace, pair in
      let (start, end) = (places[pair.0], places[pair.1])
      let way = end.progress - start.progress
      return way > 0 ? max(pace, distance(start.value, end.value) / way) : pace
    }
  }
}
