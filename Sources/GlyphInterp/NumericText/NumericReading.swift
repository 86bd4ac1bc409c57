/// Two texts read as numbers by one rule: which column each cluster belongs to, and which text is the greater.
///
/// Nothing depends on a locale, and nothing is converted to a floating-point number: `9007199254740993` and `…994` are
/// told apart.
public struct NumericReading: Hashable, Sendable {
  /// How columns of two texts are found.
  public enum Alignment: Hashable, Sendable {
    /// By place value: tens over tens, whatever the number of digits.
    case placeValue
    /// By position: equal clusters at the start and at the end stay, what is between rolls.
    case prefixSuffix
  }

  /// The column of each cluster of the old text.
  public let oldColumns: [NumericColumn]
  /// The column of each cluster of the new text.
  public let newColumns: [NumericColumn]
  /// Whether the new number is greater (1), smaller (−1) or equal (0), or the texts hold no numbers (0).
  public let direction: Int

  /// Reads two texts, given as clusters.
  ///
  /// - Parameters:
  ///   - old: the clusters of the old text, logical order.
  ///   - new: the clusters of the new text.
  ///   - alignment: how columns are found.
  ///   - decimalMark: the mark that separates decimals; `nil` where the texts shall tell (semantics 5).
  public init(
    old: [String], new: [String], alignment: Alignment = .placeValue, decimalMark: Character? = nil
  ) {
    let sides = [old, new].map { NumericText(clusters: $0) }
    let marks = decimalMark.map { [$0] } ?? NumericText.decimalMarks(of: sides)
    direction = NumericText.order(sides[0], sides[1], decimalMarks: marks)
    switch alignment {
    case .placeValue:
      let slots = max(sides[0].groups.count, sides[1].groups.count)
      oldColumns = sides[0].columns(decimalMarks: marks, slots: slots)
      newColumns = sides[1].columns(decimalMarks: marks, slots: slots)
    case .prefixSuffix:
      (oldColumns, newColumns) = NumericReading.columnsByPosition(old, new)
    }
  }

  /// Columns by position: the common start counts from the left, the common end from the right, what is between from the
  /// left again.
  private static func columnsByPosition(
    _ old: [String], _ new: [String]
  ) -> ([NumericColumn], [NumericColumn]) {
    let shorter = min(old.count, new.count)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = min(shorter - prefix, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    func columns(_ count: Int) -> [NumericColumn] {
      (0..<count).map { index in
        index < count - suffix ? .affix(slot: 0, index: index) : .affix(slot: 1, index: count - index)
      }
    }
    return (columns(old.count), columns(new.count))
  }
}
