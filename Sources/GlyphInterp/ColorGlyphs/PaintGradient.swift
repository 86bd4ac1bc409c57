/// A gradient of a paint, which may follow the axes.
struct PaintGradient: Hashable, Sendable {
  /// A colour at a place along the gradient.
  struct Stop: Hashable, Sendable {
    /// The place, nominally 0…1.
    var offset: VaryingNumber
    /// The colour.
    var color: PaletteColor
  }

  /// Where the colours lie, in font units, y up.
  enum Geometry: Hashable, Sendable {
    /// Offset 0 at the first point, 1 at the second; colours are equal along the line from the first to the third.
    case linear(VaryingPoint, VaryingPoint, VaryingPoint)
    /// Offset 0 on the first circle, 1 on the second.
    case radial(VaryingPoint, VaryingNumber, VaryingPoint, VaryingNumber)
    /// Offset 0 at the first angle, 1 at the second, as half turns counter-clockwise from the left.
    case sweep(VaryingPoint, VaryingNumber, VaryingNumber)
  }

  /// Where the colours lie.
  var geometry: Geometry
  /// The colours.
  var stops: [Stop]
  /// What lies outside the stops.
  var extend: Gradient.Extend

  /// The gradient where the regions apply in given shares; in its own space, font units, y up.
  func gradient(in inks: ColorGlyphInks, under shares: [Double]) -> Gradient {
    let stops = stops.map {
      Gradient.Stop(offset: $0.offset.value(under: shares), color: $0.color.color(in: inks, under: shares))
    }
    return Gradient(geometry: geometry(under: shares), stops: stops, extend: extend)
  }

  private func geometry(under shares: [Double]) -> Gradient.Geometry {
    switch geometry {
    case .linear(let start, let end, let rotation):
      return .linear(
        start: start.point(under: shares), end: end.point(under: shares), rotation: rotation.point(under: shares))
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      return .radial(
        startCenter: startCenter.point(under: shares), startRadius: max(0, startRadius.value(under: shares)),
        endCenter: endCenter.point(under: shares), endRadius: max(0, endRadius.value(under: shares)))
    case .sweep(let center, let startAngle, let endAngle):
      // Stored angles count from −180°, so that a whole turn fits into F2DOT14. Source: OpenType 1.9.1,
      // PaintSweepGradient.
      return .sweep(
        center: center.point(under: shares), startAngle: (startAngle.value(under: shares) + 1) * .pi,
        endAngle: (endAngle.value(under: shares) + 1) * .pi)
    }
  }
}
