/// The text between two explicit line breaks.
struct ShapedParagraph: Sendable {
  /// Where it stands, in UTF-8 offsets of the whole text, without the break at its end.
  let range: Range<Int>
  /// The bidi level of the paragraph: 0 left to right, 1 right to left.
  let level: UInt8
  /// Its runs in the shaped text, logical order.
  let runs: Range<Int>
  /// Its clusters in the shaped text, logical order.
  let clusters: Range<Int>
  /// The style at its start: what an empty paragraph's line is as high as.
  let style: Int
}
