/// A number of a paint, which may follow the axes of its font.
struct VaryingNumber: Hashable, Sendable {
  /// How much a region of design space adds.
  struct RegionDelta: Hashable, Sendable {
    /// The index of the region in the store of `COLR`.
    let region: Int
    /// What is added where the region applies in full.
    let delta: Double
  }

  /// The number at the default location.
  var value: Double
  /// What the regions add; nothing for a number that does not vary.
  var deltas: [RegionDelta] = []

  /// The number where the regions apply in given shares.
  func value(under shares: [Double]) -> Double {
    var sum = value
    for delta in deltas where delta.region < shares.count { sum += delta.delta * shares[delta.region] }
    return sum
  }
}

/// A point of a paint, in font units.
struct VaryingPoint: Hashable, Sendable {
  /// To the right.
  var x: VaryingNumber
  /// Upwards.
  var y: VaryingNumber

  /// The point where the regions apply in given shares.
  func point(under shares: [Double]) -> Point { Point(x: x.value(under: shares), y: y.value(under: shares)) }
}
