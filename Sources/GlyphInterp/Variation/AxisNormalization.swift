/// From user space to normalised coordinates along one axis.
///
/// Values are never rounded on the way. Source: OpenType 1.9, "Font variations overview", coordinate scales and
/// normalisation, and `avar`. The second version of `avar` is read for its segments only, as both font libraries do.
public struct AxisNormalization: Hashable, Sendable {
  /// One knot of an axis's segment map.
  struct Knot: Hashable, Sendable {
    /// The normalised coordinate before `avar`.
    let from: Double
    /// The normalised coordinate after it.
    let to: Double
  }

  /// The axis.
  public let axis: VariationAxis
  /// The map's knots in rising order of `from`; at least −1, 0 and 1, which stay where they are unless the font says.
  let knots: [Knot]

  /// Makes the normalisation of an axis from its `avar` segments; an axis without any maps each value to itself.
  init(axis: VariationAxis, segments: [Knot] = []) {
    self.axis = axis
    var knots = segments.sorted { $0.from < $1.from }
    for place in [-1.0, 0, 1] where !knots.contains(where: { $0.from == place }) {
      knots.append(Knot(from: place, to: place))
    }
    knots.sort { $0.from < $1.from }
    self.knots = knots
  }

  /// A user-space value as a normalised coordinate, −1…1.
  ///
  /// The value is brought into the axis's range, which may be widened at both ends.
  /// - Parameters:
  ///   - value: in user space.
  ///   - allowance: how far beyond an end the value may go, as a share of the axis's whole range; there the
  ///     outermost segment goes on in a straight line and the result leaves −1…1 (semantics 3.9).
  public func normalized(_ value: Double, allowance: Double = 0) -> Double {
    let beyond = allowance * (axis.maximum - axis.minimum)
    let lowest = axis.minimum < axis.defaultValue ? axis.minimum - beyond : axis.defaultValue
    let highest = axis.maximum > axis.defaultValue ? axis.maximum + beyond : axis.defaultValue
    return mapped(linear(min(highest, max(lowest, value))))
  }

  /// The coordinate before `avar`.
  private func linear(_ value: Double) -> Double {
    let offset = value - axis.defaultValue
    if offset < 0 { return offset / (axis.defaultValue - axis.minimum) }
    return offset > 0 ? offset / (axis.maximum - axis.defaultValue) : 0
  }

  /// The coordinate after `avar`; a coordinate within half a step of F2DOT14 of a knot is taken to be on it, as the
  /// font's file can say it no better.
  private func mapped(_ coordinate: Double) -> Double {
    if let knot = knots.first(where: { abs($0.from - coordinate) <= DesignSpaceGrid.reach }) { return knot.to }
    let last = knots.count - 1
    let upper = min(last, max(1, knots.firstIndex { $0.from > coordinate } ?? last))
    let (start, end) = (knots[upper - 1], knots[upper])
    return start.to + (end.to - start.to) * (coordinate - start.from) / (end.from - start.from)
  }

  /// The user-space value of a coordinate before `avar`.
  private func user(_ coordinate: Double) -> Double {
    coordinate < 0
      ? axis.defaultValue + coordinate * (axis.defaultValue - axis.minimum)
      : axis.defaultValue + coordinate * (axis.maximum - axis.defaultValue)
  }

  /// The user-space values, strictly between two others, at which the coordinate reaches one of the given normalised
  /// values or its rate changes; in rising order.
  func bends(between first: Double, and second: Double, at normalizedValues: [Double]) -> [Double] {
    let range = (min(first, second), max(first, second))
    var found: [Double] = knots.map { user($0.from) }
    for (start, end) in zip(knots, knots.dropFirst()) where start.to != end.to {
      for value in normalizedValues {
        let share = (value - start.to) / (end.to - start.to)
        if share > 0, share < 1 { found.append(user(start.from + share * (end.from - start.from))) }
      }
    }
    found = found.filter { $0 > range.0 && $0 < range.1 }.sorted()
    return found.reduce(into: []) { kept, value in
      if kept.last.map({ value - $0 > 1e-9 * (axis.maximum - axis.minimum) }) ?? true { kept.append(value) }
    }
  }
}
