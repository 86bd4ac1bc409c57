/// Exact area coverage of the union of contours that overlap, where FreeType's rasteriser would add them up.
///
/// FreeType's own answer to overlaps samples 4 × 4 areas in a pixel and is off by up to 44/255. This is for
/// outlines whose contours overlap, and for those too large for FreeType.
struct UnionRasterizer {
  /// Full coverage, in the unit of `steps`. Whole numbers, so that no rounding adds up along a row.
  private static let full = Double(1 << 24)

  private var chains = MonotoneChains()
  private var sweep = WindingSweep()
  /// Steps of the coverage from a pixel of the row to the next.
  private var steps: [Int32] = []

  /// Adds the coverage of an outline to a mask that is all zero.
  ///
  /// - Parameters:
  ///   - outline: contours, moved so that (0, 0) is the mask's top left corner.
  ///   - mask: `stride · height` bytes from `offset` on, rows from the top.
  mutating func fill(
    _ outline: FlattenedOutline, into mask: inout MutableSpan<UInt8>, at offset: Int, width: Int, height: Int,
    stride: Int
  ) {
    guard width > 0, height > 0 else { return }
    precondition(stride >= width && mask.count >= offset + stride * (height - 1) + width, "mask too small")
    steps.removeAll(keepingCapacity: true)
    steps.append(contentsOf: repeatElement(0, count: width + 2))
    chains.build(outline, rowCount: height)
    for row in 0..<height {
      guard chains.enter(row) else { continue }
      switch chains.structure {
      case .plain, .disjoint: accumulateChains(limit: Double(width))
      case .crossing: accumulateSlabs(row, limit: Double(width))
      }
      flush(into: &mask, at: offset + row * stride, width: width)
    }
  }

  /// Adds the ink of a row in which no two chains cross.
  private mutating func accumulateChains(limit: Double) {
    let isPlain = chains.structure == .plain
    var winding = 0
    for index in chains.crossings.indices {
      let crossing = chains.crossings[index]
      let before = winding
      winding += crossing.winding
      let sign: Double
      if isPlain {
        sign = before == 0 ? 1 : -1
      } else if before == 0 {
        sign = 1
      } else if winding == 0 {
        sign = -1
      } else {
        continue
      }
      var from = crossing.entry
      for place in crossing.nextPoint...crossing.lastPoint {
        var to = chains.point(place)
        if place == crossing.lastPoint { to = crossing.exit }
        if to.y > from.y { add(from: from.x, to: to.x, height: (to.y - from.y) * Self.full * sign, limit: limit) }
        from = to
      }
    }
  }

  /// Adds the ink of a row in which chains cross, slab by slab.
  private mutating func accumulateSlabs(_ row: Int, limit: Double) {
    sweep.start(minY: row * 64, maxY: row * 64 + 64)
    for crossing in chains.crossings {
      for place in crossing.nextPoint...crossing.lastPoint {
        chains.addEdge(endingAt: place, winding: crossing.winding, to: &sweep)
      }
    }
    sweep.finish()
    while sweep.advance() { accumulateSlab(limit: limit) }
  }

  /// Adds the ink of the slab to the row: what lies to the right of an edge where ink starts, less what lies to the
  /// right of one where it ends.
  private mutating func accumulateSlab(limit: Double) {
    let height = (sweep.bottom - sweep.top) * Self.full
    var winding = 0
    for crossing in sweep.crossings {
      let before = winding
      winding += crossing.winding
      if before == 0 {
        add(from: crossing.upperX, to: crossing.lowerX, height: height, limit: limit)
      } else if winding == 0 {
        add(from: crossing.upperX, to: crossing.lowerX, height: -height, limit: limit)
      }
    }
  }

  /// Adds the area to the right of a straight edge through the slab, cut at the sides of the mask.
  private mutating func add(from upper: Double, to lower: Double, height: Double, limit: Double) {
    let left = min(upper, lower)
    let right = max(upper, lower)
    guard left < limit else { return }
    guard right > 0 else {
      steps[0] += Int32(height)
      return
    }
    guard left < 0 || right > limit else {
      addInside(left, right, height: height)
      return
    }
    let width = right - left
    if left < 0 { steps[0] += Int32(height * (-left / width)) }
    let from = max(0, left)
    let to = min(limit, right)
    addInside(from, to, height: height * ((to - from) / width))
  }

  private mutating func addInside(_ left: Double, _ right: Double, height: Double) {
    let first = Int(left)
    if right <= Double(first + 1) {
      let share = (left + right) / 2 - Double(first)
      let next = Int32(height * share)
      steps[first] += Int32(height) - next
      steps[first + 1] += next
      return
    }
    // The edge runs through several pixels; each gets the part of the height in which it is there.
    let slope = height / (right - left)
    var column = first
    var from = left
    while from < right {
      let to = min(right, Double(column + 1))
      let part = slope * (to - from)
      let share = (from + to) / 2 - Double(column)
      let next = Int32(part * share)
      steps[column] += Int32(part) - next
      steps[column + 1] += next
      from = to
      column += 1
    }
  }

  /// Writes the row to the mask and starts the next.
  private mutating func flush(into mask: inout MutableSpan<UInt8>, at place: Int, width: Int) {
    // As FreeType does: 256ths, downwards, 256 taken for 255; the small part makes up for rounding.
    func level(_ sum: Int32) -> UInt8 { UInt8(truncatingIfNeeded: min(255, max(0, (sum &+ 512) >> 16))) }
    var sum: Int32 = 0
    var steps = steps.mutableSpan
    var stepBytes = unsafe steps.mutableBytes
    var bytes = unsafe mask.mutableBytes
    var column = 0
    while column < width {
      // Most of a row is without steps: eight pixels of one level.
      if column + 8 <= width, stepBytes.isZero(at: column * 4) {
        let repeated = UInt64(level(sum)) &* 0x0101_0101_0101_0101
        bytes.storeBytes(of: repeated, toByteOffset: place + column, as: UInt64.self)
        column += 8
        continue
      }
      let end = min(column + 8, width)
      while column < end {
        sum &+= unsafe stepBytes.unsafeLoad(fromByteOffset: column * 4, as: Int32.self)
        stepBytes.storeBytes(of: 0, toByteOffset: column * 4, as: Int32.self)
        bytes.storeBytes(of: level(sum), toByteOffset: place + column, as: UInt8.self)
        column += 1
      }
    }
    stepBytes.storeBytes(of: 0, toByteOffset: width * 4, as: Int64.self)
  }
}

extension MutableRawSpan {
  /// Whether 32 bytes are zero.
  @inline(__always) fileprivate func isZero(at offset: Int) -> Bool {
    let words = unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
    return words.x | words.y | words.z | words.w == 0
  }
}
