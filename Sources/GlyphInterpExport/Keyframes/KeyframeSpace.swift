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

extension KeyframeSpace<[Overprint.Ink]> {
  /// Premultiplied colours that count as equal within a difference of every component.
  ///
  /// - Parameter mixesStraight: whether colours are mixed apart from their alphas.
  init(inksWithin unit: Float, mixesStraight: Bool) {
    func straight(_ ink: Overprint.Ink) -> Overprint.Ink {
      var result = ink.w > 0 ? ink / ink.w : .zero
      result.w = 1
      return result
    }
    self.init(
      distance: { first, second in
        let farthest = zip(first, second).reduce(Overprint.Ink.zero) { farthest, pair in
          let way = pair.1 - pair.0
          return pointwiseMax(farthest, pointwiseMax(way, -way))
        }
        return Double(farthest.max() / unit)
      },
      mix: { first, second, share in
        let share = Float(share)
        return zip(first, second).map { old, new in
          guard mixesStraight else { return old + (new - old) * share }
          let (oldColor, newColor) = (straight(old), straight(new))
          return (oldColor + (newColor - oldColor) * share) * (old.w + (new.w - old.w) * share)
        }
      })
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
