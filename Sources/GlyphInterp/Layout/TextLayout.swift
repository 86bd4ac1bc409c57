/// The lines of one text: which clusters stand in which line, in what order, and where lines stand in their block.
///
/// The breaks are those of the text's own end style and stay for the whole transition (semantics 3.5); widths and
/// heights are given anew for each instant.
struct TextLayout: Sendable, Equatable {
  /// One line.
  struct Line: Sendable, Equatable {
    /// The clusters in visual order, from left to right.
    var visual: [Int]
    /// For each of them, whether it runs from right to left.
    var isRightToLeft: [Bool]
    /// How many clusters at the logical end hang: white space at a soft break (semantics, "Lines").
    var hanging: Set<Int>
    /// The clusters after which no tracking stands: the last of the line, letters of cursive scripts.
    var untracked: Set<Int>
    /// Where the line stands in its block: 0 left, ½ centre, 1 right.
    var alignment: Double
    /// The runs whose metrics make the line's height.
    var runs: [Int]
    /// The style whose metrics make the line's height where it has no runs.
    var style: Int
  }

  /// The lines from the top.
  var lines: [Line]
  /// The line of each cluster.
  var lineOfCluster: [Int]
  /// Where x = 0 lies in the block: 0 at its left side, ½ in its middle, 1 at its right side.
  var anchor: Double
  /// The width of the block; `nil` for that of the longest line.
  var width: Double?
  /// A factor on the distance between baselines.
  var lineHeight: Double
}
