/// A place between two phases, and where the masks at the four phases around it start.
///
/// Coverage is a straight line between two phases, except where the edge of a stem passes from one pixel to the next:
/// there it bends. The lines through the phases before and behind tell where. Three quarters of the way to them are
/// taken, as far as both agree; the whole way would go too far where an edge is slanted. So a place is off by about
/// 6/255 at most, and a thin stem by 2/255 in the mean, where the straight line is off by 8.
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
      mixed(
        PixelArithmetic.even(before), PixelArithmetic.even(start), PixelArithmetic.even(end),
        PixelArithmetic.even(behind)),
      mixed(
        PixelArithmetic.odd(before), PixelArithmetic.odd(start), PixelArithmetic.odd(end), PixelArithmetic.odd(behind))
    )
  }

  @inline(__always) private func mixed(
    _ before: PixelArithmetic.Words, _ start: PixelArithmetic.Words, _ end: PixelArithmetic.Words,
    _ behind: PixelArithmetic.Words
  ) -> PixelArithmetic.Words {
    let first = Levels(truncatingIfNeeded: start)
    let last = Levels(truncatingIfNeeded: end)
    let step = last &- first
    let stepBefore = first &- Levels(truncatingIfNeeded: before)
    let stepBehind = Levels(truncatingIfNeeded: behind) &- last
    // How far below the straight line the other two are, in 64ths: the nearer one, if they lie on one side of it.
    let left = (step &- stepBefore) &* share
    let right = (stepBehind &- step) &* (64 &- share)
    let bend = pointwiseMax(pointwiseMin(left, right), pointwiseMin(pointwiseMax(left, right), .zero))
    let level = first &+ ((step &* share &- bend &+ (bend &>> 2) &+ 32) &>> 6)
    return PixelArithmetic.Words(truncatingIfNeeded: pointwiseMin(pointwiseMax(level, .zero), Levels(repeating: 255)))
  }
}
