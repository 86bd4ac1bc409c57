import GlyphInterp

/// Writes outlines of equal structure as short SVG path data that viewers can interpolate: the same commands in each.
///
/// Coordinates are whole numbers of steps, relative, without what the grammar allows to leave out (SVG 2, section 9.3).
/// The control points of smooth quadratic curves are left out too: the points between them, which TrueType does not
/// store either, are moved by a step at most, if at all, so that a control point is the reflection of the one before.
struct SVGPathWriter {
  private let verbs: [Path.Verb]
  /// How many steps a point may be moved.
  private let slack: Int
  /// The points of every outline in steps.
  private let outlines: [[Place]]
  private var texts: [SVGNumberText]
  private var lastCommand: Character?

  /// A place in steps.
  private struct Place: Equatable {
    var x: Int
    var y: Int

    static func - (left: Place, right: Place) -> Place { Place(x: left.x - right.x, y: left.y - right.y) }

    /// The place opposite of another.
    func reflecting(_ other: Place) -> Place { Place(x: 2 * x - other.x, y: 2 * y - other.y) }

    /// The whole place in the middle between two that is nearest to a given one.
    static func middle(of first: Place, and second: Place, near place: Place) -> Place {
      func middle(_ sum: Int, near value: Int) -> Int {
        let low = (sum - (sum & 1)) / 2
        return sum & 1 == 1 && value > low ? low + 1 : low
      }
      return Place(x: middle(first.x + second.x, near: place.x), y: middle(first.y + second.y, near: place.y))
    }

    /// Whether both coordinates are some steps apart at most.
    func isWithin(_ slack: Int, of other: Place) -> Bool { abs(x - other.x) <= slack && abs(y - other.y) <= slack }
  }

  private init(verbs: [Path.Verb], outlines: [[Point]], stepsPerPixel: Double, slack: Int) {
    self.verbs = verbs
    self.slack = slack
    self.outlines = outlines.map { points in
      points.map { Place(x: Int(($0.x * stepsPerPixel).rounded()), y: Int(($0.y * stepsPerPixel).rounded())) }
    }
    texts = outlines.map { _ in SVGNumberText() }
  }

  /// The path data of each outline, whose points are given in pixels.
  static func data(verbs: [Path.Verb], outlines: [[Point]], stepsPerPixel: Double, slack: Int) -> [String] {
    var writer = SVGPathWriter(verbs: verbs, outlines: outlines, stepsPerPixel: stepsPerPixel, slack: slack)
    writer.write()
    return writer.texts.map(\.text)
  }

  private mutating func write() {
    let zero = outlines.map { _ in Place(x: 0, y: 0) }
    var (pen, start) = (zero, zero)
    /// The control points of a curve that begins here, where the viewer finds them by itself.
    var control: [Place]?
    var index = 0
    for (position, verb) in verbs.enumerated() {
      let places = (0..<verb.pointCount).map { step in outlines.map { $0[index + step] } }
      index += verb.pointCount
      var end = places.last ?? start
      switch verb {
      case .move:
        append(position == 0 ? "M" : "m", [position == 0 ? end : zip(end, pen).map { $0 - $1 }])
        start = end
        control = nil
      case .line:
        if position + 1 < verbs.count, verbs[position + 1] == .close, same(end, start) { break }
        appendLine(zip(end, pen).map { $0 - $1 })
        control = nil
      case .quad:
        let isSmooth = control != nil
        let own = control ?? places[0]
        // Whether the next curve's control point can be the reflection of this one's.
        control = nil
        if position + 1 < verbs.count, verbs[position + 1] == .quad {
          let next = outlines.map { $0[index] }
          let middles = zip(zip(own, next), end).map { Place.middle(of: $0.0, and: $0.1, near: $1) }
          if zip(middles, end).allSatisfy({ $0.isWithin(slack, of: $1) }) {
            end = middles
            control = zip(middles, own).map { $0.reflecting($1) }
          }
        }
        append(isSmooth ? "t" : "q", (isSmooth ? [end] : [own, end]).map { zip($0, pen).map { $0 - $1 } })
      case .cubic:
        append("c", places.map { zip($0, pen).map { $0 - $1 } })
        control = nil
      case .close:
        append("z", [])
        control = nil
      }
      pen = end
    }
  }

  private func same(_ first: [Place], _ second: [Place]) -> Bool {
    zip(first, second).allSatisfy { $0 == $1 }
  }

  private mutating func appendLine(_ ways: [Place]) {
    if ways.allSatisfy({ $0.y == 0 }) {
      begin("h")
      for (outline, way) in ways.enumerated() { texts[outline].append(way.x) }
    } else if ways.allSatisfy({ $0.x == 0 }) {
      begin("v")
      for (outline, way) in ways.enumerated() { texts[outline].append(way.y) }
    } else {
      append("l", [ways])
    }
  }

  private mutating func append(_ command: Character, _ steps: [[Place]]) {
    begin(command)
    for places in steps {
      for (outline, place) in places.enumerated() {
        texts[outline].append(place.x)
        texts[outline].append(place.y)
      }
    }
  }

  private mutating func begin(_ command: Character) {
    // A repeated command is implied, except for those of which the second would mean a line.
    if command == lastCommand, command != "z", command != "m" { return }
    lastCommand = command
    for outline in texts.indices { texts[outline].append(command: command) }
  }
}
