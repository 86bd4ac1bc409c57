/// How numeric text changes.
public struct NumericTextOptions: Hashable, Sendable {
  /// Which way columns roll.
  public enum Direction: Hashable, Sendable {
    /// The new digits come from above.
    case up
    /// The new digits come from below.
    case down
    /// That of the change from the old number to the new one; where they are equal, up.
    case automatic
  }

  /// Which clock rolls the columns.
  public enum Policy: Hashable, Sendable {
    /// The springs of the system that people know; the transaction's animation only switches the transition on and moves
    /// the columns that stay.
    case system
    /// The transaction's animation.
    case transaction
  }

  /// Which way columns roll.
  public var direction: Direction
  /// How columns are found.
  public var alignment: NumericReading.Alignment
  /// The mark that separates decimals; `nil` where the texts shall tell.
  public var decimalMark: Character?
  /// Which clock rolls the columns.
  public var policy: Policy

  /// Makes options; the defaults are place values, the direction of the number and the system's springs.
  public init(
    direction: Direction = .automatic, alignment: NumericReading.Alignment = .placeValue,
    decimalMark: Character? = nil, policy: Policy = .system
  ) {
    self.direction = direction
    self.alignment = alignment
    self.decimalMark = decimalMark
    self.policy = policy
  }
}
