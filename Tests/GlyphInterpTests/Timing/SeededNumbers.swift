/// Numbers that are the same in every run: a linear congruential generator with Knuth's constants.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let fraction = Double(state >> 11) / Double(UInt64(1) << 53)
    return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }
}
