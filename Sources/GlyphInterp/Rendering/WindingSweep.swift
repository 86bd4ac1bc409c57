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

  /// The upper side of the slab, in pixels.
  private(set) var top = 0.0
  /// The lower side of the slab, in pixels.
  private(set) var bottom = 0.0
  /// The edges in the slab, from the left.
  private(set) var crossings: [Crossing] = []

  /// Starts a sweep of the rows `minY ..< maxY`, in pixels.
  mutating func start(_ outline: FlattenedOutline, minY: Int, maxY: Int) {
    collect(outline, minY: minY * 64, maxY: maxY * 64)
    active.removeAll(keepingCapacity: true)
    nextEdge = 0
    nextLevel = 1
    bottom = Double(levels.first ?? 0) / 64
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

  private mutating func collect(_ outline: FlattenedOutline, minY: Int, maxY: Int) {
    edges.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    let first = max(minY, outline.bounds.minY)
    let last = min(maxY, outline.bounds.maxY)
    guard first < last else { return }
    for row in (first >> 6) + 1..<max((first >> 6) + 1, (last + 63) >> 6) { levels.append(row * 64) }
    levels.append(first)
    levels.append(last)
    var start = 0
    for end in outline.contourEnds {
      var from = outline.coordinates(at: end - 1)
      for index in start..<end {
        let to = outline.coordinates(at: index)
        if to.y > first, to.y < last { levels.append(to.y) }
        if from.y != to.y { append(from, to, first: first, last: last) }
        from = to
      }
      start = end
    }
    edges.sort { $0.top < $1.top }
    levels.sort()
    var count = 1
    for index in 1..<levels.count where levels[index] != levels[count - 1] {
      levels[count] = levels[index]
      count += 1
    }
    levels.removeSubrange(count...)
  }

  private mutating func append(_ from: (x: Int, y: Int), _ to: (x: Int, y: Int), first: Int, last: Int) {
    let upper = from.y < to.y ? from : to
    let lower = from.y < to.y ? to : from
    guard lower.y > first, upper.y < last else { return }
    edges.append(
      Edge(
        top: Double(upper.y) / 64, bottom: Double(lower.y) / 64, x: Double(upper.x) / 64,
        slope: Double(lower.x - upper.x) / Double(lower.y - upper.y), winding: from.y < to.y ? 1 : -1))
  }
}
