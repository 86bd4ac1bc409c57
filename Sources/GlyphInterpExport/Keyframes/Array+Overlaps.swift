import GlyphInterp

extension [Rect] {
  /// The pairs of boxes that lie over each other, by their indices; an empty box lies over none.
  var overlaps: [(first: Int, second: Int)] {
    var pairs: [(first: Int, second: Int)] = []
    let ordered = indices.filter { !self[$0].isEmpty }.sorted { self[$0].minX < self[$1].minX }
    for (position, first) in ordered.enumerated() {
      for second in ordered[(position + 1)...] {
        if self[second].minX >= self[first].maxX { break }
        if self[second].minY < self[first].maxY, self[first].minY < self[second].maxY { pairs.append((first, second)) }
      }
    }
    return pairs
  }
}
