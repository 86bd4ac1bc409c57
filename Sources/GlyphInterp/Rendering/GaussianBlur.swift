#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A Gaussian blur by convolution with the sampled and normalised bell curve, first along rows, then along columns.
///
/// The standard deviation is used as it is, in no steps, so a blur that fades does not vibrate.
enum GaussianBlur {
  /// Below this standard deviation, in pixels, there is no blur: a sample of the curve one pixel away is nothing.
  static let least = 0.125
  /// A blur wider than this is taken for this: 256 px.
  static let most = 256.0

  /// How many pixels beyond the ink a blur reaches: 2.8 standard deviations (semantics 3.17), rounded up.
  static func reach(of deviation: Double) -> Int {
    deviation >= least ? Int((min(deviation, most) * 2.8).rounded(.up)) : 0
  }

  /// The weights of the pixels at a distance of 0, 1, 2 … pixels; all together they make 1.
  static func weights(of deviation: Double) -> [Float] {
    let deviation = min(deviation, most)
    let reach = reach(of: deviation)
    let bell = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = bell[0] + 2 * bell.dropFirst().reduce(0, +)
    return bell.map { Float($0 / sum) }
  }

  /// Blurs the coverage of a plane.
  static func apply(to plane: inout CoveragePlane, deviation: Double) {
    let rect = plane.inked
    guard !rect.isEmpty else { return }
    let grown = rect.outset(by: reach(of: deviation)).intersection(plane.bounds)
    let stride = plane.stride
    let from = plane.offset(x: rect.minX, y: rect.minY)
    let to = plane.offset(x: grown.minX, y: grown.minY)
    plane.inked = grown
    plane.withBytes { bytes in
      convolve(
        &bytes, channels: 1, stride: stride, source: rect, sourceOffset: from, target: grown, targetOffset: to,
        deviation: deviation)
    }
  }

  /// Blurs premultiplied pixels of a buffer.
  ///
  /// - Parameters:
  ///   - source: the pixels that may be inked.
  ///   - target: the pixels to be written, `source` with the reach of the blur or part of it.
  static func apply(
    to pixels: inout MutableRawSpan, of surface: PixelSurface, source: PixelRect, target: PixelRect,
    deviation: Double
  ) {
    guard !source.isEmpty else { return }
    convolve(
      &pixels, channels: 4, stride: surface.stride, source: source,
      sourceOffset: surface.offset(x: source.minX, y: source.minY), target: target,
      targetOffset: surface.offset(x: target.minX, y: target.minY), deviation: deviation)
  }

  private static func convolve(
    _ bytes: inout MutableRawSpan, channels: Int, stride: Int, source: PixelRect, sourceOffset: Int,
    target: PixelRect, targetOffset: Int, deviation: Double
  ) {
    let weights = weights(of: deviation)
    let reach = weights.count - 1
    let width = target.width * channels
    let pad = (reach + 8) * channels
    let lead = (source.minX - target.minX) * channels
    let input = source.width * channels
    var rows = [Float](repeating: 0, count: source.height * (width + 8))
    var line = [Float](repeating: 0, count: width + 2 * pad + 8)
    let pitch = width + 8
    for row in 0..<source.height {
      let start = sourceOffset + row * stride
      for index in 0..<input { line[pad + lead + index] = Float(bytes.byte(at: start + index)) }
      accumulateRow(
        line.span, pad: pad, step: channels, weights: weights.span, into: &rows, at: row * pitch, count: width)
    }
    var sums = [Float](repeating: 0, count: pitch)
    for y in target.minY..<target.maxY {
      for index in sums.indices { sums[index] = 0.5 }
      for row in max(source.minY, y - reach)..<max(source.minY, min(source.maxY, y + reach + 1)) {
        let weight = weights[abs(row - y)]
        add(rows.span, at: (row - source.minY) * pitch, weight: weight, to: &sums, count: width)
      }
      let start = targetOffset + (y - target.minY) * stride
      for index in 0..<width { bytes.store(UInt8(min(255, sums[index])), at: start + index) }
    }
  }

  private static func accumulateRow(
    _ line: Span<Float>, pad: Int, step: Int, weights: Span<Float>, into rows: inout [Float], at start: Int, count: Int
  ) {
    let source = unsafe line.bytes
    var target = rows.mutableSpan
    var bytes = unsafe target.mutableBytes
    var index = 0
    while index < count {
      let place = pad &+ index
      var sum = unsafe source.unsafeLoadUnaligned(fromByteOffset: place &* 4, as: SIMD8<Float>.self) * weights[0]
      var distance = 1
      while distance < weights.count {
        let left = unsafe source.unsafeLoadUnaligned(
          fromByteOffset: (place &- distance &* step) &* 4, as: SIMD8<Float>.self)
        let right = unsafe source.unsafeLoadUnaligned(
          fromByteOffset: (place &+ distance &* step) &* 4, as: SIMD8<Float>.self)
        sum += (left + right) * weights[distance]
        distance &+= 1
      }
      bytes.storeBytes(of: sum, toByteOffset: (start &+ index) &* 4, as: SIMD8<Float>.self)
      index &+= 8
    }
  }

  private static func add(
    _ rows: Span<Float>, at start: Int, weight: Float, to sums: inout [Float], count: Int
  ) {
    let source = unsafe rows.bytes
    var target = sums.mutableSpan
    var bytes = unsafe target.mutableBytes
    var index = 0
    while index < count {
      let old = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index &* 4, as: SIMD8<Float>.self)
      let new = unsafe source.unsafeLoadUnaligned(fromByteOffset: (start &+ index) &* 4, as: SIMD8<Float>.self)
      bytes.storeBytes(of: old + new * weight, toByteOffset: index &* 4, as: SIMD8<Float>.self)
      index &+= 8
    }
  }
}
