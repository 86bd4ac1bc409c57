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
    /// That of the change from the old content's value to this one; the value gives the direction and nothing else.
    ///
    /// Where it is the same as before or `nil`, the last direction is kept; before any change that is up. A plan on its
    /// own, whose old text has no value, compares the texts as ``automatic`` does.
    case value(Double?)
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
  /// Whether columns of digits turn like wheels, the shortest way and through the digits between.
  public var isOdometer: Bool
  /// The columns of integer digits that begin anew before 10: 6 for the tens of a clock's minutes.
  ///
  /// Wheels turn accordingly, and of two numbers of which one has such a column, the shorter way round gives the
  /// direction: 59 to 00 is up. Values outside 2…10 have no effect.
  public var moduli: [NumericColumn: Int]

  /// Makes options; the defaults are place values, the direction of the number and the system's springs.
  public init(
    direction: Direction = .automatic, alignment: NumericReading.Alignment = .placeValue,
    decimalMark: Character? = nil, policy: Policy = .system, isOdometer: Bool = false,
    moduli: [NumericColumn: Int] = [:]
  ) {
    self.direction = direction
    self.alignment = alignment
    self.decimalMark = decimalMark
    self.policy = policy
    self.isOdometer = isOdometer
    self.moduli = moduli
  }
}
