/// A place between two masks of an outline, and where these start.
struct PhasePlace {
  /// Where the mask at or before the place starts.
  let start: Int
  /// Where the next mask starts.
  let end: Int
  /// The share of the next mask, in 16ths.
  let share: UInt16

  /// Sixteen pixels, those of even and those of odd columns.
  typealias Pixels = (even: PixelArithmetic.Words, odd: PixelArithmetic.Words)

  /// Whether a number of bytes can be read from both masks.
  func isInside(_ store: RawSpan, count: Int) -> Bool {
    min(start, end) >= 0 && max(start, end) + count <= store.byteCount
  }

  /// Sixteen pixels; the caller has checked that they are there.
  @inline(__always) func pixels(_ store: RawSpan, unchecked offset: Int) -> Pixels {
    let start = store.words(unchecked: start &+ offset)
    let end = store.words(unchecked: end &+ offset)
    return (
      mixed(PixelArithmetic.even(start), PixelArithmetic.even(end)),
      mixed(PixelArithmetic.odd(start), PixelArithmetic.odd(end))
    )
  }

  @inline(__always) private func mixed(
    _ start: PixelArithmetic.Words, _ end: PixelArithmetic.Words
  ) -> PixelArithmetic.Words {
    (start &* (16 &- share) &+ end &* share &+ 8) &>> 4
  }
}
