/// A range of UTF-8 offsets or glyphs in eight bytes: layouts hold some for each cluster, and are as fast as they are
/// small.
///
/// No text is longer: HarfBuzz counts its bytes in 32 bits.
struct CompactRange: Hashable, Sendable {
  private let lower: Int32
  private let upper: Int32

  /// The range.
  var range: Range<Int> { Int(lower)..<Int(upper) }

  /// Takes a range.
  init(_ range: Range<Int>) {
    lower = Int32(clamping: range.lowerBound)
    upper = Int32(clamping: range.upperBound)
  }
}
