/// A part of design space in which a set of deltas applies: one tent per axis.
///
/// Source: OpenType 1.9, "Font variations overview", algorithm for interpolation of instance values.
struct VariationRegion: Hashable, Sendable {
  /// A tent along one axis, in F2DOT14.
  struct Tent: Hashable, Sendable {
    /// Where the tent begins; nothing applies at and before it.
    let start: Int16
    /// Where the deltas apply in full.
    let peak: Int16
    /// Where the tent ends; nothing applies at and after it.
    let end: Int16

    /// Whether the axis has no say in the region: the peak is at the default, or the tent is malformed.
    var isNeutral: Bool {
      peak == 0 || start > peak || peak > end || (start < 0 && end > 0)
    }

    /// The share of the deltas at a normalised coordinate, 0…1.
    func scalar(at coordinate: Double) -> Double {
      if isNeutral { return 1 }
      let start = NormalizedScale.value(start)
      let peak = NormalizedScale.value(peak)
      let end = NormalizedScale.value(end)
      if coordinate == peak { return 1 }
      if coordinate <= start || coordinate >= end { return 0 }
      return coordinate < peak ? (coordinate - start) / (peak - start) : (end - coordinate) / (end - peak)
    }
  }

  /// One tent per axis of the font.
  let tents: [Tent]

  /// The share of the region's deltas at a normalised location, 0…1; axes that the location lacks are at 0.
  func scalar(at location: [Double]) -> Double {
    var product = 1.0
    for (axis, tent) in tents.enumerated() {
      product *= tent.scalar(at: axis < location.count ? location[axis] : 0)
      if product == 0 { break }
    }
    return product
  }
}
