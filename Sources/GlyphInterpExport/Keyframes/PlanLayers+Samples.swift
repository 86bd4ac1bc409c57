import GlyphInterp

extension PlanLayers {
  /// Steps per second at which places are looked at.
  private static let stepsPerSecond = 480.0
  /// Two sample times are no closer than this, in seconds.
  private static let leastStep = 1e-6

  /// Times at which what progress alone does not tell is looked at, in seconds: equal steps, the turning points of
  /// wheels, and both sides of jumps.
  var sampleTimes: [Double] {
    let duration = plan.duration
    let count = max(2, Int((duration * Self.stepsPerSecond).rounded(.up)))
    let steps = (0...count).map { duration * Double($0) / Double(count) }
    let turns = Set(turns + jumps).filter { turn in
      turn < duration && !steps.contains { abs($0 - turn) < Self.leastStep }
    }
    return (steps + turns).sorted()
  }
}
