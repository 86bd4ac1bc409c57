import GlyphInterp

/// Gradients as SVG has them: without OpenType's rotation point, and with offsets in 0…1.
enum SVGGradient {
  /// The definition of a gradient; a sweep has none.
  static func element(_ gradient: Gradient, name: String, decimals: Int) -> String {
    let stops = gradient.stops.sorted { $0.offset < $1.offset }
    let first = stops.first?.offset ?? 0
    let span = max((stops.last?.offset ?? 1) - first, 1e-9)
    let attributes =
      " id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
      + (gradient.extend == .pad ? "" : " spreadMethod=\"\(gradient.extend.rawValue)\"")
      + SVGText.transform(gradient.transform, decimals: decimals, name: "gradientTransform")
    let content = stopElements(stops, first: first, span: span)
    func text(_ value: Double) -> String { value.decimalText(decimals: decimals) }
    switch gradient.geometry {
    case .linear(let start, let end, let rotation):
      let axis = Gradient.perpendicularEnd(start: start, end: end, rotation: rotation) - start
      let from = start + Vector(dx: axis.dx * first, dy: axis.dy * first)
      let to = from + Vector(dx: axis.dx * span, dy: axis.dy * span)
      return "<linearGradient\(attributes) x1=\"\(text(from.x))\" y1=\"\(text(from.y))\" x2=\"\(text(to.x))\""
        + " y2=\"\(text(to.y))\">\(content)</linearGradient>"
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      let from = startCenter.interpolated(to: endCenter, at: first)
      let to = startCenter.interpolated(to: endCenter, at: first + span)
      let inner = max(0, startRadius + (endRadius - startRadius) * first)
      let outer = max(0, startRadius + (endRadius - startRadius) * (first + span))
      return "<radialGradient\(attributes) cx=\"\(text(to.x))\" cy=\"\(text(to.y))\" r=\"\(text(outer))\""
        + " fx=\"\(text(from.x))\" fy=\"\(text(from.y))\" fr=\"\(text(inner))\">\(content)</radialGradient>"
    case .sweep:
      return ""
    }
  }

  private static func stopElements(_ stops: [Gradient.Stop], first: Double, span: Double) -> String {
    stops.straight.map { stop in
      "<stop offset=\"\(((stop.offset - first) / span).decimalText(decimals: 4))\""
        + " stop-color=\"\(SVGText.color(stop.color))\"" + SVGText.factor("stop-opacity", stop.color.alpha) + "/>"
    }.joined()
  }
}
