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
      let affixEnd = group.sign ?? group.clusters.lowerBound
      let leansOnNext = number == 0
      for index in affixStart..<affixEnd {
        columns[index] = .affix(slot: number, index: leansOnNext ? affixEnd - index : index - affixStart)
      }
      if let sign = group.sign { columns[sign] = .sign(group: number) }
      setColumns(of: group, number: number, decimalMarks: decimalMarks, in: &columns)
      affixStart = group.clusters.upperBound
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

  /// The index of a group's decimal mark, or the end of the group.
  private func decimalIndex(of group: NumericGroup, decimalMarks: [Character]) -> Int {
    group.clusters.last { index in
      if case .mark(let mark) = tokens[index] { decimalMarks.contains(mark) } else { false }
    } ?? group.clusters.upperBound
  }

  /// Whether the numbers of a second text are greater (1), smaller (−1) or equal (0); the first pair that differs decides.
  static func order(_ first: NumericText, _ second: NumericText, decimalMarks: [Character]) -> Int {
    for (old, new) in zip(first.groups, second.groups) {
      let (a, b) = (first.value(of: old, decimalMarks: decimalMarks), second.value(of: new, decimalMarks: decimalMarks))
      if a != b { return a < b ? 1 : -1 }
    }
    return 0
  }

  private func value(of group: NumericGroup, decimalMarks: [Character]) -> DecimalNumber {
    let decimal = decimalIndex(of: group, decimalMarks: decimalMarks)
    return DecimalNumber(
      isNegative: group.isNegative,
      integer: group.clusters.prefix { $0 < decimal }.compactMap { tokens[$0].digitValue },
      fraction: group.clusters.drop { $0 <= decimal }.compactMap { tokens[$0].digitValue })
  }
}
