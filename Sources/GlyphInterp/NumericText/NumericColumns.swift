/// Which clusters of a plan's two texts are columns of numbers, and how those columns roll.
struct NumericColumns: Sendable {
  /// The column of a cluster.
  struct Entry: Hashable, Sendable {
    /// Which of the plan's kinds of numeric text it belongs to.
    let kind: Int
    /// The column.
    let column: NumericColumn
    /// Whether the columns of its kind roll downwards.
    let countsDown: Bool

    /// Whether another entry is the same column, of this plan or of another.
    func isColumn(_ other: Entry) -> Bool { kind == other.kind && column == other.column }
  }

  /// For each cluster of the old text, its column; `nil` where it is no numeric text.
  var old: [Entry?]
  /// For each cluster of the new text, its column; `nil` where it is no numeric text.
  var new: [Entry?]
  /// For clusters of the old text, the wheels that turn in their places.
  var wheels: [Int: NumericWheel] = [:]

  /// No columns.
  init(oldCount: Int, newCount: Int) {
    old = [Entry?](repeating: nil, count: oldCount)
    new = [Entry?](repeating: nil, count: newCount)
  }
}
