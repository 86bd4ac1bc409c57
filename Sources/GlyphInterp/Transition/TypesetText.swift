/// A text set in lines, at rest: what a host measures before it makes room for it.
///
/// Space: pixels, y down; x = 0 at the side of the block where its lines begin (in the middle of centred ones), y = 0 at
/// the first baseline.
public struct TypesetText: Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// Its characters, in UTF-8 offsets of the whole text; white space at its end and an ellipsis included.
    public let range: Range<Int>
    /// The y of its baseline.
    public let baseline: Double
  }

  /// The lines from the top.
  public let lines: [Line]
  /// The block: as wide as asked for, else as its longest line; as high as its lines.
  public let box: Rect
  /// The clusters in logical order.
  public let clusters: [Cluster]
  /// The pen origin of each cluster.
  public let origins: [Point]
  /// What could not be shown as asked.
  public let notices: [TransitionNotice]

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - pixelScale: device pixels per pixel; baselines stand on whole device pixels.
  /// - Throws: ``TransitionError/size(_:limit:)`` when a size is out of range.
  /// - Complexity: O(n) in the length of the text.
  public init(_ text: StyledText, pixelScale: Double = 1) throws(TransitionError) {
    var options = TransitionOptions()
    options.pixelScale = pixelScale
    var planner = try TransitionPlanner(old: text, new: text, options: options)
    let track = planner.restingTrack(of: planner.memory.shaper.shape(text), isOld: false)
    clusters = track.shaped.clusters
    notices = track.shaped.notices
    origins = track.resting?.origins ?? []
    box = track.resting?.box ?? .empty
    lines = track.layout.lines.indices.map { index in
      let baseline = (track.resting?.baselines[index] ?? 0) + track.residuals[index]
      return Line(range: track.range(ofLine: index), baseline: baseline)
    }
  }
}

extension TextTrack {
  /// The characters of a line, in UTF-8 offsets; of a line without clusters an empty range.
  func range(ofLine index: Int) -> Range<Int> {
    let line = shaped.clusters[layout.lines[index].clusters]
    guard let first = line.first, let last = line.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }
}
