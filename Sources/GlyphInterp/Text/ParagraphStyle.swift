/// How lines are set.
public struct ParagraphStyle: Hashable, Sendable {
  /// The direction in which a paragraph reads.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// That of the first strong character (UAX #9, P2 and P3), else left to right.
    case automatic
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
  }

  /// Where a line stands in the width of its block.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the side where reading starts.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }

  /// The direction of reading.
  public var direction: Direction
  /// Where lines stand.
  public var alignment: Alignment
  /// The width at which lines wrap, in pixels; `nil` for no wrapping.
  public var maximumWidth: Double?
  /// A factor on the default distance between baselines; positive.
  public var lineHeight: Double
  /// The largest number of lines; the rest is cut off with an ellipsis. `nil` for no limit.
  public var lineLimit: Int?

  /// Makes a paragraph style; without arguments: leading lines in the direction of the text, not wrapped.
  public init(
    direction: Direction = .automatic, alignment: Alignment = .leading,
    maximumWidth: Double? = nil, lineHeight: Double = 1, lineLimit: Int? = nil
  ) {
    self.direction = direction
    self.alignment = alignment
    self.maximumWidth = maximumWidth
    self.lineHeight = lineHeight
    self.lineLimit = lineLimit
  }
}
