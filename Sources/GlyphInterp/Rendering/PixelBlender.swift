/// Lays premultiplied pixels over others.
struct PixelBlender {
  /// How they are laid.
  let mode: BlendMode
  /// A factor on the source, 0…255.
  let opacity: Int
  /// The curve, where colours are mixed in linear light.
  let light: LinearLight?

  /// Blends a row of pixels.
  ///
  /// - Parameters:
  ///   - source: RGBA pixels, the first at byte `from`.
  ///   - coverage: a further factor for each pixel, the first at byte `coverageStart`; `nil` for none.
  ///   - pixels: what lies below, the first at byte `offset`.
  func blend(
    _ source: RawSpan, from: Int, coverage: RawSpan?, coverageStart: Int, onto pixels: inout MutableRawSpan,
    at offset: Int, count: Int
  ) {
    if light == nil, mode == .sourceOver || mode == .plusLighter {
      blendEncoded(
        source, from: from, coverage: coverage, coverageStart: coverageStart, onto: &pixels, at: offset, count: count)
    } else {
      blendAny(
        source, from: from, coverage: coverage, coverageStart: coverageStart, onto: &pixels, at: offset, count: count)
    }
  }

  private func blendEncoded(
    _ source: RawSpan, from: Int, coverage: RawSpan?, coverageStart: Int, onto pixels: inout MutableRawSpan,
    at offset: Int, count: Int
  ) {
    let adds = mode == .plusLighter
    for index in 0..<count {
      let word = source.word32(at: from &+ index &* 4)
      if word == 0 { continue }
      var factor = opacity
      if let coverage { factor = PixelArithmetic.product(factor, Int(coverage.byte(at: coverageStart &+ index))) }
      if factor == 0 { continue }
      let place = offset &+ index &* 4
      var top = Self.lanes(word)
      if factor != 255 { top = Self.product(top, UInt32(truncatingIfNeeded: factor)) }
      let below = Self.lanes(pixels.word32(at: place))
      let sum = adds ? top &+ below : top &+ Self.product(below, 255 &- top.w)
      pixels.store(Self.word(sum.replacing(with: 255, where: sum .> 255)), at: place)
    }
  }

  private func blendAny(
    _ source: RawSpan, from: Int, coverage: RawSpan?, coverageStart: Int, onto pixels: inout MutableRawSpan,
    at offset: Int, count: Int
  ) {
    for index in 0..<count {
      var factor = opacity
      if let coverage { factor = PixelArithmetic.product(factor, Int(coverage.byte(at: coverageStart &+ index))) }
      let place = offset &+ index &* 4
      var top = SIMD4<Float>(Self.lanes(source.word32(at: from &+ index &* 4))) / 255
      var below = SIMD4<Float>(Self.lanes(pixels.word32(at: place))) / 255
      if let light {
        top = light.decoded(top)
        below = light.decoded(below)
      }
      var mixed = mode.mixed(top * (Float(factor) / 255), over: below)
      if let light { mixed = light.encoded(mixed) }
      let alpha = min(max(mixed.w, 0), 1)
      mixed = mixed.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
      pixels.store(Self.word(SIMD4<UInt32>(mixed * 255 + 0.5)), at: place)
    }
  }

  @inline(__always) private static func lanes(_ word: UInt32) -> SIMD4<UInt32> {
    SIMD4(word & 255, (word &>> 8) & 255, (word &>> 16) & 255, word &>> 24)
  }

  @inline(__always) private static func word(_ lanes: SIMD4<UInt32>) -> UInt32 {
    lanes.x | (lanes.y &<< 8) | (lanes.z &<< 16) | (lanes.w &<< 24)
  }

  @inline(__always) private static func product(_ lanes: SIMD4<UInt32>, _ factor: UInt32) -> SIMD4<UInt32> {
    let product = lanes &* factor &+ 128
    return (product &+ (product &>> 8)) &>> 8
  }
}
