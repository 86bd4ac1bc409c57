import GlyphInterp

/// What a page needs to set a text with a weight of its own for each letter: outlines and places at the weights between
/// which everything is straight.
struct SwellTable {
  /// The table as JSON: `knots` (shares of the weight axis), `glyphs` (steps and, for each knot, points), `letters`
  /// (glyph, line and, for each knot, place), `right` (for each line and knot, where its last letter ends).
  let json: String
  private let bounds: Rect
  private let color: Color

  /// Steps per pixel of all numbers.
  private static let steps = 50.0
  /// The most letters of a text that can swell.
  private static let mostLetters = 400

  /// Makes the table; `nil` for a text whose fonts have no weight axis, and for one that is long.
  init?(of text: StyledText) {
    guard let ends = Self.ends(of: text),
      let plan = try? TransitionPlan(from: ends.light, to: ends.heavy, options: TransitionOptions(animation: .linear))
    else { return nil }
    let layers = PlanLayers(of: plan)
    let steady = layers.layers.indices.filter {
      layers.layers[$0].role == .steady && layers.layers[$0].formStart == nil && !layers.layers[$0].isColored
    }
    guard !steady.isEmpty, steady.count <= Self.mostLetters else { return nil }
    let knots = layers.bends.filter { (0...1).contains($0) }
    let places = knots.map(layers.places(at:))
    func list(_ values: [Double]) -> String {
      "[" + values.map { "\(Int(($0 * Self.steps).rounded()))" }.joined(separator: ",") + "]"
    }
    var glyphs: [String] = []
    var numbers: [ShapeKey: Int] = [:]
    var lines: [Double] = []
    var letters: [String] = []
    var bounds = Rect.empty
    for index in steady {
      let layer = layers.layers[index]
      let key = layers.shapeKey(of: layer)
      let outlines = knots.map { layers.outline(of: layer, at: $0) }
      if numbers[key] == nil {
        numbers[key] = glyphs.count
        let points = outlines.map { list($0.points.flatMap { [$0.x, $0.y] }) }
        glyphs.append("{\"v\":\"\(Self.letters(of: outlines[0].verbs))\",\"p\":[\(points.joined(separator: ","))]}")
      }
      for (outline, place) in zip(outlines, places) {
        let origin = place.origins[index]
        bounds.formUnion(outline.transformed(by: .translation(x: origin.x, y: origin.y)).controlBounds)
      }
      let y = places[0].origins[index].y
      let line = lines.firstIndex { abs($0 - y) < 1 } ?? lines.count
      if line == lines.count { lines.append(y) }
      letters.append(
        "{\"g\":\(numbers[key] ?? 0),\"l\":\(line),\"x\":\(list(places.map { $0.origins[index].x }))"
          + ",\"y\":\(list(places.map { $0.origins[index].y }))}")
    }
    self.bounds = bounds.outset(by: 8)
    color = text.leadingStyle.color
    json =
      "{\"knots\":[\(knots.map { $0.decimalText(decimals: 6) }.joined(separator: ","))]"
      + ",\"glyphs\":[\(glyphs.joined(separator: ","))],\"letters\":[\(letters.joined(separator: ","))]"
      + ",\"right\":\(list(places.map(\.box.maxX))),\"rest\":\(Self.rest(of: text).decimalText(decimals: 4))}"
  }

  /// The picture that the page's script fills.
  func picture(named name: String) -> String {
    func number(_ value: Double) -> String { (value * Self.steps).decimalText(decimals: 0) }
    let size = "width=\"\(bounds.width.decimalText(decimals: 0))\" height=\"\(bounds.height.decimalText(decimals: 0))\""
    return "<svg id=\"swell\" hidden xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"\(number(bounds.minX))"
      + " \(number(bounds.minY)) \(number(bounds.width)) \(number(bounds.height))\" role=\"img\" aria-label=\""
      + "\(SVGText.escaped(name))\" fill=\"\(SVGText.color(color))\"\(SVGText.factor("fill-opacity", color.alpha))></svg>"
  }

  private static func letters(of verbs: [Path.Verb]) -> String {
    verbs.map { verb in
      switch verb {
      case .move: "M"
      case .line: "L"
      case .quad: "Q"
      case .cubic: "C"
      case .close: "Z"
      }
    }.joined()
  }

  private static func weightAxis(of style: TextStyle) -> VariationAxis? {
    style.font.axes.first { $0.tag == .weight && $0.maximum > $0.minimum }
  }

  /// The share of the weight axis at which the text itself stands.
  private static func rest(of text: StyledText) -> Double {
    guard let axis = weightAxis(of: text.leadingStyle) else { return 0 }
    let value = text.leadingStyle.axes[.weight] ?? axis.defaultValue
    return min(1, max(0, (value - axis.minimum) / (axis.maximum - axis.minimum)))
  }

  /// The text at both ends of the weight axis.
  private static func ends(of text: StyledText) -> (light: StyledText, heavy: StyledText)? {
    guard text.runs.contains(where: { weightAxis(of: $0.style) != nil }) else { return nil }
    let bytes = Array(text.string.utf8)
    func set(_ end: (VariationAxis) -> Double) -> StyledText {
      let pieces = text.runs.map { run in
        var style = run.style
        if let axis = weightAxis(of: style) { style.axes[.weight] = end(axis) }
        return (String(decoding: bytes[run.range], as: UTF8.self), style)
      }
      return StyledText(pieces: pieces, paragraph: text.paragraph)
    }
    return (set { $0.minimum }, set { $0.maximum })
  }
}
