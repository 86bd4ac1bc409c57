/// A run of words that other words cross on their way, so that it travels along an arc, or between two.
public struct MovedBlock: Sendable, Hashable {
  /// The side of the straight way on which the arc runs.
  public enum Side: Sendable, Hashable, CaseIterable {
    /// Above the line.
    case over
    /// Below the line.
    case under
    /// Neither: what it crosses goes above it and below it.
    case between
  }

  /// The clusters of the old text, from the first of the run to the last.
  public var old: Range<Int>
  /// The clusters of the new text, from the first of the run to the last.
  public var new: Range<Int>
  /// The side of the arc; blocks that cross have different sides as far as three can do it.
  public var side: Side
  /// Whether the run left the order of the text; otherwise it kept the order and is only crossed.
  ///
  /// A moved run is paired from end to end. A crossed one may hold clusters that fade.
  public var isMoved: Bool

  /// Creates a block of two ranges of cluster indices.
  public init(old: Range<Int>, new: Range<Int>, side: Side, isMoved: Bool) {
    self.old = old
    self.new = new
    self.side = side
    self.isMoved = isMoved
  }
}
