/// How words of one side go when a paragraph wraps elsewhere: out of their line, or into it (semantics 3.10).
///
/// A word slides half an em in the direction of reading, or against it, and rides with what stays in its line, so that
/// nothing runs into it; where that carries it out of the block, it is gone before.
struct Rewrapping {
  private let track: TextTrack
  private let oldOrigins: [Point]
  private let newOrigins: [Point]
  private let riding: Riding
  private let isOld: Bool
  private let fade: TransitionOptions.Fade
  /// For each cluster the first one of its word.
  private let wordStarts: [Int]
  /// For the first cluster of each word, the left and the right side of the word at rest.
  private var wordSides: [(left: Double, right: Double)]

  /// How far a word slides, in em.
  static let slide = 0.5
  /// How far out of the block a word is seen, in em.
  private static let margin = 0.75
  /// The shortest fade, in progress.
  private static let shortestFade = 0.1

  init(old: TextTrack, new: TextTrack, isOld: Bool, riding: Riding, fade: TransitionOptions.Fade) {
    track = isOld ? old : new
    oldOrigins = old.resting?.origins ?? []
    newOrigins = new.resting?.origins ?? []
    self.isOld = isOld
    self.riding = riding
    self.fade = fade
    var starts: [Int] = []
    for (index, cluster) in track.shaped.clusters.enumerated() {
      let continues =
        index > 0 && !cluster.isWhiteSpace && !track.shaped.clusters[index - 1].isWhiteSpace
        && track.layout.lineOfCluster[index] == track.layout.lineOfCluster[index - 1]
      starts.append(continues ? starts[index - 1] : index)
    }
    wordStarts = starts
    wordSides = Array(repeating: (.infinity, -.infinity), count: starts.count)
    guard let resting = track.resting else { return }
    for (index, start) in starts.enumerated() {
      let left = resting.origins[index].x
      wordSides[start].left = min(wordSides[start].left, left)
      wordSides[start].right = max(wordSides[start].right, left + resting.advances[index])
    }
  }

  /// The motion of a cluster that leaves its line or enters it.
  ///
  /// - Parameter direction: 1 for a slide to the right, −1 for one to the left.
  func motion(of cluster: Int, direction: Double) -> ClusterMotion {
    let neighbors = riding.neighbors(of: wordStarts[cluster])
    return ClusterMotion(
      kind: isOld ? .removed(old: cluster) : .inserted(new: cluster),
      way: .sliding(direction: direction, neighbors: neighbors),
      span: span(of: cluster, neighbors: neighbors, direction: direction))
  }

  /// When a word fades: as everything that leaves or enters, but it is seen only near the block.
  private func span(of cluster: Int, neighbors: [ClusterMotion.Neighbor], direction: Double) -> FadeSpan {
    let usual = isOld ? fade.leavingSpan : fade.enteringSpan
    guard let resting = track.resting else { return usual }
    let em = track.shaped.style(of: track.shaped.clusters[cluster]).size
    var way = direction * Self.slide * em
    for neighbor in neighbors {
      way += (newOrigins[neighbor.new].x - oldOrigins[neighbor.old].x) * neighbor.share
    }
    let (left, right) = wordSides[wordStarts[cluster]]
    // Leaving it is carried on, entering it comes from where it would have been carried back to.
    let goesRight = isOld == (way > 0)
    let room = (goesRight ? resting.box.maxX - right : left - resting.box.minX) + Self.margin * em
    let share = way == 0 ? 1 : max(Self.shortestFade, room / abs(way))
    return isOld
      ? FadeSpan(start: usual.start, end: min(usual.end, share))
      : FadeSpan(start: max(usual.start, 1 - share), end: usual.end)
  }
}
