/// Text and the styles of its runs: one end of a transition.
public struct StyledText: Hashable, Sendable {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    /// Where the run stands, in UTF-8 offsets of the whole text.
    public var range: Range<Int>
    /// How it looks.
    public var style: TextStyle

    /// Makes a run.
    public init(range: Range<Int>, style: TextStyle) {
      self.range = range
      self.style = style
    }
  }

  /// The characters.
  public let string: String
  /// The runs: in order, without gaps, from 0 to the text's UTF-8 length. Empty text has one empty run.
  public let runs: [Run]
  /// How lines are set.
  public var paragraph: ParagraphStyle

  /// Makes text in one style.
  public init(_ string: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.init(pieces: [(string, style)], paragraph: paragraph)
  }

  /// Makes text of pieces, each in a style of its own; neighbours of equal style become one run.
  ///
  /// - Precondition: there is at least one piece.
  public init(pieces: [(String, TextStyle)], paragraph: ParagraphStyle = ParagraphStyle()) {
    precondition(!pieces.isEmpty, "styled text needs at least one piece, if only an empty one")
    var string = ""
    var runs: [Run] = []
    for (piece, style) in pieces {
      let start = string.utf8.count
      string += piece
      let end = string.utf8.count
      guard let last = runs.last, last.range.isEmpty || last.style == style || start == end else {
        runs.append(Run(range: start..<end, style: style))
        continue
      }
      let merged = Run(
        range: last.range.lowerBound..<end, style: last.range.isEmpty ? style : last.style)
      runs[runs.count - 1] = merged
    }
    self.string = string
    self.runs = runs
    self.paragraph = paragraph
  }

  /// The style at the start of the text.
  public var leadingStyle: TextStyle { runs[0].style }
}
