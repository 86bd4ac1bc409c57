/// A place between two phases, and where the masks at the four phases around it start.
///
/// Coverage is a straight line between two phases, except where an edge passes from one pixel to the next: there it bends.
/// The lines through the phases before and behind tell where: the middle one of the three is the coverage where edges are
/// upright, and a little too far from the straight one where they are slanted, so seven eighths of the way are taken.
/// That is off by 8/255 at most and by 2/255 in the mean of a letter; straight lines are off by 16 and 9.
struct PhasePlace {
  /// Where the mask before the place's two starts, for the pixels of the masks.
  let before: Int
  /// Where the mask at the place's phase starts.
  let start: Int
  /// Where the mask at the next phase starts.
  let end: Int
  /// Where the mask behind these starts.
  let behind: Int
  /// The share of the next phase, in 64ths.
  let share: Int16

  /// Sixteen pixels, those of even and those of odd columns.
  typealias Pixels = (even: PixelArithmetic.Words, odd: PixelArithmetic.Words)
  private typealias Levels = SIMD8<Int16>

  /// Whether a number of bytes can be read from all masks.
  func isInside(_ store: RawSpan, count: Int) -> Bool {
    min(before, start, end, behind) >= 0 && max(before, start, end, behind) + count <= store.byteCount
  }

  /// Sixteen pixels; the caller has checked that they are there.
  @inline(__always) func pixels(_ store: RawSpan, unchecked offset: Int) -> Pixels {
    let before = store.words(unchecked: before &+ offset)
    let start = store.words(unchecked: start &+ offset)
    let end = store.words(unchecked: end &+ offset)
    let behind = store.words(unchecked: behind &+ offset)
    return (
      bent(
        PixelArithmetic.even(before), PixelArithmetic.even(start), PixelArithmetic.even(end),
        PixelArithmetic.even(behind)),
      bent(
        PixelArithmetic.odd(before), PixelArithmetic.odd(start), PixelArithmetic.odd(end), PixelArithmetic.odd(behind))
    )
  }

  @inline(__always) private func bent(
    _ before: PixelArithmetic.Words, _ start: PixelArithmetic.Words, _ end: PixelArithmetic.Words,
    _ behind: PixelArithmetic.Words
  ) -> PixelArithmetic.Words {
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
    return PixelArithmetic.Words(truncatingIfNeeded: pointwiseMin(pointwiseMax(level, bottom), top))
  }
}
