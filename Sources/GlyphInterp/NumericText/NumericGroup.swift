/// A stretch of digits and the marks between them: one number of a text, as cluster indices.
struct NumericGroup: Hashable, Sendable {
  /// The clusters, the sign apart.
  var clusters: Range<Int>
  /// The cluster of the sign, if one stands right before, or before the sign of a currency.
  var sign: Int?
  /// Whether the sign is a minus, its own or that of the time that it is a part of: of `-0:05` both numbers are below zero.
  var isNegative: Bool

  /// Finds the groups of a text.
  ///
  /// A mark belongs to a group only between two digits, or where a fraction begins with it. A sign belongs to it right
  /// before its first cluster, or before a currency sign there, unless a digit stands right before the sign.
  static func groups(in tokens: [NumericToken]) -> [NumericGroup] {
    var groups: [NumericGroup] = []
    var index = 0
    while index < tokens.count {
      guard tokens[index].digitValue != nil else {
        index += 1
        continue
      }
      let start = startsWithMark(at: index, of: tokens) ? index - 1 : index
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
      group.findSign(in: tokens)
      if let before = groups.last, group.isNextPart(ofTime: before, in: tokens) {
        group.isNegative = before.isNegative
      }
      groups.append(group)
    }
    return groups
  }

  /// Whether a fraction without an integer begins right before a digit.
  private static func startsWithMark(at index: Int, of tokens: [NumericToken]) -> Bool {
    guard index > 0, case .mark(let mark) = tokens[index - 1], NumericToken.leadingMarks.contains(mark) else {
      return false
    }
    guard index > 1 else { return true }
    switch tokens[index - 2] {
    case .space, .sign, .currency: return true
    case .digit, .mark, .exponentMark, .timeMark, .other: return false
    }
  }

  private mutating func findSign(in tokens: [NumericToken]) {
    var before = clusters.lowerBound - 1
    if before > 0, tokens[before] == .currency { before -= 1 }
    guard before >= 0, case .sign(let isNegative) = tokens[before],
      before == 0 || tokens[before - 1].digitValue == nil
    else { return }
    sign = before
    self.isNegative = isNegative
  }

  /// Whether the group follows another one in a time, as the minutes follow the hours: behind a colon, without a sign.
  private func isNextPart(ofTime before: NumericGroup, in tokens: [NumericToken]) -> Bool {
    let end = before.clusters.upperBound
    return sign == nil && tokens[end] == .timeMark && clusters.lowerBound == end + 1
  }

  /// The last mark of the group that can only be a decimal mark: it is the only one of its kind and not followed by
  /// exactly three digits, or another kind stands before it (semantics 5), or the group begins with it.
  func evidentDecimalMark(in tokens: [NumericToken]) -> Character? {
    var marks: [(character: Character, at: Int)] = []
    for index in clusters {
      if case .mark(let character) = tokens[index] { marks.append((character, index)) }
    }
    guard let last = marks.last else { return nil }
    guard marks.count(where: { $0.character == last.character }) == 1 else { return nil }
    let followers = clusters.upperBound - last.at - 1
    return marks.count > 1 || followers != 3 || last.at == clusters.lowerBound ? last.character : nil
  }

  /// Whether a mark occurs more than once, so that it groups digits.
  func repeats(_ mark: Character, in tokens: [NumericToken]) -> Bool {
    clusters.count { tokens[$0] == .mark(mark) } > 1
  }

  /// Whether another group is this one's exponent, as `9` in `1.5e9`.
  func isFollowed(byExponent other: NumericGroup, in tokens: [NumericToken]) -> Bool {
    let end = clusters.upperBound
    guard end < tokens.count, tokens[end] == .exponentMark else { return false }
    return (other.sign ?? other.clusters.lowerBound) == end + 1 && tokens[other.clusters.lowerBound].digitValue != nil
  }
}
