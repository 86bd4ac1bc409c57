/// The middle of a shortest edit script, where two sequences can be cut in linear space.
///
/// Source: E. W. Myers, "An O(ND) difference algorithm and its variations",
/// DOI 10.1007/BF01840446.
struct MiddleSnake {
  /// Differences beyond twice this count are not searched for: the cost grows with their square.
  static let depthLimit = 256

  /// Per diagonal, the furthest place that a number of edits reaches; far below zero: none.
  private var forward: [Int] = []
  private var backward: [Int] = []
  private var size = (old: 0, new: 0)
  private var center = 0
  private static let unreachable = Int.min / 2

  /// A run of equal elements (perhaps empty) on a shortest edit script, half-way along it.
  ///
  /// Neither sequence may be empty, nor may they have a beginning or an end in common.
  ///
  /// - Returns: `nil` when more than half of the elements, or too many, differ.
  mutating func find(
    _ old: [Int], _ a: Range<Int>, _ new: [Int], _ b: Range<Int>
  ) -> SequenceAnchors.Run? {
    size = (a.count, b.count)
    let delta = a.count - b.count
    let limit = min(Self.depthLimit, (a.count + b.count) / 4)
    if limit < 1 || delta.magnitude > 2 * limit { return nil }
    center = limit + 1
    forward = [Int](repeating: Self.unreachable, count: 2 * center + 1)
    backward = forward
    let isOdd = delta % 2 != 0
    for depth in 0...limit {
      for k in Swift.stride(from: -depth, through: depth, by: 2) {
        let start = start(forward, k, depth)
        var x = start
        while x >= 0 && x < size.old && x - k < size.new
          && old[a.lowerBound + x] == new[b.lowerBound + x - k]
        {
          x += 1
        }
        forward[center + k] = x
        let reverse = delta - k
        if isOdd, x >= 0, reverse.magnitude < depth, x + backward[center + reverse] >= a.count {
          return SequenceAnchors.Run(
            old: a.lowerBound + start, new: b.lowerBound + start - k, count: x - start)
        }
      }
      for k in Swift.stride(from: -depth, through: depth, by: 2) {
        let start = start(backward, k, depth)
        var x = start
        while x >= 0 && x < size.old && x - k < size.new
          && old[a.upperBound - 1 - x] == new[b.upperBound - 1 - x + k]
        {
          x += 1
        }
        backward[center + k] = x
        let reverse = delta - k
        if !isOdd, x >= 0, reverse.magnitude <= depth, x + forward[center + reverse] >= a.count {
          return SequenceAnchors.Run(
            old: a.upperBound - x, new: b.upperBound - x + k, count: x - start)
        }
      }
    }
    return nil
  }

  /// Where one more edit leads on a diagonal: one element of either sequence skipped.
  private func start(_ ends: [Int], _ k: Int, _ depth: Int) -> Int {
    if depth == 0 { return 0 }
    let down = ends[center + k + 1]
    let right = ends[center + k - 1] + 1
    let validDown = down - k <= size.new ? down : Self.unreachable
    let validRight = right <= size.old ? right : Self.unreachable
    let reached = max(validDown, validRight)
    return reached < 0 ? Self.unreachable : reached
  }
}
