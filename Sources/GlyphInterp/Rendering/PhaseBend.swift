/// The coverage between two phases, and where the masks at the four phases around it start.
///
/// Coverage is a straight line between two phases, except where an edge passes from one pixel to the next: there it bends.
/// The lines through the phases before and behind tell where: the middle one of the three is the coverage where edges are
/// upright, and a little too far from the straight one where they are slanted, so seven eighths of the way are taken.
/// That is off by 8/255 at most and by 2/255 in the mean of a letter; straight lines are off by 16 and 9.
struct PhaseBend {
  /// Where the mask before the two phases starts.
  let before: Int
  /// Where the mask at the first phase starts.
  let start: Int
  /// Where the mask at the next phase starts.
  let end: Int
  /// Where the mask behind these starts.
  let behind: Int
  /// The share of the next phase, in 64ths.
  let share: Int16

  private typealias Words = PixelArithmetic.Words
  private typealias Levels = SIMD8<Int16>

  /// Writes a mask of so many bytes, a multiple of 16, all of which can be read from the masks around.
  func fill(_ store: inout [UInt8], at offset: Int, count: Int) {
    precondition(
      min(before, start, end, behind) >= 0 && max(before, start, end, behind, offset) + count <= store.count,
      "mask outside its memory")
    var span = store.mutableSpan
    var bytes = unsafe span.mutableBytes
    for index in stride(from: 0, to: count, by: 16) {
      let before = bytes.words(unchecked: before &+ index)
      let start = bytes.words(unchecked: start &+ index)
      let end = bytes.words(unchecked: end &+ index)
      let behind = bytes.words(unchecked: behind &+ index)
      let even = bent(
        PixelArithmetic.even(before), PixelArithmetic.even(start), PixelArithmetic.even(end),
        PixelArithmetic.even(behind))
      let odd = bent(
        PixelArithmetic.odd(before), PixelArithmetic.odd(start), PixelArithmetic.odd(end), PixelArithmetic.odd(behind))
      bytes.store(PixelArithmetic.joined(even: even, odd: odd), unchecked: offset &+ index)
    }
  }

  @inline(__always) private func bent(_ before: Words, _ start: Words, _ end: Words, _ behind: Words) -> Words {
    let first = Levels(truncatingIfNeeded: start)
    let last = Levels(truncatingIfNeeded: end)
    // Differences of bytes are 255 at most, so 64 of them fit. They are that large beyond the masks' columns only, where
    // the first mask's bytes are those of its next row; all others are zero there, and so is the result.
    let step = last &- first
    let left = (first &- Levels(truncatingIfNeeded: before)) &* share
    let right = (step &<< 6) &- (Levels(truncatingIfNeeded: behind) &- last) &* (64 &- share)
    let straight = step &* share
    let middle = pointwiseMax(pointwiseMin(left, right), pointwiseMin(pointwiseMax(left, right), straight))
    let level = first &+ ((middle &+ (straight &- middle) &>> 3 &+ 32) &>> 6)
    // Beyond both phases it is where both edges of a stem, or of a gap, pass: as far as its width, which the lines tell
    // together, lets it.
    let both = first &+ first &+ (left &+ right) &>> 6
    let top = pointwiseMin(pointwiseMax(pointwiseMax(first, last), both &- 255), Levels(repeating: 255))
    let bottom = pointwiseMax(pointwiseMin(pointwiseMin(first, last), both), .zero)
    return Words(truncatingIfNeeded: pointwiseMin(pointwiseMax(level, bottom), top))
  }
}
