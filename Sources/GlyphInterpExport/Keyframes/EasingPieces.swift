import GlyphInterp

/// The progress of an animation as few pieces with a timing curve each.
struct EasingPieces: Sendable {
  /// The pieces, one after the other, from 0 to the end of the motion.
  let pieces: [EasingPiece]

  /// How many steps per second a motion is fitted at.
  private static let stepsPerSecond = 960.0
  /// The least and the largest number of steps of one stretch.
  private static let stepRange = 64...8192
  /// Times, shares of a stretch and parameters of a curve that are closer than this are one.
  private static let nearness = 1e-9
  /// The shortest part of a Bézier curve that is halved.
  private static let shortestPart = 1e-3

  /// Cuts an animation's progress into pieces.
  ///
  /// A Bézier curve is kept as it is; where it overshoots it is split, since no timing curve may leave 0…1.
  /// - Parameters:
  ///   - plan: the plan whose animation it is.
  ///   - tolerance: how far a piece may be from the animation, in progress.
  init(of plan: PlanLayers, tolerance: Double) {
    let animation = plan.plan.options.animation
    let length = plan.motionDuration
    guard length > 0 else {
      pieces = []
      return
    }
    if let jump = plan.jump {
      pieces = [
        EasingPiece(start: 0, end: jump.start, from: 0, to: 0, curve: .linear),
        EasingPiece(start: jump.start, end: jump.end, from: 0, to: 1, curve: .linear),
        EasingPiece(start: jump.end, end: length, from: 1, to: 1, curve: .linear),
      ]
      return
    }
    if let exact = animation.exactEasing, exact.end <= length + Self.nearness {
      pieces = Self.pieces(of: exact)
      return
    }
    var result: [EasingPiece] = []
    let ends = [0] + animation.easingBreaks(until: length) + [length]
    for (start, end) in zip(ends, ends.dropFirst()) where end - start > Self.nearness {
      // Just inside of the stretch, so that a jump at its ends belongs to its neighbours.
      let span = end - start
      let count = min(Self.stepRange.upperBound, max(Self.stepRange.lowerBound, Int(span * Self.stepsPerSecond)))
      var samples: [Double] = (0...count).map { (step: Int) -> Double in
        let share = Self.nearness + (1 - 2 * Self.nearness) * Double(step) / Double(count)
        return plan.progress(at: start + span * share, onset: 0)
      }
      if start == 0 { samples[0] = 0 }
      if end == length {
        // A spring ends a little before its target; what is missing is spread over the end.
        let missing = 1 - samples[count]
        for step in 0...count { samples[step] += missing * Self.cube(Double(step) / Double(count)) }
        samples[count] = 1
      }
      let turns = (1..<count).filter { (index: Int) -> Bool in
        let before = samples[index] - samples[index - 1]
        let after = samples[index + 1] - samples[index]
        return before * after < 0 && abs(samples[index] - samples[count]) > tolerance
      }
      let fitter = CurveFitter(
        times: samples.indices.map { start + span * Double($0) / Double(count) }, samples: samples.map { [$0] },
        tolerance: tolerance)
      for piece in fitter.pieces(cuts: turns) {
        result.append(
          EasingPiece(
            start: fitter.times[piece.first], end: fitter.times[piece.last],
            from: samples[piece.first], to: samples[piece.last], curve: piece.curve))
      }
    }
    pieces = result
  }

  private static func cube(_ value: Double) -> Double { value * value * value }

  private static func pieces(of exact: Animation.ExactEasing) -> [EasingPiece] {
    let (first, second) = exact.controls
    var result: [EasingPiece] = []
    if exact.start > 0 {
      result.append(EasingPiece(start: 0, end: exact.start, from: 0, to: 0, curve: .linear))
    }
    // A piece between turns may still have a control value outside of 0…1; halves of it have none sooner or later.
    var stack: [(Double, Double)] = []
    let ends = [0] + turns(first.y, second.y) + [1]
    for (start, end) in zip(ends, ends.dropFirst()).reversed() { stack.append((start, end)) }
    func coordinate(_ a: Double, _ b: Double, _ parameter: Double) -> Double {
      TimingCurve.coordinate(a, b, at: parameter)
    }
    while let (start, end) = stack.popLast() {
      let curve = UnclampedPiece(first: first, second: second, from: start, to: end)
      if !curve.fits, end - start > Self.shortestPart {
        stack.append(((start + end) / 2, end))
        stack.append((start, (start + end) / 2))
        continue
      }
      let length = exact.end - exact.start
      result.append(
        EasingPiece(
          start: exact.start + length * coordinate(first.x, second.x, start),
          end: exact.start + length * coordinate(first.x, second.x, end),
          from: coordinate(first.y, second.y, start), to: coordinate(first.y, second.y, end), curve: curve.clamped))
    }
    return result
  }

  /// The parameters at which a curve turns around in y, ascending.
  private static func turns(_ a: Double, _ b: Double) -> [Double] {
    // y′/3 = a + 2(b − 2a)t + (1 + 3a − 3b)t²
    let (square, line) = (1 + 3 * a - 3 * b, 2 * (b - 2 * a))
    var roots: [Double]
    if abs(square) < nearness {
      roots = line == 0 ? [] : [-a / line]
    } else {
      let root = line * line - 4 * square * a
      guard root > 0 else { return [] }
      roots = [(-line - root.squareRoot()) / (2 * square), (-line + root.squareRoot()) / (2 * square)]
    }
    return roots.filter { $0 > nearness && $0 < 1 - nearness }.sorted()
  }
}
