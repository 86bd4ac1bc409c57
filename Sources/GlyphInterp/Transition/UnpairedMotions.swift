/// The motions of clusters of one side that go by themselves: without a partner, or because their partner stands in another
/// line.
struct UnpairedMotions {
  private let plan: MotionPlanner
  private let isOld: Bool
  private let riding: Riding
  private let rewrapping: Rewrapping
  /// For each cluster, whether it has a partner.
  private let isPaired: [Bool]
  /// For each cluster that leaves its line or enters it, where it slides: to the right (1) or to the left (−1).
  private let directions: [Double?]
  /// For each cluster the nearest one that has a partner, in its line.
  private let nearest: [Int?]

  /// - Parameters:
  ///   - blocks: for each old cluster the block that it belongs to.
  ///   - rewraps: for each pair, whether it changes its line by wrapping.
  init(_ plan: MotionPlanner, isOld: Bool, blocks: [Int?], rewraps: [Bool]) {
    self.plan = plan
    self.isOld = isOld
    let track = isOld ? plan.old : plan.new
    var isPaired = [Bool](repeating: false, count: track.shaped.clusters.count)
    var directions = [Double?](repeating: nil, count: track.shaped.clusters.count)
    var carriers: [GlyphPair] = []
    for (pair, rewraps) in zip(plan.matching.pairs, rewraps) {
      if !rewraps { carriers.append(pair) }
      for index in isOld ? pair.old : pair.new {
        isPaired[index] = true
        if rewraps { directions[index] = plan.goesRight(pair) ? 1 : -1 }
      }
    }
    self.isPaired = isPaired
    self.directions = directions
    nearest = track.nearestInLine { isPaired[$0] }
    riding = Riding(pairs: carriers, blocks: blocks, of: track, isOld: isOld)
    rewrapping = Rewrapping(old: plan.old, new: plan.new, isOld: isOld, riding: riding, fade: plan.options.fade)
  }

  /// Whether a cluster has no partner.
  func isUnpaired(_ cluster: Int) -> Bool { !isPaired[cluster] }

  /// The motion of a cluster without a partner: it goes as those beside it do.
  func motion(of cluster: Int) -> ClusterMotion {
    if let nearest = nearest[cluster], let direction = directions[nearest] {
      return rewrapping.motion(of: cluster, direction: direction)
    }
    let neighbors = riding.neighbors(of: cluster)
    return ClusterMotion(
      kind: isOld ? .removed(old: cluster) : .inserted(new: cluster),
      way: neighbors.isEmpty ? .straight : .riding(neighbors),
      span: isOld ? plan.options.fade.leavingSpan : plan.options.fade.enteringSpan)
  }

  /// The motion of a cluster whose partner stands in another line.
  func motion(ofRewrapped cluster: Int) -> ClusterMotion {
    rewrapping.motion(of: cluster, direction: directions[cluster] ?? 1)
  }
}

extension TextTrack {
  /// For each cluster the number of its line in its paragraph, which a line break in the text ends.
  var lineInParagraph: [Int] {
    let text = Array(shaped.text.string.utf8)
    var numbers = [Int](repeating: 0, count: layout.lines.count)
    var previous: Int?
    for (index, cluster) in shaped.clusters.enumerated() {
      let line = layout.lineOfCluster[index]
      let last = previous.map { layout.lineOfCluster[$0] }
      let start = previous.map { shaped.clusters[$0].range.upperBound } ?? cluster.range.lowerBound
      previous = index
      guard let last, line > last else { continue }
      // Line breaks are no clusters: they lie between two.
      let between = start < cluster.range.lowerBound ? text[start..<cluster.range.lowerBound] : []
      let isBroken = String(decoding: between, as: UTF8.self).contains(where: \.isNewline)
      numbers[line] = isBroken ? 0 : numbers[last] + 1
    }
    return layout.lineOfCluster.map { numbers[$0] }
  }

  /// For each cluster the nearest one of its line that fulfils a condition, the earlier one of two; `nil` for none.
  func nearestInLine(where isWanted: (Int) -> Bool) -> [Int?] {
    let lines = layout.lineOfCluster
    var result = [Int?](repeating: nil, count: lines.count)
    var last: Int?
    for index in lines.indices {
      if isWanted(index) { last = index }
      result[index] = last.flatMap { lines[$0] == lines[index] ? $0 : nil }
    }
    last = nil
    for index in lines.indices.reversed() {
      if isWanted(index) { last = index }
      guard let next = last, lines[next] == lines[index] else { continue }
      if result[index].map({ next - index < index - $0 }) ?? true { result[index] = next }
    }
    return result
  }
}
