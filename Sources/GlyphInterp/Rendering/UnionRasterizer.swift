/// Coverage of the union of contours that overlap, where FreeType's rasteriser would add them up.
///
/// FreeType's own answer to overlaps samples 4 × 4 areas in a pixel and is off by up to 44/255; this sweep is exact
/// across and within 1/16 px down, but slower, so it is for outlines whose contours overlap (and for those too large
/// for FreeType).
struct UnionRasterizer {
  private var sweep = WindingSweep()

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
    precondition(stride >= width && mask.count >= offset + stride * height, "mask too small")
    var areas = [Float](repeating: 0, count: width + 2)
    var steps = [Float](repeating: 0, count: width + 2)
    var row = -1
    let limit = Double(width)
    var coverage = unsafe mask.mutableBytes
    func flush(_ row: Int, _ coverage: inout MutableRawSpan) {
      guard row >= 0 else { return }
      var sum: Float = 0
      for column in 0..<width {
        sum += steps[column]
        let level = UInt8(min(255, max(0, (sum + areas[column]) * 256 + 1 / 64)))
        coverage.storeBytes(of: level, toByteOffset: offset + row * stride + column, as: UInt8.self)
        areas[column] = 0
        steps[column] = 0
      }
      steps[width] = 0
      areas[width] = 0
    }
    sweep.run(over: outline, minY: 0, maxY: height) { top, bottom, crossings in
      let current = Int(top)
      if current != row {
        flush(row, &coverage)
        row = current
      }
      let weight = bottom - top
      var winding = 0
      var left = 0.0
      for crossing in crossings {
        if winding == 0 { left = crossing.x }
        winding += crossing.winding
        guard winding == 0 else { continue }
        let from = min(max(left, 0), limit)
        let to = min(max(crossing.x, 0), limit)
        guard to > from else { continue }
        let first = Int(from)
        let last = Int(to)
        if first == last {
          areas[first] += Float((to - from) * weight)
        } else {
          areas[first] += Float((Double(first + 1) - from) * weight)
          areas[last] += Float((to - Double(last)) * weight)
          steps[first + 1] += Float(weight)
          steps[last] -= Float(weight)
        }
      }
    }
    flush(row, &coverage)
  }
}
