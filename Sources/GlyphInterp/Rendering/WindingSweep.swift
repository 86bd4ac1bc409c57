/// A sweep down an outline in slabs in which no edge ends and no two edges cross, with the winding number along each.
///
/// Where the winding number is not zero there is ink: the exact union of contours that overlap. No slab reaches beyond
/// a row of pixels.
struct WindingSweep {
  /// Slabs are not halved below this height, in pixels: what still crosses there is less than a level of coverage.
  private static let leastHeight = 1.0 / 64
  /// How far, in pixels, edges may pass each other without being taken for crossing.
  private static let tolerance = 1.0 / 1024

  /// An edge of a contour, from the upper to the lower end, in pixels.
  private struct Edge {
    var top: Double
    var bottom: Double
    var x: Double
    var slope: Double
    var winding: Int

    @inline(__always) func x(at y: Double) -> Double { x + (y - top) * slope }
  }

  /// The part of an edge that is in the slab.
  struct Crossing {
    /// Where it enters from above, in pixels.
    var upperX: Double
    /// Where it leaves below, in pixels.
    var lowerX: Double
    /// +1 where the edge runs down, −1 where it runs up.
    var winding: Int
  }

  private var edges: [Edge] = []
  private var active: [Edge] = []
  private var levels: [Int] = []
  private var nextEdge = 0
  private var nextLevel = 0
  private var first = 0
  private var last = 0

  /// The upper side of the slab, in pixels.
  private(set) var top = 0.0
  /// The lower side of the slab, in pixels.
  private(set) var bottom = 0.0
  /// The edges in the slab, from the left.
  private(set) var crossings: [Crossing] = []

  /// Starts a sweep of all rows of an outline.
  mutating func start(_ outline: FlattenedOutline) {
    let bounds = outline.bounds
    start(minY: bounds.minY, maxY: bounds.maxY)
    var first = 0
    for end in outline.contourEnds {
      var from = outline.coordinates(at: end - 1)
      for index in first..<end {
        let to = outline.coordinates(at: index)
        add(from: from, to: to)
        from = to
      }
      first = end
    }
    finish()
  }

  /// Starts a sweep between two heights, in 1/64 px; edges are to be added.
  mutating func start(minY: Int, maxY: Int) {
    edges.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    nextEdge = 0
    nextLevel = 1
    first = minY
    last = maxY
    guard minY < maxY else { return }
    levels.append(minY)
    for row in (minY >> 6) + 1..<max((minY >> 6) + 1, (maxY + 63) >> 6) { levels.append(row * 64) }
    levels.append(maxY)
  }

  /// Adds an edge between two points, in 1/64 px; the end point lies on the next edge of the contour.
  mutating func add(from: (x: Int, y: Int), to: (x: Int, y: Int)) {
    if to.y > first, to.y < last { levels.append(to.y) }
    if from.y > first, from.y < last { levels.append(from.y) }
    let upper = from.y < to.y ? from : to
    let lower = from.y < to.y ? to : from
    guard upper.y < lower.y, lower.y > first, upper.y < last else { return }
    edges.append(
      Edge(
        top: Double(upper.y) / 64, bottom: Double(lower.y) / 64, x: Double(upper.x) / 64,
        slope: Double(lower.x - upper.x) / Double(lower.y - upper.y), winding: from.y < to.y ? 1 : -1))
  }

  /// Ends the adding of edges.
  mutating func finish() {
    guard !levels.isEmpty else { return }
    edges.sort { $0.top < $1.top }
    levels.sort()
    var count = 1
    for index in 1..<levels.count where levels[index] != levels[count - 1] {
      levels[count] = levels[index]
      count += 1
    }
    levels.removeSubrange(count...)
    bottom = Double(levels[0]) / 64
  }

  /// Goes to the next slab that an edge crosses; `false` after the last.
  mutating func advance() -> Bool {
    while nextLevel < levels.count {
      top = bottom
      let limit = Double(levels[nextLevel]) / 64
      refill()
      bottom = limit
      if active.isEmpty {
        nextLevel += 1
        continue
      }
      cross()
      while hasCrossing, bottom - top > Self.leastHeight {
        bottom = (top + bottom) / 2
        cross()
      }
      if bottom >= limit { nextLevel += 1 }
      return true
    }
    return false
  }

  /// Drops the edges that end at `top` and takes those that start there.
  private mutating func refill() {
    var kept = 0
    for index in active.indices where active[index].bottom > top {
      if kept < index { active[kept] = active[index] }
      kept += 1
    }
    active.removeLast(active.count - kept)
    while nextEdge < edges.count, edges[nextEdge].top <= top {
      if edges[nextEdge].bottom > top { active.append(edges[nextEdge]) }
      nextEdge += 1
    }
  }

  private mutating func cross() {
    let middle = (top + bottom) / 2
    for index in active.indices.dropFirst() {
      let edge = active[index]
      let x = edge.x(at: middle)
      var place = index
      while place > 0, active[place - 1].x(at: middle) > x {
        active[place] = active[place - 1]
        place -= 1
      }
      if place < index { active[place] = edge }
    }
    crossings.removeAll(keepingCapacity: true)
    for edge in active {
      crossings.append(Crossing(upperX: edge.x(at: top), lowerX: edge.x(at: bottom), winding: edge.winding))
    }
  }

  private var hasCrossing: Bool {
    for index in crossings.indices.dropFirst() {
      let left = crossings[index - 1]
      let right = crossings[index]
      if left.upperX > right.upperX + Self.tolerance || left.lowerX > right.lowerX + Self.tolerance { return true }
    }
    return false
  }
}
