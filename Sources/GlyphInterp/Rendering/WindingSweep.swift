/// A sweep down an outline in thin slabs between which no vertex lies, with the winding number along each.
///
/// Where the winding number is not zero there is ink: the exact union of contours that overlap. Within a slab (at most
/// 1/16 px high) edges are taken to stand upright at their middle.
struct WindingSweep {
  /// The height of a slab, in 1/64 px.
  private static let slabHeight = 4

  /// An edge of a contour, from the upper to the lower end, in pixels.
  private struct Edge {
    var top: Double
    var bottom: Double
    var x: Double
    var slope: Double
    var winding: Int
  }

  /// Where an edge crosses the middle of a slab.
  struct Crossing {
    /// In pixels.
    var x: Double
    /// +1 where the edge runs down, −1 where it runs up.
    var winding: Int
  }

  private var edges: [Edge] = []
  private var active: [Edge] = []
  private var levels: [Int] = []
  private var crossings: [Crossing] = []

  /// Visits the slabs of the rows `minY ..< maxY` (pixels) from the top: `body(top, bottom, crossings)`, crossings from
  /// the left.
  mutating func run(
    over outline: FlattenedOutline, minY: Int, maxY: Int, _ body: (Double, Double, [Crossing]) -> Void
  ) {
    collect(outline, minY: minY * 64, maxY: maxY * 64)
    active.removeAll(keepingCapacity: true)
    var next = 0
    for level in levels.indices.dropLast() {
      let top = Double(levels[level]) / 64
      let bottom = Double(levels[level + 1]) / 64
      active.removeAll { $0.bottom <= top }
      while next < edges.count, edges[next].top <= top {
        if edges[next].bottom > top { active.append(edges[next]) }
        next += 1
      }
      guard !active.isEmpty else { continue }
      let middle = (top + bottom) / 2
      crossings.removeAll(keepingCapacity: true)
      for edge in active {
        let crossing = Crossing(x: edge.x + (middle - edge.top) * edge.slope, winding: edge.winding)
        var place = crossings.count
        crossings.append(crossing)
        while place > 0, crossings[place - 1].x > crossing.x {
          crossings[place] = crossings[place - 1]
          place -= 1
        }
        crossings[place] = crossing
      }
      body(top, bottom, crossings)
    }
  }

  private mutating func collect(_ outline: FlattenedOutline, minY: Int, maxY: Int) {
    edges.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    let first = max(minY, outline.bounds.minY)
    let last = min(maxY, outline.bounds.maxY)
    guard first < last else { return }
    levels.append(first)
    levels.append(last)
    var level = (first / Self.slabHeight) * Self.slabHeight
    while level < last {
      if level > first { levels.append(level) }
      level += Self.slabHeight
    }
    var start = 0
    for end in outline.contourEnds {
      var from = outline.coordinates(at: end - 1)
      for index in start..<end {
        let to = outline.coordinates(at: index)
        if to.y > first, to.y < last { levels.append(to.y) }
        if from.y != to.y {
          let upper = from.y < to.y ? from : to
          let lower = from.y < to.y ? to : from
          if lower.y > first, upper.y < last {
            edges.append(
              Edge(
                top: Double(upper.y) / 64, bottom: Double(lower.y) / 64, x: Double(upper.x) / 64,
                slope: Double(lower.x - upper.x) / Double(lower.y - upper.y),
                winding: from.y < to.y ? 1 : -1))
          }
        }
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
}
