/// A stretch of digits and the marks between them: one number of a text, as cluster indices.
struct NumericGroup: Hashable, Sendable {
  /// The clusters, the sign apart.
  var clusters: Range<Int>
  /// The cluster of the sign, if one stands right before.
  var sign: Int?
  /// Whether the sign is a minus.
  var isNegative: Bool

  /// Finds the groups of a text.
  ///
  /// A mark belongs to a group only between two digits. A sign belongs to it right before its first digit, unless a digit
  /// stands right before the sign.
  static func groups(in tokens: [NumericToken]) -> [NumericGroup] {
    var groups: [NumericGroup] = []
    var index = 0
    while index < tokens.count {
      guard tokens[index].digitValue != nil else {
        index += 1
        continue
      }
      let start = index
      while index < tokens.count {
        if tokens[index].digitValue != nil {
          index += 1
        } else if case .mark = tokens[index], index + 1 < tokens.count, tokens[index + 1].digitValue != nil {
          index += 2
        } else {
          break
        }
      }
      var group = NumericGroup(clusters: start..<index, sign: nil, isNegative: false)
      if start > 0, case .sign(let isNegative) = tokens[start - 1],
        start == 1 || tokens[start - 2].digitValue == nil
      {
        group.sign = start - 1
        group.isNegative = isNegative
      }
      groups.append(group)
    }
    return groups
  }

  /// The last mark of the group that can only be a decimal mark: it is the only one of its kind and not followed by
  /// exactly three digits, or another kind stands before it (semantics 5).
  func evidentDecimalMark(in tokens: [NumericToken]) -> Character? {
    var marks: [(character: Character, at: Int)] = []
    for index in clusters {
      if case .mark(let character) = tokens[index] { marks.append((character, index)) }
    }
    guard let last = marks.last else { return nil }
    guard marks.count(where: { $0.character == last.character }) == 1 else { return nil }
    let followers = clusters.upperBound - last.at - 1
    return marks.count > 1 || followers != 3 ? last.character : nil
  }

  /// Whether a mark occurs more than once, so that it groups digits.
  func repeats(_ mark: Character, in tokens: [NumericToken]) -> Bool {
    clusters.count { tokens[$0] == .mark(mark) } > 1
  }
}
