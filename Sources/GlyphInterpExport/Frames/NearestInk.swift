/// For every pixel the nearest of some pixels.
///
/// Two passes that hand the nearest pixel on to neighbours, forth and back (P.-E. Danielsson, "Euclidean distance
/// mapping", 1980): exact but for rare ties.
enum NearestInk {
  /// The index of the nearest pixel of ink; 0 everywhere when there is none.
  static func indices(width: Int, height: Int, isInk: (Int) -> Bool) -> [Int] {
    var nearest = (0..<width * height).map { isInk($0) ? $0 : -1 }
    nearest.withUnsafeMutableBufferPointer { nearest in
      func take(_ index: Int, x: Int, y: Int, from neighbor: Int) {
        let candidate = nearest[neighbor]
        guard candidate >= 0, candidate != nearest[index] else { return }
        let known = nearest[index]
        if known < 0 || distance(candidate, x, y) < distance(known, x, y) { nearest[index] = candidate }
      }
      func distance(_ ink: Int, _ x: Int, _ y: Int) -> Int {
        let (dx, dy) = (ink % width - x, ink / width - y)
        return dx * dx + dy * dy
      }
      func pass(rows: some Sequence<Int>, to step: Int) {
        for y in rows {
          let above = y + step
          for x in 0..<width {
            let index = y * width + x
            if above >= 0 && above < height {
              let start = above * width
              if x > 0 { take(index, x: x, y: y, from: start + x - 1) }
              take(index, x: x, y: y, from: start + x)
              if x + 1 < width { take(index, x: x, y: y, from: start + x + 1) }
            }
            if x > 0 { take(index, x: x, y: y, from: index - 1) }
          }
          for x in stride(from: width - 2, through: 0, by: -1) {
            take(y * width + x, x: x, y: y, from: y * width + x + 1)
          }
        }
      }
      pass(rows: 0..<height, to: -1)
      pass(rows: (0..<height).reversed(), to: 1)
    }
    return nearest.map { max(0, $0) }
  }
}
