/// Where one line of a text begins and ends.
struct LineSpan: Equatable, Sendable {
  /// Where it begins.
  var start: LineStart
  /// Where it ends and the next one begins, in UTF-8 offsets of the whole text.
  var end: Int
  /// Where the white space that hangs at its end begins; its end where nothing hangs.
  var visibleEnd: Int
  /// Whether the runs may go on over its end as they were shaped.
  var endsSafely: Bool
  /// Whether it ends with a soft hyphen, which shows.
  var showsHyphen: Bool
  /// The index of its paragraph.
  var paragraph: Int
}

/// Where a line begins.
struct LineStart: Equatable, Sendable {
  /// In UTF-8 offsets of the whole text.
  var offset: Int
  /// The cluster that holds the offset.
  var cluster: Int
  /// Whether what follows may stay as it was shaped.
  var isSafe: Bool
}

/// A place where a line may end.
struct LineEnd {
  /// In UTF-8 offsets of the whole text.
  var offset: Int
  /// The cluster that holds the offset.
  var nextCluster: Int
  /// Where the white space before it begins.
  var visibleEnd: Int
  /// The width of the line up to there, in pixels, as the whole run was shaped.
  var width: Double
  /// Whether both sides may stay as they were shaped.
  var isSafe: Bool
  /// Whether a soft hyphen stands there, which would show.
  var showsHyphen: Bool
}
