public import GlyphInterp

/// Writes animated GIF.
///
/// - Colours are exact while a frame has at most 255. All frames share one table until it is full; frames with other
///   colours then bring their own. A frame with more is reduced in OKLab and dithered with an ordered pattern.
/// - A frame holds the rectangle that changes, and of that only the pixels that change.
/// - Delays are hundredths of a second, rounded so that the sum is never off by more than half of one: 30 frames a second
///   last 3, 4, 3, 3, 4, 3 …
///
/// Viewers slow a delay under 2/100 s down to 1/10 s, so an animation has at most ``fastestRate``; render it at
/// ``rate(for:)``.
///
/// Source: GIF89a Specification (1990), and the looping extension of Netscape Navigator 2.0.
public final class GIFEncoder: FrameEncoder {
  /// The highest rate, in frames a second.
  public static let fastestRate = 50

  private let sink: any ByteSink
  private let flattening: Flattening
  private var sequence: FrameSequence?
  private var compressor = GIFCompressor()
  private var colors = GIFColors()
  private var palette: (colors: PerceptualPalette, error: Float)?
  private let spool = Spool()
  private var frames: [GIFFrame] = []
  /// What is on the screen when the frame that waits comes.
  private var shown: FlatFrame?
  private var waiting: (frame: FlatFrame, rect: PixelRect, steps: Int)?
  private var stepsBefore = 0

  /// Makes an encoder that writes to a sink.
  public init(sink: any ByteSink, flattening: Flattening = .ground(.white)) {
    self.sink = sink
    self.flattening = flattening
  }

  /// The rate at which an animation is to be rendered for GIF: the same up to 50 frames a second, 50 above.
  public static func rate(for rate: FrameRate) -> FrameRate {
    guard rate.numerator > fastestRate * rate.denominator else { return rate }
    return (try? FrameRate(fastestRate)) ?? rate
  }

  /// Starts the animation.
  ///
  /// - Throws: ``ExportError/unsupported(format:limit:)`` above 50 frames a second and 65,535 pixels a side.
  public func begin(_ sequence: FrameSequence) throws(ExportError) {
    guard sequence.rate.numerator <= Self.fastestRate * sequence.rate.denominator else {
      throw .unsupported(format: "GIF", limit: "at most \(Self.fastestRate) frames a second")
    }
    guard max(sequence.width, sequence.height) <= UInt16.max else {
      throw .unsupported(format: "GIF", limit: "at most \(UInt16.max) pixels a side")
    }
    self.sequence = sequence
    shown = FlatFrame(width: sequence.width, height: sequence.height)
  }

  /// Adds a frame.
  public func encode(_ frame: Bitmap, steps: Int) throws(ExportError) {
    try sequence?.check(frame)
    let flat = FlatFrame(frame, flattening: flattening)
    guard var before = waiting else {
      waiting = (flat, flat.bounds, steps)
      return
    }
    let change = Self.change(from: before.frame, to: flat)
    guard !change.isEmpty else {
      waiting?.steps += steps
      return
    }
    let lost = flattening.isOpaque ? .empty : before.frame.lost(in: flat, within: change)
    try store(before, clearing: lost)
    var rect = change
    if !lost.isEmpty {
      before.frame.clear(before.rect.union(lost))
      rect = Self.change(from: before.frame, to: flat)
    }
    shown = before.frame
    waiting = (flat, rect.isEmpty ? PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1) : rect, steps)
  }

  /// Writes the file: only now the shared colours are known.
  public func finish() throws(ExportError) {
    guard let waiting, let sequence else { throw .frameCount(0, expected: sequence?.frameCount ?? 1) }
    try store(waiting, clearing: .empty)
    let deepest: UInt8 = 0x70
    let hasTable: UInt8 = 0x80
    var header = Array("GIF89a".utf8)
    header.appendLittleEndian(sequence.width)
    header.appendLittleEndian(sequence.height)
    header += [hasTable | deepest | UInt8(colors.indexWidth - 1), 0, 0] + colors.bytes
    // The extension counts repetitions after the first play; 0 is for ever.
    if frames.count > 1 && sequence.playCount != 1 {
      header += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      header.appendLittleEndian(min(max(0, sequence.playCount - 1), Int(UInt16.max)))
      header.append(0)
    }
    try sink.write(header)
    for (index, frame) in frames.enumerated() { try sink.write(frame.bytes + spool.piece(index)) }
    let trailer: UInt8 = 0x3B
    try sink.write([trailer])
    try sink.finish()
  }

  private static func change(from old: FlatFrame, to new: FlatFrame) -> PixelRect {
    old.words.withUnsafeBufferPointer { old in
      new.words.withUnsafeBufferPointer {
        PixelChange.rect(from: old, to: $0, width: new.width, within: new.bounds)
      }
    }
  }

  private func store(
    _ item: (frame: FlatFrame, rect: PixelRect, steps: Int), clearing lost: PixelRect
  ) throws(ExportError) {
    guard let rate = sequence?.rate else { return }
    let rect = item.rect.union(lost)
    let image = image(of: item.frame, rect: rect)
    let (data, own) = smallest(image, whole: item.frame, rect: rect)
    var delay = centiseconds(stepsBefore + item.steps, rate) - centiseconds(stepsBefore, rate)
    stepsBefore += item.steps
    // A delay too long for one frame goes on in frames that change nothing.
    while delay > GIFFrame.longestDelay {
      try add(rect, .keep, own, delay: GIFFrame.longestDelay, data: data)
      delay -= GIFFrame.longestDelay
    }
    try add(rect, lost.isEmpty ? .keep : .clear, own, delay: delay, data: data)
  }

  private func add(
    _ rect: PixelRect, _ disposal: GIFFrame.Disposal, _ colors: GIFColors?, delay: Int, data: [UInt8]
  ) throws(ExportError) {
    frames.append(GIFFrame(rect: rect, disposal: disposal, colors: colors, delay: delay))
    try spool.append(data)
  }

  private func centiseconds(_ steps: Int, _ rate: FrameRate) -> Int {
    (steps * rate.denominator * 200 + rate.numerator) / (2 * rate.numerator)
  }

  private func image(of frame: FlatFrame, rect: PixelRect) -> GIFImage {
    if let indices = GIFImage.indices(of: frame, shown: shown, rect: rect, colors: &colors) {
      return GIFImage(indices: indices, colors: nil)
    }
    var own = GIFColors()
    if let indices = GIFImage.indices(of: frame, shown: shown, rect: rect, colors: &own) {
      return GIFImage(indices: indices, colors: own)
    }
    return OrderedDithering.image(
      of: frame, shown: shown, rect: rect, palette: palette(for: frame, rect: rect))
  }

  /// The data of an image, or those without holes where nothing changes, which are smaller at times; and the table of its
  /// own, if it has one.
  private func smallest(
    _ image: GIFImage, whole frame: FlatFrame, rect: PixelRect
  ) -> (data: [UInt8], own: GIFColors?) {
    let width = (image.colors ?? colors).indexWidth
    func withHoles() -> [UInt8] { compressor.imageData(image.indices, indexWidth: width) }
    var grown = image.colors ?? colors
    guard !image.isDithered,
      let indices = GIFImage.indices(of: frame, shown: nil, rect: rect, colors: &grown), grown.indexWidth == width
    else { return (withHoles(), image.colors) }
    // What changes less often along its rows is the smaller one, unless they are much alike.
    let (holes, full) = (GIFImage.changes(in: image.indices), GIFImage.changes(in: indices))
    if holes * Self.muchMore < full * Self.muchLess { return (withHoles(), image.colors) }
    let data = compressor.imageData(indices, indexWidth: width)
    if full * Self.muchMore >= holes * Self.muchLess {
      let other = withHoles()
      if other.count <= data.count { return (other, image.colors) }
    }
    if image.colors != nil { return (data, grown) }
    colors = grown
    return (data, nil)
  }

  /// A ratio of changes, 4 to 3, beyond which compressing one of two images tells enough.
  private static let muchMore = 4
  private static let muchLess = 3

  /// The palette of the last frame while it is as good as it was then, so that colours do not flicker.
  private func palette(for frame: FlatFrame, rect: PixelRect) -> PerceptualPalette {
    let tolerance: Float = 1.25
    let histogram = ColorHistogram(frame, rect: rect)
    if let palette, palette.colors.error(histogram) <= palette.error * tolerance { return palette.colors }
    let new = PerceptualPalette(histogram, count: GIFColors.capacity)
    palette = (new, new.error(histogram))
    return new
  }
}
