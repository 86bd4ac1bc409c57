/// A range of UTF-8 offsets in eight bytes: layouts hold one for each cluster, and are as fast as they are small.
///
/// No text is longer: HarfBuzz counts its bytes in 32 bits.
struct ByteRange: Hashable, Sendable {
  private let lower: Int32
  private let upper: Int32

  /// The offsets.
  var offsets: Range<Int> { Int(lower)..<Int(upper) }

  /// Takes offsets.
  init(_ offsets: Range<Int>) {
    lower = Int32(clamping: offsets.lowerBound)
    upper = Int32(clamping: offsets.upperBound)
  }
}
