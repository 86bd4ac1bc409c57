/// The masks of one outline at the eighths of a pixel across, its phases, from one filling at eight times the width, and
/// those at three places between every two of them.
///
/// The areas of eight neighbouring columns of the wide mask add up to the area of a pixel that starts at any of them, so
/// the masks at phases are exact. Those between bend (`PhaseBend`) and are made when a letter first stands there. They
/// share their pixels, so that neighbouring ones mix byte by byte.
struct PhaseMasks {
  /// Where the first of the masks at phases lies; the others follow, `byteCount` bytes apart.
  ///
  /// Bytes beyond `width` in a row, at least one, are zero; so are 16 bytes before the first and behind
  /// the last.
  var mask: CoverageMask
  /// Where the cache notes where the first of the masks between phases lies.
  var between: Int

  /// The phases in a pixel, and its logarithm.
  static let count = 1 << shift
  static let shift = 3
  /// The places in a phase, and its logarithm: the phase itself, and three behind it.
  static let placeCount = 1 << placeShift
  static let placeShift = 2
  /// The number of masks between phases.
  static let betweenCount = count * (placeCount - 1)
  /// The number of zero bytes before the first mask and behind the last.
  static let margin = 16

  /// A coordinate as its pixel, the place there that has a mask, and how far it is on the way to the next, in 16ths.
  @inline(__always) static func split(_ coordinate: Double) -> (pixel: Int, place: Int, share: Int) {
    let all = (coordinate * Double(16 * placeCount * count)).nearestWhole
    return (all >> (4 + placeShift + shift), (all >> 4) & (placeCount * count - 1), all & 15)
  }

  /// The pixels of the masks, for an outline whose wide mask covers `wide`.
  static func pixels(wide: PixelRect) -> PixelRect {
    guard !wide.isEmpty else { return .empty }
    // One pixel more to the right, for the last phases and for the first as that of the next pixel.
    return PixelRect(
      minX: wide.minX >> shift, minY: wide.minY, maxX: ((wide.maxX + 2 * count - 1) >> shift), maxY: wide.maxY)
  }

  /// The columns of the wide mask to be filled: one pixel more to the left.
  static func widePixels(for pixels: PixelRect) -> PixelRect {
    guard !pixels.isEmpty else { return .empty }
    return PixelRect(
      minX: pixels.minX * count - count, minY: pixels.minY, maxX: pixels.maxX * count, maxY: pixels.maxY)
  }

  /// Bytes from one row of the wide mask to the next: columns are added up eight pixels at a time.
  static func wideStride(width: Int) -> Int { (((width + 7) & ~7) + 1) * count }

  /// Bytes from one row of a mask to the next.
  static func stride(width: Int) -> Int { (width + 16) & ~15 }

  /// What lies some places behind a phase.
  func bend(phase: Int, step: Int) -> PhaseBend {
    PhaseBend(
      before: offset(phase: phase - 1), start: offset(phase: phase), end: offset(phase: phase + 1),
      behind: offset(phase: phase + 2), share: Int16(step * 64 / Self.placeCount))
  }

  /// Where the mask at a phase starts: beyond those of a pixel it is one of the next or of the one before.
  @inline(__always) func offset(phase: Int) -> Int {
    mask.offset &+ (phase & (Self.count &- 1)) &* mask.byteCount &- (phase &>> Self.shift)
  }

  /// Mixes the coverage at a place.
  ///
  /// - Parameters:
  ///   - store: where the masks are.
  ///   - bytes: becomes the coverage, in rows like the masks'.
  func mix(_ place: PhasePlace, of store: [UInt8], into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: repeatElement(0, count: mask.byteCount))
    let source = unsafe store.span.bytes
    precondition(place.isInside(source, count: mask.byteCount), "mask outside its memory")
    var span = bytes.mutableSpan
    var target = unsafe span.mutableBytes
    for offset in Swift.stride(from: 0, to: mask.byteCount, by: 16) {
      let pixels = place.pixels(source, unchecked: offset)
      target.store(PixelArithmetic.joined(even: pixels.even, odd: pixels.odd), unchecked: offset)
    }
  }

  /// Adds up the columns of a wide mask, whose rows are `wideStride` bytes apart, the surplus zero.
  func fill(from wide: [UInt8], into store: inout [UInt8]) {
    guard !mask.isEmpty else { return }
    let wideStride = Self.wideStride(width: mask.width)
    precondition(
      wide.count >= wideStride * mask.height && mask.stride >= (mask.width + 7) & ~7 && mask.offset >= 0
        && store.count >= mask.offset + Self.count * mask.byteCount, "mask outside its memory")
    let wideSpan = wide.span
    let columns = unsafe wideSpan.bytes
    var storeSpan = store.mutableSpan
    var bytes = unsafe storeSpan.mutableBytes
    for row in 0..<mask.height {
      var from = row &* wideStride
      var to = mask.offset &+ row &* mask.stride
      var left = mask.width
      while left > 0 {
        fillEight(columns, from, &bytes, to)
        from &+= 8 &* Self.count
        to &+= 8
        left &-= 8
      }
    }
  }

  /// Fills eight pixels of all masks.
  ///
  /// The pixel at a phase begins as many columns further to the left, so the sums that begin one after the other are
  /// those of a pixel from the last phase to the first; then come those of the next pixel.
  @inline(__always) private func fillEight(
    _ wide: borrowing RawSpan, _ from: Int, _ store: inout MutableRawSpan, _ to: Int
  ) {
    let first = from &+ 1
    let pixels01 = Self.sums(wide, first)
    let pixels23 = Self.sums(wide, first &+ 16)
    let pixels45 = Self.sums(wide, first &+ 32)
    let pixels67 = Self.sums(wide, first &+ 48)
    let pixels04 = PixelArithmetic.interleavedLow(pixels01, pixels45)
    let pixels15 = PixelArithmetic.interleavedHigh(pixels01, pixels45)
    let pixels26 = PixelArithmetic.interleavedLow(pixels23, pixels67)
    let pixels37 = PixelArithmetic.interleavedHigh(pixels23, pixels67)
    let evenLast = PixelArithmetic.interleavedLow(pixels04, pixels26)
    let evenFirst = PixelArithmetic.interleavedHigh(pixels04, pixels26)
    let oddLast = PixelArithmetic.interleavedLow(pixels15, pixels37)
    let oddFirst = PixelArithmetic.interleavedHigh(pixels15, pixels37)
    write(PixelArithmetic.interleavedLow(evenLast, oddLast), phase: 6, &store, to)
    write(PixelArithmetic.interleavedHigh(evenLast, oddLast), phase: 4, &store, to)
    write(PixelArithmetic.interleavedLow(evenFirst, oddFirst), phase: 2, &store, to)
    write(PixelArithmetic.interleavedHigh(evenFirst, oddFirst), phase: 0, &store, to)
  }

  /// Writes eight pixels of the masks at a phase, the last eight bytes, and at the next one, the first eight.
  @inline(__always) private func write(
    _ pixels: PixelArithmetic.Bytes, phase: Int, _ store: inout MutableRawSpan, _ to: Int
  ) {
    let halves = unsafe unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
    let place = to &+ phase &* mask.byteCount
    unsafe store.storeBytes(of: halves.y, toUncheckedByteOffset: place, as: UInt64.self)
    unsafe store.storeBytes(of: halves.x, toUncheckedByteOffset: place &+ mask.byteCount, as: UInt64.self)
  }

  /// The eighths of the sums of eight neighbouring bytes, rounded, for sixteen places one after the other.
  @inline(__always) private static func sums(_ wide: borrowing RawSpan, _ place: Int) -> PixelArithmetic.Bytes {
    let even = pairs(wide, place) &+ pairs(wide, place &+ 2) &+ pairs(wide, place &+ 4) &+ pairs(wide, place &+ 6)
    let odd = pairs(wide, place &+ 1) &+ pairs(wide, place &+ 3) &+ pairs(wide, place &+ 5) &+ pairs(wide, place &+ 7)
    let half = UInt16(count / 2)
    return unsafe unsafeBitCast(
      PixelArithmetic.joined(even: (even &+ half) &>> UInt16(shift), odd: (odd &+ half) &>> UInt16(shift)),
      to: PixelArithmetic.Bytes.self)
  }

  /// The sums of two neighbouring bytes, for eight places two apart.
  @inline(__always) private static func pairs(_ wide: borrowing RawSpan, _ place: Int) -> PixelArithmetic.Words {
    let bytes = wide.words(unchecked: place)
    return PixelArithmetic.even(bytes) &+ PixelArithmetic.odd(bytes)
  }
}
