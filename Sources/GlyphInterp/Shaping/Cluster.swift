/// The unit of everything that moves: a HarfBuzz cluster, never less than a grapheme (semantics 3.1).
public struct Cluster: Hashable, Sendable {
  /// Where it stands, in UTF-8 offsets of the whole text; an ellipsis stands where the text is cut off.
  public let range: Range<Int>
  /// Its characters; `…` for an ellipsis that stands for text that is cut off.
  public let text: String
  /// The index of its run in the shaped text.
  let run: Int
  /// Its index in that run, logical order.
  let indexInRun: Int
  /// The index of its style in the styled text.
  let style: Int
  /// Whether it is white space: it has an advance and no ink.
  public let isWhiteSpace: Bool

  /// Whether it is a tab, which reaches to the next stop of its line.
  var isTab: Bool { isWhiteSpace && text == "\t" }

  /// Whether it hangs at a soft line break: white space that does not hold its neighbours together.
  var hangs: Bool {
    // What holds together is no ASCII character.
    isWhiteSpace && (text.utf8.count == 1 || !["\u{A0}", "\u{202F}", "\u{2007}"].contains(text))
  }
}
