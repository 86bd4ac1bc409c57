import Foundation
import FoundationXML
import GlyphInterp
import TestSupport

/// Plays an animated SVG file as a viewer would, as far as the product uses SMIL: a second implementation for tests.
struct SVGPlayer {
  final class Node {
    let name: String
    let attributes: [String: String]
    var children: [Node] = []
    var text = ""

    init(name: String, attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    func first(_ matches: (Node) -> Bool) -> Node? {
      if matches(self) { return self }
      for child in children { if let found = child.first(matches) { return found } }
      return nil
    }
  }

  let root: Node
  /// Pixels per unit of the view box.
  private let unit: Double
  /// Seconds after which the clock starts anew; without end for what has none.
  let round: Double
  /// Classes of what is filled, by a rule for dark screens, with its `color`.
  private let darkClasses: Set<String>

  /// Opens a file; names are without the letters that make them its own.
  init?(_ document: String, onDarkScreen: Bool = false) {
    let reader = Reader()
    let document = document.withPlainNames
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else { return nil }
    self.root = root
    let box = (root.attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
    guard box.count == 4, let width = root.attributes["width"].flatMap(Double.init) else { return nil }
    unit = width / box[2]
    round = SVGPlayer.seconds(root.first { $0.attributes["id"] == "_" }?.attributes["dur"]) ?? .infinity
    let sheet = root.children.last { $0.name == "style" }?.text ?? ""
    darkClasses = Set(
      onDarkScreen && sheet.hasPrefix("@media(prefers-color-scheme:dark){")
        ? sheet.matches(of: #/\.(\w+)\{fill:currentColor!important\}/#).map { String($0.1) } : [])
  }

  /// What is seen of the moving part at a time.
  func picture(at seconds: Double) -> [DrawnOutline] {
    guard let motion = root.first({ $0.attributes["id"] == "motion" }) else { return [] }
    let time = round.isFinite && seconds >= round ? seconds.truncatingRemainder(dividingBy: round) : seconds
    var drawn: [DrawnOutline] = []
    for child in motion.children {
      draw(child, at: time, place: .identity, opacity: 1, fill: [0, 0, 0], name: nil, into: &drawn)
    }
    return drawn
  }

  private func draw(
    _ node: Node, at time: Double, place: Transform2D, opacity: Double, fill: [Double], name: String?,
    into drawn: inout [DrawnOutline]
  ) {
    guard ["g", "path", "use"].contains(node.name) else { return }
    func animated(_ attribute: String) -> Node? { node.children.first { $0.attributes["attributeName"] == attribute } }
    func numbers(_ attribute: String) -> [Double]? {
      guard let animation = animated(attribute), animation.attributes["type"] != "scale" else { return nil }
      return value(of: animation, at: time) { text in
        var numbers = text.split(separator: " ").compactMap { Double($0) }
        if attribute == "transform", numbers.count == 1 { numbers.append(0) }
        return numbers
      }
    }
    if let display = animated("display"), shown(display, at: time) == "none" { return }
    var own = node.attributes["transform"].map(SVGPlayer.transform) ?? .identity
    if let move = numbers("transform") { own = .translation(x: move[0], y: move[1]) }
    if let growth = node.children.first(where: { $0.attributes["type"] == "scale" }) {
      let scale = value(of: growth, at: time) { [Double($0) ?? 1] }[0]
      own = Transform2D.scale(x: scale, y: scale).then(own)
    }
    let place = own.then(place)
    let opacity = ["opacity", "fill-opacity"].reduce(opacity) { product, name in
      product * (numbers(name)?[0] ?? node.attributes[name].flatMap(Double.init) ?? 1)
    }
    var fill = node.attributes["fill"].map(SVGPlayer.color) ?? fill
    if let animation = animated("fill") { fill = value(of: animation, at: time, read: SVGPlayer.color) }
    if let names = node.attributes["class"], darkClasses.contains(names) {
      fill = node.attributes["color"].map(SVGPlayer.color) ?? fill
      if let animation = animated("color") { fill = value(of: animation, at: time, read: SVGPlayer.color) }
    }
    let name = name ?? node.attributes["id"]
    // Gradients are left out, as in scenes.
    if node.name == "use", node.attributes["fill"]?.hasPrefix("url") != true,
      let target = root.first({ "#" + ($0.attributes["id"] ?? "") == node.attributes["href"] })
    {
      draw(target, at: time, place: place, opacity: opacity, fill: fill, name: name, into: &drawn)
    }
    if node.name == "path", node.attributes["fill"] != "none", node.attributes["fill"]?.hasPrefix("url") != true {
      let change = animated("d")
      let data = change.map { list($0, "values")[0] } ?? node.attributes["d"] ?? ""
      let contours = SVGPlayer.contours(data)
      var places = contours.joined().map { $0 }
      if let change {
        places = value(of: change, at: time) { SVGPlayer.contours($0).joined().flatMap { [$0.x, $0.y] } }.pairs
      }
      places = places.map(place.then(.scale(x: unit, y: unit)).apply(to:))
      var rest = places[...]
      drawn.append(
        DrawnOutline(
          name: name ?? "",
          contours: contours.map { contour in
            defer { rest = rest.dropFirst(contour.count) }
            return Array(rest.prefix(contour.count))
          }, opacity: opacity, fill: fill))
    }
    var members: [[DrawnOutline]] = []
    for child in node.children {
      var member: [DrawnOutline] = []
      draw(child, at: time, place: place, opacity: opacity, fill: fill, name: nil, into: &member)
      members.append(member)
    }
    // Pictures of one glyph that give way to each other: what is seen of it is their sum.
    let isChange = node.attributes["id"] != nil && node.attributes["style"] == "isolation:isolate"
    drawn += isChange ? SVGPlayer.sum(of: members.filter { !$0.isEmpty }, name: name ?? "") : members.flatMap { $0 }
  }

  /// Outlines whose light adds up, the first with the first and so on.
  private static func sum(of members: [[DrawnOutline]], name: String) -> [DrawnOutline] {
    var sum = members.first ?? []
    for index in sum.indices {
      let outlines = members.map { $0[index] }
      let opacity = outlines.reduce(0) { $0 + $1.opacity }
      let brightest = outlines.max { $0.opacity < $1.opacity } ?? sum[index]
      sum[index] = DrawnOutline(
        name: name, contours: brightest.contours, opacity: opacity,
        fill: (0..<3).map { channel in
          opacity > 0 ? outlines.reduce(0) { $0 + $1.opacity * $1.fill[channel] } / opacity : brightest.fill[channel]
        })
    }
    return sum
  }

  /// A transform of `translate`, `scale` and both.
  private static func transform(_ text: String) -> Transform2D {
    var result = Transform2D.identity
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(")
      let numbers = pieces[1].split(separator: " ").compactMap { Double($0) }
      let own =
        pieces[0].hasSuffix("scale")
        ? Transform2D.scale(x: numbers[0], y: numbers[0])
        : .translation(x: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
      result = own.then(result)
    }
    return result
  }

  private func shown(_ animation: Node, at time: Double) -> String {
    let values = list(animation, "values")
    let times = list(animation, "keyTimes").compactMap { Double($0) }
    let share = time / (SVGPlayer.seconds(animation.attributes["dur"]) ?? 1)
    return values[times.lastIndex { $0 <= share } ?? 0]
  }

  private func list(_ node: Node, _ attribute: String) -> [String] {
    (node.attributes[attribute] ?? "").split(separator: ";").map(String.init)
  }

  private func value(of animation: Node, at time: Double, read: (String) -> [Double]) -> [Double] {
    let values = list(animation, "values")
    var times = list(animation, "keyTimes").compactMap { Double($0) }
    if times.isEmpty { times = values.indices.map { Double($0) / Double(values.count - 1) } }
    let share = min(1, time / (SVGPlayer.seconds(animation.attributes["dur"]) ?? 1))
    let index = min(values.count - 2, times.lastIndex { $0 <= share } ?? 0)
    let span = times[index + 1] - times[index]
    var progress = span > 0 ? (share - times[index]) / span : 1
    if animation.attributes["calcMode"] == "spline" {
      let spline = list(animation, "keySplines")[index].split(separator: " ").compactMap { Double($0) }
      progress = SVGPlayer.bezier(spline, at: progress)
    }
    return zip(read(values[index]), read(values[index + 1])).map { $0 + ($1 - $0) * progress }
  }

  /// y of a timing curve by bisection.
  static func bezier(_ spline: [Double], at x: Double) -> Double {
    func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if coordinate(spline[0], spline[2], middle) < x { low = middle } else { high = middle }
    }
    return coordinate(spline[1], spline[3], (low + high) / 2)
  }

  private static func seconds(_ text: String?) -> Double? { text.flatMap { Double($0.dropLast()) } }

  private static func color(_ text: String) -> [Double] {
    var digits = text.dropFirst().map(String.init)
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    return stride(from: 0, to: 6, by: 2).map { Double(Int(digits[$0] + digits[$0 + 1], radix: 16) ?? 0) }
  }

  /// Places on the outlines of path data: ends, and quarters of curves; closing lines left out.
  static func contours(_ data: String) -> [[Point]] {
    var result: [[Point]] = []
    func add(_ places: Point...) { result[result.count - 1] += places }
    var (pen, start, control) = (Point.zero, Point.zero, Point.zero)
    for (command, numbers) in commands(data) {
      var rest = numbers[...]
      func next() -> Double { rest.removeFirst() }
      func absolute() -> Point { Point(x: next(), y: next()) }
      func relative() -> Point { Point(x: pen.x + next(), y: pen.y + next()) }
      var isFirst = true
      repeat {
        switch command {
        case "M", "m":
          pen = command == "M" ? absolute() : relative()
          if isFirst { start = pen }
          result.append([pen])
        case "l", "L":
          pen = command == "L" ? absolute() : relative()
          add(pen)
        case "h":
          pen.x += next()
          add(pen)
        case "v":
          pen.y += next()
          add(pen)
        case "q", "Q":
          control = command == "Q" ? absolute() : relative()
          let end = command == "Q" ? absolute() : relative()
          result[result.count - 1] += CurvePlaces.quadratic(pen, control, end)
          pen = end
        case "t":
          control = Point(x: 2 * pen.x - control.x, y: 2 * pen.y - control.y)
          let end = relative()
          result[result.count - 1] += CurvePlaces.quadratic(pen, control, end)
          pen = end
        case "c":
          let (first, second, end) = (relative(), relative(), relative())
          result[result.count - 1] += CurvePlaces.cubic(pen, first, second, end)
          pen = end
        default: pen = start
        }
        isFirst = false
      } while !rest.isEmpty
    }
    return result
  }

  private static func commands(_ data: String) -> [(Character, [Double])] {
    var result: [(Character, [Double])] = []
    var token = ""
    func flush() {
      if let number = Double(token) { result[result.count - 1].1.append(number) }
      token = ""
    }
    for character in data {
      if character.isLetter {
        flush()
        result.append((character, []))
      } else if character == " " || character == "-" {
        flush()
        if character == "-" { token = "-" }
      } else {
        token.append(character)
      }
    }
    flush()
    return result
  }
}

extension [Double] {
  /// The numbers as points.
  fileprivate var pairs: [Point] { stride(from: 0, to: count, by: 2).map { Point(x: self[$0], y: self[$0 + 1]) } }
}
