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
  ///   - moduli: where columns begin anew, as in ``NumericTextOptions/moduli``: the direction is then the shorter way.
  public init(
    old: [String], new: [String], alignment: Alignment = .placeValue, decimalMark: Character? = nil,
    moduli: [NumericColumn: Int] = [:]
  ) {
    let sides = [old, new].map { NumericText(clusters: $0) }
    let marks = decimalMark.map { [$0] } ?? NumericText.decimalMarks(of: sides)
    direction = NumericText.order(sides[0], sides[1], decimalMarks: marks, moduli: moduli)
    switch alignment {
    case .placeValue:
      let slots = max(sides[0].groups.count, sides[1].groups.count)
      oldColumns = sides[0].columns(decimalMarks: marks, slots: slots)
      newColumns = sides[1].columns(decimalMarks: marks, slots: slots)
    case .prefixSuffix:
      (oldColumns, newColumns) = NumericReading.columnsByPosition(old, new)
    }
  }

  /// How many columns change between two texts, white space apart.
  static func changeCount(from old: String, to new: String, _ options: NumericTextOptions) -> Int {
    let (old, new) = (old.map(String.init), new.map(String.init))
    let reading = NumericReading(
      old: old, new: new, alignment: options.alignment, decimalMark: options.decimalMark, moduli: options.moduli)
    // A line break stands in the text and is no column that rolls.
    func columns(_ columns: [NumericColumn], _ texts: [String]) -> [(NumericColumn, String)] {
      Array(zip(columns, texts).filter { !$1.contains(where: \.isNewline) })
    }
    let (before, after) = (columns(reading.oldColumns, old), columns(reading.newColumns, new))
    let oldTexts = Dictionary(before, uniquingKeysWith: { first, _ in first })
    let newColumns = Set(after.map(\.0))
    func hasInk(_ text: String) -> Bool { !text.allSatisfy(\.isWhitespace) }
    let changed = after.count { column, text in
      oldTexts[column] != text && (hasInk(text) || oldTexts[column] != nil)
    }
    return changed + before.count { column, text in !newColumns.contains(column) && hasInk(text) }
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
