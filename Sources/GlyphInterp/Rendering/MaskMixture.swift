/// The coverage of one outline between phases across and down: a straight line between two phases down.
struct MaskMixture {
  /// Masks at one phase down, and how they are read.
  private struct Part {
    var place: PhasePlace
    var mask: CoverageMask
    /// The row of pixels that its first row stands for.
    var top: Int
    /// In 64ths.
    var weight: UInt16
  }

  private var parts: [Part] = []
  private var sums: [PixelArithmetic.Words] = []
  /// The coverage of the last mixture.
  private(set) var bytes: [UInt8] = []

  /// Forgets all masks.
  mutating func start() {
    parts.removeAll(keepingCapacity: true)
  }

  /// Adds masks; all weights together make 64.
  ///
  /// - Parameters:
  ///   - row: the row of pixels that the pen origin is in.
  mutating func add(_ masks: PhaseMasks, phase: Int, share: Int, row: Int, weight: Int) {
    guard !masks.mask.isEmpty else { return }
    parts.append(
      Part(
        place: masks.place(phase: phase, share: share), mask: masks.mask, top: row + masks.mask.top,
        weight: UInt16(truncatingIfNeeded: weight)))
  }

  /// Mixes the masks, which cover the same columns; the coverage is in `bytes`.
  ///
  /// - Returns: the mask, its rows from 0; `nil` where there is no coverage.
  mutating func mix(_ store: [UInt8]) -> CoverageMask? {
    guard var mask = parts.first?.mask else { return nil }
    let top = parts.reduce(Int.max) { min($0, $1.top) }
    let bottom = parts.reduce(Int.min) { max($0, $1.top + $1.mask.height) }
    mask.top = top
    mask.height = bottom - top
    mask.offset = 0
    let blocks = mask.stride >> 4
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(.zero, count: 2 * blocks * mask.height))
    let span = store.span
    let source = unsafe span.bytes
    for part in parts {
      let used = (part.mask.width + 15) >> 4
      precondition(
        part.mask.stride == mask.stride
          && part.place.isInside(source, count: (part.mask.height - 1) * mask.stride + used * 16),
        "mask outside its memory")
      for row in 0..<part.mask.height {
        for block in 0..<used {
          let pixels = part.place.pixels(source, unchecked: row * mask.stride + block * 16)
          let index = 2 * ((part.top - top + row) * blocks + block)
          sums[index] &+= pixels.even &* part.weight
          sums[index + 1] &+= pixels.odd &* part.weight
        }
      }
    }
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: repeatElement(0, count: mask.byteCount))
    Self.round(sums, into: &bytes)
    return mask
  }

  /// Turns sums of 64ths into coverage.
  private static func round(_ sums: [PixelArithmetic.Words], into bytes: inout [UInt8]) {
    var span = bytes.mutableSpan
    var target = unsafe span.mutableBytes
    for index in stride(from: 0, to: sums.count, by: 2) {
      let even = (sums[index] &+ 32) &>> 6
      let odd = (sums[index + 1] &+ 32) &>> 6
      target.store(PixelArithmetic.joined(even: even, odd: odd), unchecked: index * 8)
    }
  }
}
