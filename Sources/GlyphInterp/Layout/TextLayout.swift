/// The lines of one text: which clusters stand in which line, in what order, and where lines stand in their block.
///
/// The breaks are those of the text's own end style and stay for the whole transition (semantics 3.5); widths and
/// heights are given anew for each instant.
struct TextLayout: Sendable, Equatable {
  /// One line.
  struct Line: Sendable, Equatable {
    /// The clusters, logical order.
    var clusters: Range<Int>
    /// The clusters in visual order, from left to right; empty where that is the logical one and all run that way.
    var reordered: [Reordered]
    /// The clusters at the logical end that hang: white space at a soft break (semantics, "Lines").
    var hanging: Range<Int>
    /// The tabs, logical order.
    var tabs: [Tab]
    /// Whether the line reads from right to left.
    var readsRightToLeft: Bool
    /// Where the line stands in its block: 0 left, ½ centre, 1 right.
    var alignment: Double
    /// The style whose metrics make the line's height where it has no clusters.
    var style: Int

    /// The clusters in visual order, from left to right.
    var visual: [Int] { reordered.isEmpty ? Array(clusters) : reordered.map(\.cluster) }
  }

  /// A cluster of a line in which some text runs from right to left.
  struct Reordered: Sendable, Equatable {
    /// The cluster.
    var cluster: Int
    /// Whether it runs from right to left.
    var isRightToLeft: Bool
  }

  /// A tab and the stop to which it reaches, counted from the start of the line.
  struct Tab: Sendable, Equatable {
    /// The tab's cluster.
    var cluster: Int
    /// The first cluster of the line.
    var lineStart: Int
    /// The number of the stop: 1 for the first.
    var stop: Int
  }

  /// How far tab stops are apart, in spaces of the tab's own style (CSS Text 3, `tab-size`).
  static let spacesPerTab = 8.0

  /// The lines from the top.
  var lines: [Line]
  /// The line of each cluster.
  var lineOfCluster: [Int]
  /// For each cluster, whether tracking stands after it: not at the end of a line, not after the letters
  /// of cursive scripts.
  var isTracked: [Bool]
  /// Where x = 0 lies in the block: 0 at its left side, ½ in its middle, 1 at its right side.
  var anchor: Double
  /// The width of the block; `nil` for that of the longest line.
  var width: Double?
  /// A factor on the distance between baselines.
  var lineHeight: Double
}
