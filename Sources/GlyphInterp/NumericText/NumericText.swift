/// One text read as numbers.
struct NumericText: Hashable, Sendable {
  /// What each cluster is.
  let tokens: [NumericToken]
  /// The numbers, in order.
  let groups: [NumericGroup]

  /// Reads a text, given as clusters.
  init(clusters: [String]) {
    tokens = clusters.map { NumericToken($0) }
    groups = NumericGroup.groups(in: tokens)
  }

  /// The marks that separate decimals in two texts: those that a group of either shows to do so, and that group digits in
  /// none.
  static func decimalMarks(of texts: [NumericText]) -> [Character] {
    var marks: [Character] = []
    for text in texts {
      for group in text.groups {
        guard let mark = group.evidentDecimalMark(in: text.tokens), !marks.contains(mark) else { continue }
        let groupsDigits = texts.contains { other in
          other.groups.contains { $0.repeats(mark, in: other.tokens) }
        }
        if !groupsDigits { marks.append(mark) }
      }
    }
    return marks
  }

  /// The column of each cluster.
  ///
  /// - Parameter slots: how many groups the columns of both texts have; what stands behind the last group of a text counts
  ///   as standing behind the last of both.
  func columns(decimalMarks: [Character], slots: Int) -> [NumericColumn] {
    var columns = [NumericColumn](repeating: .affix(slot: 0, index: 0), count: tokens.count)
    var affixStart = 0
    for (number, group) in groups.enumerated() {
      let affix = (affixStart..<group.clusters.lowerBound).filter { $0 != group.sign }
      // What stands before the first number leans on it, what stands between two on the one before.
      for (index, cluster) in affix.enumerated() {
        columns[cluster] = .affix(slot: number, index: number == 0 ? affix.count - index : index)
      }
      if let sign = group.sign { columns[sign] = .sign(group: number) }
      setColumns(of: group, number: number, decimalMarks: decimalMarks, in: &columns)
      affixStart = group.clusters.upperBound
      if endsWithMark(group, decimalMarks: decimalMarks) {
        columns[affixStart] = .decimalMark(group: number)
        affixStart += 1
      }
    }
    for index in affixStart..<tokens.count { columns[index] = .affix(slot: slots, index: index - affixStart) }
    return columns
  }

  private func setColumns(
    of group: NumericGroup, number: Int, decimalMarks: [Character], in columns: inout [NumericColumn]
  ) {
    let decimal = decimalIndex(of: group, decimalMarks: decimalMarks)
    var place = 0
    for index in (group.clusters.lowerBound..<decimal).reversed() {
      if tokens[index].digitValue != nil {
        columns[index] = .integer(group: number, place: place)
        place += 1
      } else {
        columns[index] = .separator(group: number, digitsToRight: place)
      }
    }
    guard decimal < group.clusters.upperBound else { return }
    columns[decimal] = .decimalMark(group: number)
    for (place, index) in ((decimal + 1)..<group.clusters.upperBound).enumerated() {
      columns[index] = .fraction(group: number, place: place)
    }
  }

  /// Whether a decimal mark stands right behind a group that has none inside, as in `1.` on the way to `1.5`.
  private func endsWithMark(_ group: NumericGroup, decimalMarks: [Character]) -> Bool {
    let end = group.clusters.upperBound
    guard end < tokens.count, case .mark(let mark) = tokens[end], decimalMarks.contains(mark) else { return false }
    return decimalIndex(of: group, decimalMarks: decimalMarks) == end
  }

  /// The index of a group's decimal mark, or the end of the group.
  private func decimalIndex(of group: NumericGroup, decimalMarks: [Character]) -> Int {
    group.clusters.last { index in
      if case .mark(let mark) = tokens[index] { decimalMarks.contains(mark) } else { false }
    } ?? group.clusters.upperBound
  }

  /// Whether the numbers of a second text are greater (1), smaller (−1) or equal (0); the first pair that differs decides.
  ///
  /// - Parameter moduli: where columns begin anew: a number whose columns have a modulus goes the shorter way round.
  static func order(
    _ first: NumericText, _ second: NumericText, decimalMarks: [Character], moduli: [NumericColumn: Int] = [:]
  ) -> Int {
    let values = (first.values(decimalMarks: decimalMarks), second.values(decimalMarks: decimalMarks))
    for (old, new) in zip(values.0, values.1) where old.number != new.number {
      if let round = NumericRound(group: old.group, moduli: moduli)?.direction(from: old.number, to: new.number) {
        return round
      }
      return old.number < new.number ? 1 : -1
    }
    return 0
  }

  /// The numbers, exponents taken in.
  private func values(decimalMarks: [Character]) -> [(group: Int, number: DecimalNumber)] {
    var values: [(group: Int, number: DecimalNumber)] = []
    var index = 0
    while index < groups.count {
      var exponent = 0
      var last = index
      if index + 1 < groups.count, groups[index].isFollowed(byExponent: groups[index + 1], in: tokens) {
        last = index + 1
        let power = groups[last].clusters.compactMap { tokens[$0].digitValue }.drop { $0 == 0 }
        let size = power.count > 18 ? Int.max : power.reduce(0) { $0 * 10 + $1 }
        exponent = groups[last].isNegative ? -size : size
      }
      values.append((index, value(of: groups[index], decimalMarks: decimalMarks, exponent: exponent)))
      index = last + 1
    }
    return values
  }

  private func value(of group: NumericGroup, decimalMarks: [Character], exponent: Int) -> DecimalNumber {
    let decimal = decimalIndex(of: group, decimalMarks: decimalMarks)
    return DecimalNumber(
      isNegative: group.isNegative,
      integer: group.clusters.prefix { $0 < decimal }.compactMap { tokens[$0].digitValue },
      fraction: group.clusters.drop { $0 <= decimal }.compactMap { tokens[$0].digitValue }, exponent: exponent)
  }
}
