/// A run of words that other words cross on their way, so that it travels along an arc, or straight between two.
public struct MovedBlock: Sendable, Hashable {
  /// The clusters of the old text, from the first of the run to the last.
  public var old: Range<Int>
  /// The clusters of the new text, from the first of the run to the last.
  public var new: Range<Int>
  /// How far and to which side the arc leads off the straight way, in steps: −1 and 1 where two blocks cross, −2, 0 and 2
  /// where three do. Blocks that cross are two steps apart.
  ///
  /// In a line a step is 0.45 em or a third of the way, down where it is positive; for lines that change places it is half
  /// the width of the widest, to the right.
  public var bend: Int
  /// Whether the run left the order of the text; otherwise it kept the order and is only crossed.
  ///
  /// A moved run is paired from end to end. A crossed one may hold clusters that fade.
  public var isMoved: Bool

  /// Creates a block of two ranges of cluster indices.
  public init(old: Range<Int>, new: Range<Int>, bend: Int, isMoved: Bool) {
    self.old = old
    self.new = new
    self.bend = bend
    self.isMoved = isMoved
  }
}
