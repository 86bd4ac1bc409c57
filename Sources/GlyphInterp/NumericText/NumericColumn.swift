/// The place of one cluster in a text that is read as numbers: clusters of two texts at one place share a column.
///
/// Source: semantics 5.
public enum NumericColumn: Hashable, Sendable {
  /// An integer digit: its number in the text's groups, and its place, 0 for units, 1 for tens.
  case integer(group: Int, place: Int)
  /// A fraction digit: 0 for tenths.
  case fraction(group: Int, place: Int)
  /// A mark between digits, by the number of integer digits to its right.
  case separator(group: Int, digitsToRight: Int)
  /// The decimal mark.
  case decimalMark(group: Int)
  /// A sign right before a group.
  case sign(group: Int)
  /// What stands before, between and behind groups: the slot before group 0 is 0; counted from the side of the number
  /// that it leans on.
  case affix(slot: Int, index: Int)
}
