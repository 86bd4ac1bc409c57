/// A plan as a person writes it down: `0-0` is an interpolated pair, `0x0` a cross-faded one,
/// `1x1+2` one old cluster that cross-fades with two new ones.
struct ExpectedPlan: Sendable, CustomStringConvertible {
  let old: [String]
  let new: [String]
  let pairs: String
  let removed: [Int]
  let inserted: [Int]

  /// Both texts cut into characters, one cluster each.
  init(_ old: String, _ new: String, _ pairs: String, removed: [Int], inserted: [Int]) {
    self.init(
      clusters: old.map(String.init), new.map(String.init), pairs, removed: removed,
      inserted: inserted)
  }

  /// Both texts as the clusters that a font with ligatures makes of them.
  init(
    clusters old: [String], _ new: [String], _ pairs: String, removed: [Int], inserted: [Int]
  ) {
    self.old = old
    self.new = new
    self.pairs = pairs
    self.removed = removed
    self.inserted = inserted
  }

  var description: String { "\(old.joined()) → \(new.joined())" }
}

extension ExpectedPlan {
  /// Worked out by hand from the rules: every cluster half an em wide, text from x = 0.
  ///
  /// - `office`, `offset`: common text is `o`, `e`; the gap of two old and two new clusters gives
  ///   two cross-faded pairs, of which the first is the ligature, as one unit.
  /// - `Mississippi`: the only word of its text aligns although it is less than 0.4 similar to
  ///   either word; `Mrs` and `Sip` both share two letters with it, `M`…`s` need not move at all.
  /// - `aab`: `a a` and `a b` tie in number, motion and indices; `a` comes before `b`.
  /// - `here come dots`: `the`–`here` shares two, `code`–`come` three; `morse`–`here` would share
  ///   as much as `the`–`here` and moves farther.
  /// - Spaces pair between two words that both have partners, and nowhere else.
  static let byHand: [ExpectedPlan] = [
    ExpectedPlan(
      clusters: ["o", "ffi", "c", "e"], ["o", "ff", "s", "e", "t"],
      "0-0 1x1 2x2 3-3", removed: [], inserted: [4]),
    ExpectedPlan(
      "the cat and the dog", "the big and the small",
      "0-0 1-1 2-2 8-8 9-9 10-10 11-11 12-12 13-13 14-14",
      removed: [3, 4, 5, 6, 7, 15, 16, 17, 18], inserted: [3, 4, 5, 6, 7, 15, 16, 17, 18, 19, 20]),
    ExpectedPlan(
      "hello world", "world hello", "0-6 1-7 2-8 3-9 4-10 6-0 7-1 8-2 9-3 10-4",
      removed: [5], inserted: [5]),
    ExpectedPlan(
      "cat and dog", "fish and bird", "4-5 5-6 6-7",
      removed: [0, 1, 2, 3, 7, 8, 9, 10], inserted: [0, 1, 2, 3, 4, 8, 9, 10, 11, 12]),
    ExpectedPlan(
      "Mississippi", "Mrs Sip", "0-0 1x1 2-2",
      removed: [3, 4, 5, 6, 7, 8, 9, 10], inserted: [3, 4, 5, 6]),
    ExpectedPlan("aab", "aba", "0-0 1-2", removed: [2], inserted: [1]),
    ExpectedPlan(
      "Hello World", "hello world", "0x0 1-1 2-2 3-3 4-4 5-5 6x6 7-7 8-8 9-9 10-10",
      removed: [], inserted: []),
    ExpectedPlan("ee", "eeeee", "0-0 1-1", removed: [], inserted: [2, 3, 4]),
    ExpectedPlan(
      "red apples ripen", "red apple ripens",
      "0-0 1-1 2-2 3-3 4-4 5-5 6-6 7-7 8-8 10-9 11-10 12-11 13-12 14-13 15-14",
      removed: [9], inserted: [15]),
    ExpectedPlan(
      "the morse code", "here come dots", "1-0 2-1 10-5 11-6 12x7 13-8",
      removed: [0, 3, 4, 5, 6, 7, 8, 9], inserted: [2, 3, 4, 9, 10, 11, 12, 13]),
    ExpectedPlan("a  b", "a  b", "0-0 1-1 2-2 3-3", removed: [], inserted: []),
    ExpectedPlan("a  b", "a b", "0-0 1-1 3-2", removed: [2], inserted: []),
    ExpectedPlan("H", "h", "0x0", removed: [], inserted: []),
    ExpectedPlan("", "ab", "", removed: [], inserted: [0, 1]),
    ExpectedPlan("ab", "", "", removed: [0, 1], inserted: []),
    ExpectedPlan("", "", "", removed: [], inserted: []),
    ExpectedPlan("cat", "dog", "", removed: [0, 1, 2], inserted: [0, 1, 2]),
    ExpectedPlan("oO", "Oo", "1-0", removed: [0], inserted: [1]),
    ExpectedPlan(
      clusters: ["fi", "n", "d"], ["f", "i", "n", "d", "s"], "0x0+1 1-2 2-3",
      removed: [], inserted: [4]),
    ExpectedPlan(
      clusters: ["o", "f", "f", "i", "c", "e"], ["o", "ffi", "c", "e"], "0-0 1+2+3x1 4-2 5-3",
      removed: [], inserted: []),
    ExpectedPlan(
      "red green blue", "blue green red",
      "0-11 1-12 2-13 4-5 5-6 6-7 7-8 8-9 10-0 11-1 12-2 13-3",
      removed: [3, 9], inserted: [4, 10]),
    ExpectedPlan("a b", "b a", "0-2", removed: [1, 2], inserted: [0, 1]),
    ExpectedPlan("東京大阪", "大阪東京", "0-2 1-3 2-0 3-1", removed: [], inserted: []),
  ]
}
