import GlyphInterp

/// How values of a kind are mixed, and how far apart two of them are.
struct KeyframeSpace<Value> {
  /// The distance of two values; up to 1 they count as equal.
  let distance: (Value, Value) -> Double
  /// The value on the straight line between two.
  let mix: (Value, Value, Double) -> Value
}

extension KeyframeSpace<[Point]> {
  /// Points that count as equal within a distance.
  init(pointsWithin unit: Double) {
    self.init(
      distance: { first, second in zip(first, second).reduce(0) { max($0, ($1.1 - $1.0).length) } / unit },
      mix: { first, second, share in zip(first, second).map { $0.interpolated(to: $1, at: share) } })
  }
}

extension KeyframeSpace<[Double]> {
  /// Numbers that count as equal within a difference.
  init(numbersWithin unit: Double) {
    self.init(
      distance: { first, second in zip(first, second).reduce(0) { max($0, abs($1.1 - $1.0)) } / unit },
      mix: { first, second, share in zip(first, second).map { $0 + ($1 - $0) * share } })
  }
}

extension KeyframeSpace<Double> {
  /// Numbers that count as equal within a difference.
  init(numberWithin unit: Double) {
    self.init(distance: { abs($0 - $1) / unit }, mix: { $0 + ($1 - $0) * $2 })
  }
}

extension KeyframeSpace<Color> {
  /// Opaque colours that count as equal within a difference of every component, mixed in encoded sRGB.
  init(componentsWithin unit: Double) {
    self.init(
      distance: { first, second in
        max(abs(first.red - second.red), abs(first.green - second.green), abs(first.blue - second.blue)) / unit
      },
      mix: { $0.interpolated(to: $1, at: $2, in: .srgb) })
  }
}
