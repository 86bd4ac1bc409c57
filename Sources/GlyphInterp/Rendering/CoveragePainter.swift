/// Lays one colour over pixels through coverage, on sRGB-encoded components, and clears the coverage as it goes.
struct CoveragePainter {
  /// How the colour is laid over what is below.
  enum Mode {
    /// s + d · (255 − alpha(s)) / 255, s the colour times the coverage.
    case sourceOver
    /// min(255, s + d).
    case plusLighter
    /// s over the ground, whatever the pixels held before.
    case replace
  }

  /// Colours whose pixels need one product where others need four.
  private enum Tint {
    /// Red, green, blue and alpha are equal.
    case white
    /// Only alpha is not zero.
    case black
    case any
  }

  private typealias Words = PixelArithmetic.Words

  private let color: ColorWords
  private let ground: ColorWords
  private let mode: Mode
  private let tint: Tint

  init(_ color: PremultipliedRGBA8, mode: Mode, ground: PremultipliedRGBA8 = .clear) {
    self.color = ColorWords(color)
    self.ground = ColorWords(ground)
    self.mode = mode
    if color.red == 0, color.green == 0, color.blue == 0 {
      tint = .black
    } else {
      tint = color.red == color.alpha && color.green == color.alpha && color.blue == color.alpha ? .white : .any
    }
  }

  /// Paints the pixels of a row.
  ///
  /// - Parameters:
  ///   - coverage: the coverage of the first pixel is at byte `from`; it is zero afterwards.
  ///   - pixels: the first pixel is at byte `offset`.
  func paint(
    _ coverage: inout MutableRawSpan, from: Int, onto pixels: inout MutableRawSpan, at offset: Int, count: Int
  ) {
    switch mode {
    case .sourceOver: run(&coverage, from, &pixels, offset, count, Self.over, skipsEmpty: true)
    case .plusLighter: run(&coverage, from, &pixels, offset, count, Self.plus, skipsEmpty: true)
    case .replace:
      if ground.alpha == 0 {
        if tint != .any, count >= 16 { return repeatLevels(&coverage, from, &pixels, offset, count) }
        run(&coverage, from, &pixels, offset, count, { source, _ in source }, skipsEmpty: false)
      } else {
        let ground = ground
        run(&coverage, from, &pixels, offset, count, { source, _ in Self.over(source, ground) }, skipsEmpty: false)
      }
    }
  }

  @inline(__always) private func run(
    _ coverage: inout MutableRawSpan, _ from: Int, _ pixels: inout MutableRawSpan, _ offset: Int, _ count: Int,
    _ mix: (ColorWords, ColorWords) -> ColorWords, skipsEmpty: Bool
  ) {
    precondition(
      from >= 0 && offset >= 0 && count >= 0 && from &+ count <= coverage.byteCount
        && offset &+ count &* 4 <= pixels.byteCount, "row outside its memory")
    var index = 0
    while index &+ 16 <= count {
      let place = offset &+ index &* 4
      let words = coverage.words(unchecked: from &+ index)
      let halves = unsafe unsafeBitCast(words, to: SIMD2<UInt64>.self)
      if halves.x | halves.y == 0 {
        if !skipsEmpty { pixels.fill(with: ground.solid, unchecked: place) }
      } else {
        if halves.x & halves.y == .max, color.alpha == 255, mode != .plusLighter {
          pixels.fill(with: color.solid, unchecked: place)
        } else {
          let levels = unsafe unsafeBitCast(words, to: PixelArithmetic.Bytes.self)
          mixFour(levels, from: 0, &pixels, place, mix)
          mixFour(levels, from: 4, &pixels, place &+ 16, mix)
          mixFour(levels, from: 8, &pixels, place &+ 32, mix)
          mixFour(levels, from: 12, &pixels, place &+ 48, mix)
        }
        coverage.store(Words.zero, unchecked: from &+ index)
      }
      index &+= 16
    }
    while index < count {
      let place = offset &+ index &* 4
      let level = coverage.byte(at: from &+ index)
      if level != 0 || !skipsEmpty {
        let old = ColorWords(word: pixels.word32(at: place))
        let mixed = mix(color.multiplied(by: Words(repeating: UInt16(level))), old)
        pixels.store(mixed.first, at: place)
        coverage.store(UInt8(0), at: from &+ index)
      }
      index &+= 1
    }
  }

  @inline(__always) private func mixFour(
    _ levels: PixelArithmetic.Bytes, from first: Int, _ pixels: inout MutableRawSpan, _ place: Int,
    _ mix: (ColorWords, ColorWords) -> ColorWords
  ) {
    let spread = PixelArithmetic.even(PixelArithmetic.fourTimes(levels, from: first))
    pixels.store(mix(color.multiplied(by: spread), ColorWords(pixels.words(unchecked: place))).solid, unchecked: place)
  }

  /// Overwrites sixteen pixels or more with white or black over nothing: one product for each where other colours need
  /// four, which then is put into all bytes of its pixel, or the last.
  ///
  /// It does not ask which pixels are empty or full: in small text the answer changes all the time, and to guess it wrong
  /// costs more than the pixels.
  private func repeatLevels(
    _ coverage: inout MutableRawSpan, _ from: Int, _ pixels: inout MutableRawSpan, _ offset: Int, _ count: Int
  ) {
    precondition(
      from >= 0 && offset >= 0 && count >= 16 && from &+ count <= coverage.byteCount
        && offset &+ count &* 4 <= pixels.byteCount, "row outside its memory")
    // The last sixteen first, while their coverage is there: the others may share pixels with them.
    let last = count &- 16
    repeatSixteen(coverage, from &+ last, &pixels, offset &+ last &* 4)
    var index = 0
    while index <= last {
      repeatSixteen(coverage, from &+ index, &pixels, offset &+ index &* 4)
      coverage.store(Words.zero, unchecked: from &+ index)
      index &+= 16
    }
    coverage.store(Words.zero, unchecked: from &+ last)
  }

  @inline(__always) private func repeatSixteen(
    _ coverage: borrowing MutableRawSpan, _ from: Int, _ pixels: inout MutableRawSpan, _ place: Int
  ) {
    var words = coverage.words(unchecked: from)
    if color.alpha != 255 {
      let alpha = Words(repeating: color.alpha)
      words = PixelArithmetic.joined(
        even: PixelArithmetic.product(PixelArithmetic.even(words), alpha),
        odd: PixelArithmetic.product(PixelArithmetic.odd(words), alpha))
    }
    let levels = unsafe unsafeBitCast(words, to: PixelArithmetic.Bytes.self)
    let seen = unsafe unsafeBitCast(SIMD4<UInt32>(repeating: tint == .black ? 0xff00_0000 : .max), to: Words.self)
    pixels.store(PixelArithmetic.fourTimes(levels, from: 0) & seen, unchecked: place)
    pixels.store(PixelArithmetic.fourTimes(levels, from: 4) & seen, unchecked: place &+ 16)
    pixels.store(PixelArithmetic.fourTimes(levels, from: 8) & seen, unchecked: place &+ 32)
    pixels.store(PixelArithmetic.fourTimes(levels, from: 12) & seen, unchecked: place &+ 48)
  }

  @inline(__always) private static func over(_ source: ColorWords, _ below: ColorWords) -> ColorWords {
    let rest = 255 &- PixelArithmetic.alpha(odd: source.odd)
    return ColorWords(
      even: source.even &+ PixelArithmetic.product(below.even, rest),
      odd: source.odd &+ PixelArithmetic.product(below.odd, rest))
  }

  @inline(__always) private static func plus(_ source: ColorWords, _ below: ColorWords) -> ColorWords {
    ColorWords(
      even: PixelArithmetic.sum(source.even, below.even), odd: PixelArithmetic.sum(source.odd, below.odd))
  }
}
