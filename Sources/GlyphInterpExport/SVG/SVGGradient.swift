import GlyphInterp

/// A gradient as SVG has it: without OpenType's rotation point, and with offsets in 0…1.
struct SVGGradient: Hashable {
  /// The name of its elements.
  private let tag: String
  /// The attributes that say how it lies.
  private let attributes: String
  /// Its stops, as elements.
  private let stops: String

  /// How it lies, whatever its colours are.
  var place: String { tag + attributes }

  /// Writes a gradient; a sweep, which SVG does not have, has no stops.
  init(_ gradient: Gradient, decimals: Int) {
    let stops = gradient.stops.sorted { $0.offset < $1.offset }
    let first = stops.first?.offset ?? 0
    let span = max((stops.last?.offset ?? 1) - first, 1e-9)
    let common =
      " gradientUnits=\"userSpaceOnUse\""
      + (gradient.extend == .pad ? "" : " spreadMethod=\"\(gradient.extend.rawValue)\"")
      + SVGText.transform(gradient.transform, decimals: decimals, name: "gradientTransform")
    func text(_ value: Double) -> String { value.decimalText(decimals: decimals) }
    switch gradient.geometry {
    case .linear(let start, let end, let rotation):
      let axis = Gradient.perpendicularEnd(start: start, end: end, rotation: rotation) - start
      let from = start + Vector(dx: axis.dx * first, dy: axis.dy * first)
      let to = from + Vector(dx: axis.dx * span, dy: axis.dy * span)
      tag = "linearGradient"
      attributes =
        common + " x1=\"\(text(from.x))\" y1=\"\(text(from.y))\" x2=\"\(text(to.x))\" y2=\"\(text(to.y))\""
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      let from = startCenter.interpolated(to: endCenter, at: first)
      let to = startCenter.interpolated(to: endCenter, at: first + span)
      let inner = max(0, startRadius + (endRadius - startRadius) * first)
      let outer = max(0, startRadius + (endRadius - startRadius) * (first + span))
      tag = "radialGradient"
      attributes =
        common + " cx=\"\(text(to.x))\" cy=\"\(text(to.y))\" r=\"\(text(outer))\""
        + " fx=\"\(text(from.x))\" fy=\"\(text(from.y))\" fr=\"\(text(inner))\""
    case .sweep:
      (tag, attributes, self.stops) = ("linearGradient", common, "")
      return
    }
    self.stops = Self.stopElements(stops, first: first, span: span)
  }

  /// Its definition.
  ///
  /// - Parameter like: the name of one that lies as it does, which then is not said again.
  func element(named name: String, like: String?) -> String {
    // One without stops would take over those of the other as well.
    let attributes = stops.isEmpty ? attributes : like.map { " href=\"#\($0)\"" } ?? attributes
    return "<\(tag) id=\"\(name)\"\(attributes)>\(stops)</\(tag)>"
  }

  private static func stopElements(_ stops: [Gradient.Stop], first: Double, span: Double) -> String {
    stops.straight.map { stop in
      "<stop offset=\"\(((stop.offset - first) / span).decimalText(decimals: 4))\""
        + " stop-color=\"\(SVGText.color(stop.color))\"" + SVGText.factor("stop-opacity", stop.color.alpha) + "/>"
    }.joined()
  }
}
