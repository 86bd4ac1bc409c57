/// The contours of an outline cut where they turn between running down and running up, and where these chains of edges
/// cross the rows of pixels.
struct MonotoneChains {
  /// How the chains of a row lie to each other.
  enum Structure {
    /// Side by side, with winding numbers 0 and 1, or 0 and −1: areas add up.
    case plain
    /// Side by side and through the whole row: only where the winding number leaves 0, or returns to it, is an edge.
    case disjoint
    /// Anything else.
    case crossing
  }

  /// The part of a chain that is in a row.
  struct Crossing {
    /// Where it enters, in pixels.
    var entry: SIMD2<Double>
    /// Where it leaves.
    var exit: SIMD2<Double>
    /// The end of the first edge in the row.
    var nextPoint: Int
    /// The end of the last edge in the row.
    var lastPoint: Int
    /// The horizontal extent.
    var minX: Double
    var maxX: Double
    /// +1 where the contour runs down, −1 where it runs up.
    var winding: Int
    /// Whether it runs through the whole row.
    var isWhole: Bool
  }

  private struct Chain {
    /// The point after the one that was passed last.
    var next: Int
    var end: Int
    var winding: Int
    /// The next chain that starts in the same row.
    var sibling: Int
  }

  /// How far chains may overlap, in pixels, and still be taken to lie side by side.
  private static let tolerance = 1.0 / 1024

  /// The points of all chains, each from its top, in pixels.
  private var points: [SIMD2<Double>] = []
  private var chains: [Chain] = []
  private var firstOfRow: [Int] = []
  private var active: [Int] = []

  /// The chains of the row, from the left.
  private(set) var crossings: [Crossing] = []
  /// How they lie to each other.
  private(set) var structure = Structure.plain

  /// A point of a chain, in pixels.
  @inline(__always) func point(_ index: Int) -> SIMD2<Double> { points[index] }

  /// Adds an edge of the row, by the index of its lower end, to a sweep.
  func addEdge(endingAt index: Int, winding: Int, to sweep: inout WindingSweep) {
    let upper = points[index - 1] * 64
    let lower = points[index] * 64
    let from = (x: Int(upper.x), y: Int(upper.y))
    let to = (x: Int(lower.x), y: Int(lower.y))
    if winding > 0 { sweep.add(from: from, to: to) } else { sweep.add(from: to, to: from) }
  }

  /// Cuts the contours of an outline; rows outside 0 ..< `rowCount` are left out.
  mutating func build(_ outline: FlattenedOutline, rowCount: Int) {
    points.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    firstOfRow.removeAll(keepingCapacity: true)
    firstOfRow.append(contentsOf: repeatElement(-1, count: rowCount))
    var start = 0
    for end in outline.contourEnds {
      cut(outline, start, end, rowCount: rowCount)
      start = end
    }
  }

  /// Goes to a row, one after the other; `false` when no chain crosses it.
  mutating func enter(_ row: Int) -> Bool {
    var chain = firstOfRow[row]
    while chain >= 0 {
      active.append(chain)
      chain = chains[chain].sibling
    }
    crossings.removeAll(keepingCapacity: true)
    let top = Double(row)
    let bottom = top + 1
    var kept = 0
    for index in active {
      cross(index, top: top, bottom: bottom)
      if chains[index].next < chains[index].end {
        active[kept] = index
        kept += 1
      }
    }
    active.removeLast(active.count - kept)
    guard !crossings.isEmpty else { return false }
    judge()
    return true
  }

  private mutating func cut(_ outline: FlattenedOutline, _ start: Int, _ end: Int, rowCount: Int) {
    func direction(_ from: Int, _ to: Int) -> Int {
      (outline.coordinates(at: to).y - outline.coordinates(at: from).y).signum()
    }
    // Start where the contour turns, so that no chain is cut at the contour's first point.
    var origin = start
    var arriving = direction(end - 1, start)
    for index in start..<end - 1 {
      let leaving = direction(index, index + 1)
      if leaving != 0, arriving != 0, leaving != arriving {
        origin = index
        break
      }
      if leaving != 0 { arriving = leaving }
    }
    var run: [Int] = []
    var heading = 0
    var from = origin
    for step in 1...end - start {
      let to = start + (origin - start + step) % (end - start)
      let leaving = direction(from, to)
      if leaving != 0, heading != 0, leaving != heading {
        append(run, heading, outline, rowCount: rowCount)
        run.removeAll(keepingCapacity: true)
        heading = 0
      }
      if run.isEmpty { run.append(from) }
      run.append(to)
      if leaving != 0 { heading = leaving }
      from = to
    }
    append(run, heading, outline, rowCount: rowCount)
  }

  private mutating func append(_ run: [Int], _ heading: Int, _ outline: FlattenedOutline, rowCount: Int) {
    guard heading != 0 else { return }
    let first = points.count
    for index in heading > 0 ? run : run.reversed() {
      let place = outline.coordinates(at: index)
      points.append(SIMD2(Double(place.x) / 64, Double(place.y) / 64))
    }
    let top = points[first].y
    guard points[points.count - 1].y > 0, top < Double(rowCount) else {
      points.removeSubrange(first...)
      return
    }
    let row = max(0, Int(top.rounded(.down)))
    chains.append(Chain(next: first + 1, end: points.count, winding: heading, sibling: firstOfRow[row]))
    firstOfRow[row] = chains.count - 1
  }

  /// Finds the part of a chain that is in the row, and moves on to its end.
  private mutating func cross(_ index: Int, top: Double, bottom: Double) {
    var next = chains[index].next
    let end = chains[index].end
    while next < end, points[next].y <= top { next += 1 }
    guard next < end else {
      chains[index].next = end
      return
    }
    let entry = Self.cut(points[next - 1], points[next], above: top)
    var minX = entry.x
    var maxX = entry.x
    var last = next
    while points[last].y < bottom, last + 1 < end {
      minX = min(minX, points[last].x)
      maxX = max(maxX, points[last].x)
      last += 1
    }
    let exit = Self.cut(points[last - 1], points[last], below: bottom)
    minX = min(minX, exit.x)
    maxX = max(maxX, exit.x)
    chains[index].next = points[last].y > bottom ? last : last + 1
    let crossing = Crossing(
      entry: entry, exit: exit, nextPoint: next, lastPoint: last, minX: minX, maxX: maxX,
      winding: chains[index].winding, isWhole: entry.y <= top && exit.y >= bottom)
    var place = crossings.count
    crossings.append(crossing)
    while place > 0, crossings[place - 1].minX + crossings[place - 1].maxX > minX + maxX {
      crossings[place] = crossings[place - 1]
      place -= 1
    }
    crossings[place] = crossing
  }

  private mutating func judge() {
    var winding = 0
    var least = 0
    var most = 0
    var isWhole = true
    for index in crossings.indices {
      let crossing = crossings[index]
      if index > 0, crossings[index - 1].maxX > crossing.minX + Self.tolerance {
        structure = .crossing
        return
      }
      winding += crossing.winding
      least = min(least, winding)
      most = max(most, winding)
      isWhole = isWhole && crossing.isWhole
    }
    if most - least <= 1 {
      structure = .plain
    } else {
      structure = isWhole ? .disjoint : .crossing
    }
  }

  /// The point of an edge at a height, or its upper end when that is lower.
  @inline(__always) private static func cut(
    _ upper: SIMD2<Double>, _ lower: SIMD2<Double>, above y: Double
  ) -> SIMD2<Double> {
    guard upper.y < y else { return upper }
    return SIMD2(upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y)), y)
  }

  /// The point of an edge at a height, or its lower end when that is higher.
  @inline(__always) private static func cut(
    _ upper: SIMD2<Double>, _ lower: SIMD2<Double>, below y: Double
  ) -> SIMD2<Double> {
    guard lower.y > y else { return lower }
    return SIMD2(upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y)), y)
  }
}
