import GlyphInterp

/// Gradients as SVG has them: without OpenType's rotation point, and with offsets in 0…1.
enum SVGGradient {
  /// Stops between two of different alpha: SVG mixes straight colours, a scene mixes premultiplied ones.
  private static let stepsBetweenAlphas = 16

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
      let axis = perpendicularEnd(start: start, end: end, rotation: rotation) - start
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

  /// Where offset 1 lies on the line through the start that is perpendicular to the lines of equal colour
  /// (OpenType 1.9, `COLR`, PaintLinearGradient).
  static func perpendicularEnd(start: Point, end: Point, rotation: Point) -> Point {
    let line = rotation - start
    let normal = Vector(dx: line.dy, dy: -line.dx)
    let squared = normal.dx * normal.dx + normal.dy * normal.dy
    guard squared > 0 else { return end }
    let way = end - start
    let share = (way.dx * normal.dx + way.dy * normal.dy) / squared
    return start + Vector(dx: normal.dx * share, dy: normal.dy * share)
  }

  private static func stopElements(_ stops: [Gradient.Stop], first: Double, span: Double) -> String {
    var text = ""
    func add(_ color: Color, at offset: Double) {
      text += "<stop offset=\"\(((offset - first) / span).decimalText(decimals: 4))\""
      text += " stop-color=\"\(SVGText.color(color))\"" + SVGText.factor("stop-opacity", color.alpha) + "/>"
    }
    for (index, stop) in stops.enumerated() {
      if index > 0, stops[index - 1].color.alpha != stop.color.alpha {
        let before = stops[index - 1]
        for step in 1..<stepsBetweenAlphas {
          let progress = Double(step) / Double(stepsBetweenAlphas)
          add(
            mixed(before.color, stop.color, at: progress),
            at: before.offset + (stop.offset - before.offset) * progress)
        }
      }
      add(stop.color, at: stop.offset)
    }
    return text
  }

  private static func mixed(_ start: Color, _ end: Color, at progress: Double) -> Color {
    let alpha = start.alpha + (end.alpha - start.alpha) * progress
    func component(_ from: Double, _ to: Double) -> Double {
      let sum = from * start.alpha * (1 - progress) + to * end.alpha * progress
      return alpha > 0 ? sum / alpha : 0
    }
    return Color(
      red: component(start.red, end.red), green: component(start.green, end.green),
      blue: component(start.blue, end.blue), alpha: alpha)
  }
}
