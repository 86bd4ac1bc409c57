/// Cuts a motion that is known at some times into few pieces, each of which one timing curve describes.
struct CurveFitter {
  /// The times of the steps, ascending.
  let times: [Double]
  /// The values at the steps, each of equally many components.
  let samples: [[Double]]
  /// The largest distance in any component between a piece and the samples.
  let tolerance: Double

  /// A piece from one step to another.
  struct Piece {
    var first: Int
    var last: Int
    var curve: TimingCurve
  }

  /// The pieces between two steps: from the first on, each as long as it can be.
  ///
  /// - Parameter cuts: steps at which a piece has to end, ascending.
  func pieces(cuts: [Int]) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    for end in cuts.filter({ $0 > 0 && $0 < samples.count - 1 }) + [samples.count - 1] {
      while start < end {
        let piece = longest(from: start, to: end)
        pieces.append(piece)
        start = piece.last
      }
    }
    return pieces
  }

  private func longest(from start: Int, to end: Int) -> Piece {
    if let curve = curve(from: start, to: end) { return Piece(first: start, last: end, curve: curve) }
    var best = Piece(first: start, last: start + 1, curve: .linear)
    var failed = end
    while failed - best.last > 1 {
      let middle = (best.last + failed) / 2
      if let curve = curve(from: start, to: middle) {
        best = Piece(first: start, last: middle, curve: curve)
      } else {
        failed = middle
      }
    }
    return best
  }

  /// A curve that is within the tolerance at every step between two; `nil` where there is none.
  private func curve(from start: Int, to end: Int) -> TimingCurve? {
    let (first, last) = (samples[start], samples[end])
    let way = zip(last, first).map { $0 - $1 }
    let length = way.reduce(0) { $0 + $1 * $1 }
    /// The share of the time from the start to the end.
    func time(_ index: Int) -> Double { (times[index] - times[start]) / (times[end] - times[start]) }
    func isNear(_ curve: TimingCurve) -> Bool {
      for index in start...end {
        let share = length > 0 ? curve.value(at: time(index)) : 0
        for (component, value) in samples[index].enumerated()
        where abs(first[component] + way[component] * share - value) > tolerance { return false }
      }
      return true
    }
    if length == 0 || isNear(.linear) { return isNear(.linear) ? .linear : nil }
    let places = (start...end).map { index in
      let done = zip(samples[index], first).map { $0 - $1 }
      let share = zip(done, way).reduce(0) { $0 + $1.0 * $1.1 } / length
      return (time: time(index), value: share)
    }
    let curve = TimingCurve(fitting: places)
    return isNear(curve) ? curve : nil
  }
}
