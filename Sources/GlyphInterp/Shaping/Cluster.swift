/// The unit of everything that moves: a HarfBuzz cluster, never less than a grapheme (semantics 3.1).
public struct Cluster: Hashable, Sendable {
  private let bytes: CompactRange
  /// Its characters; `…` for an ellipsis that stands for text that is cut off.
  public let text: String
  private let storedRun: Int32
  private let storedIndexInRun: Int32
  private let storedStyle: Int32
  /// Whether it is white space: it has an advance and no ink.
  public let isWhiteSpace: Bool

  /// Where it stands, in UTF-8 offsets of the whole text; an ellipsis stands where the text is cut off.
  public var range: Range<Int> { bytes.range }
  /// The index of its run in the shaped text.
  var run: Int { Int(storedRun) }
  /// Its index in that run, logical order.
  var indexInRun: Int { Int(storedIndexInRun) }
  /// The index of its style in the styled text.
  var style: Int { Int(storedStyle) }

  init(range: Range<Int>, text: String, run: Int, indexInRun: Int, style: Int, isWhiteSpace: Bool) {
    bytes = CompactRange(range)
    self.text = text
    storedRun = Int32(clamping: run)
    storedIndexInRun = Int32(clamping: indexInRun)
    storedStyle = Int32(clamping: style)
    self.isWhiteSpace = isWhiteSpace
  }

  /// Whether it is a tab, which reaches to the next stop of its line.
  var isTab: Bool { isWhiteSpace && text == "\t" }

  /// Whether it hangs at a soft line break: white space that does not hold its neighbours together.
  var hangs: Bool {
    // What holds together is no ASCII character.
    isWhiteSpace && (text.utf8.count == 1 || !["\u{A0}", "\u{202F}", "\u{2007}"].contains(text))
  }
}
