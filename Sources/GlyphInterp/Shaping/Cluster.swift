/// The unit of everything that moves: a HarfBuzz cluster, never less than a grapheme (semantics 3.1).
public struct Cluster: Hashable, Sendable {
  /// Where it stands, in UTF-8 offsets of the whole text.
  public let range: Range<Int>
  /// Its characters.
  public let text: String
  /// The index of its run in the shaped text.
  let run: Int
  /// Its index in that run, logical order.
  let indexInRun: Int
  /// The index of its style in the styled text.
  let style: Int
  /// Whether it is white space: it has an advance and no ink, and it hangs at a soft line break.
  public let isWhiteSpace: Bool
}
