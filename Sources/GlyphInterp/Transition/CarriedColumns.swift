/// What a flight has taken over of columns that were rolling when it began: they roll on to their ends (semantics 5).
struct CarriedColumns: Sendable {
  /// For each motion, the ways that the glyph of its old side is still on.
  var arrivals: [[RollPassage]]
  /// For each motion, the glyphs of before that are still seen in its place, the oldest first.
  var glyphs: [[ColumnGlyph]]
  /// Columns that are no more.
  var lost: [LostColumn] = []

  /// Nothing taken over.
  init(motionCount: Int) {
    arrivals = [[RollPassage]](repeating: [], count: motionCount)
    glyphs = [[ColumnGlyph]](repeating: [], count: motionCount)
  }

  /// The most glyphs that are seen at once in a column, its old and its new one among them (semantics 5).
  static let glyphLimit = 8
  /// How many of them may be fading because they are too many.
  private static let fadingCount = 2

  /// Makes the oldest glyphs fade where there are too many.
  static func limited(_ glyphs: [ColumnGlyph], at time: Double) -> [ColumnGlyph] {
    // Those that a motion itself draws, the old one and the new one, are not among the glyphs.
    let room = glyphLimit - 2
    var result = Array(glyphs.suffix(room))
    for index in 0..<max(0, result.count - (room - fadingCount)) where result[index].expiry == nil {
      result[index].expiry = time
    }
    return result
  }

  /// Whether nothing was taken over for a motion.
  func isEmpty(_ motion: Int) -> Bool { arrivals[motion].isEmpty && glyphs[motion].isEmpty }

  /// Whether nothing was taken over.
  var isEmpty: Bool {
    lost.isEmpty && arrivals.allSatisfy(\.isEmpty) && glyphs.allSatisfy(\.isEmpty)
  }

  /// Makes way for a motion's own roll.
  ///
  /// A glyph that is hardly seen yet never comes: the new one takes its place in the roll, so that a value that changes
  /// faster than anything can be seen does not vanish. What has not begun to go by then goes with the new roll.
  ///
  /// - Parameters:
  ///   - onset: the time in seconds at which the roll would begin.
  ///   - time: that of the change.
  ///   - isWheel: whether the roll passes digits between.
  /// - Returns: the time in seconds at which the roll begins.
  mutating func begin(_ motion: Int, onset: Double, at time: Double, isWheel: Bool) -> Double {
    var onset = onset
    if let coming = arrivals[motion].last, coming.course != .departing {
      let isHardlySeen = coming.form(at: time).alpha < Self.hardlySeen
      if isHardlySeen, coming.onset >= onset || (!isWheel && coming.course == .arriving) {
        arrivals[motion] = [coming.departed]
        onset = min(onset, coming.onset)
      }
    }
    glyphs[motion].removeAll { glyph in
      glyph.passages.contains { $0.onset > onset && $0.isBetween }
    }
    for glyph in glyphs[motion].indices {
      for passage in glyphs[motion][glyph].passages.indices
      where glyphs[motion][glyph].passages[passage].onset > onset {
        glyphs[motion][glyph].passages[passage].onset = onset
      }
    }
    return onset
  }

  /// Below this alpha another glyph may come in a glyph's stead.
  private static let hardlySeen = 0.05

  /// The time in seconds from which nothing is left of it.
  var end: Double {
    var end = -Double.infinity
    for passage in arrivals.joined() { end = max(end, passage.end) }
    for glyph in glyphs.joined() { end = max(end, glyph.end) }
    for glyph in lost.lazy.flatMap(\.glyphs) { end = max(end, glyph.end) }
    return end
  }
}
