import CWebP
public import GlyphInterp

/// Writes animated WebP with libwebp, without loss unless a quality is given.
///
/// A quality is that of colours and of alpha. Transparent pixels then carry the colour of the nearest ink: that takes
/// fewer bytes than edges to black, and edges do not darken.
///
/// Times are rounded to milliseconds, which do not add up to an error: each frame starts within half of one of its
/// instant. The library holds the compressed frames in memory until the end.
public final class AnimatedWebPEncoder: FrameEncoder {
  /// The largest width and height (WebP container specification).
  public static let maximumSide = 16_383
  /// How hard the library tries without loss, 0…9; beyond 4 it takes twice the time for 2 % (measured on text).
  private static let losslessLevel: Int32 = 4

  private let sink: any ByteSink
  private let options: AnimatedWebPOptions
  private var sequence: FrameSequence?
  private var encoder: OpaquePointer?
  private var configuration = WebPConfig()
  private var stepsBefore = 0

  /// Makes an encoder that writes to a sink.
  public init(sink: any ByteSink, options: AnimatedWebPOptions = .init()) {
    self.sink = sink
    self.options = options
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Starts the animation.
  public func begin(_ sequence: FrameSequence) throws(ExportError) {
    guard max(sequence.width, sequence.height) <= Self.maximumSide else {
      throw .unsupported(format: "WebP", limit: "at most \(Self.maximumSide) pixels a side")
    }
    self.sequence = sequence
    var settings = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&settings) != 0, WebPConfigInit(&configuration) != 0 else {
      throw .library(name: "libwebp", code: 0)
    }
    settings.anim_params.loop_count = Int32(min(sequence.playCount, Int(UInt16.max)))
    // No frames that stand alone for the sake of seeking.
    settings.kmax = 0
    if let quality = options.quality {
      let quality = min(100, max(0, quality))
      configuration.quality = Float(quality)
      configuration.alpha_quality = Int32(quality)
      configuration.use_sharp_yuv = 1
      // Transparent pixels keep the colours that they are given.
      configuration.exact = 1
    } else {
      WebPConfigLosslessPreset(&configuration, Self.losslessLevel)
    }
    encoder = WebPAnimEncoderNew(Int32(sequence.width), Int32(sequence.height), &settings)
    guard encoder != nil else { throw .library(name: "libwebp", code: 0) }
  }

  /// Adds a frame.
  public func encode(_ frame: Bitmap, steps: Int) throws(ExportError) {
    guard let sequence, let encoder else { throw .frameCount(0, expected: 1) }
    try sequence.check(frame)
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw .library(name: "libwebp", code: 0) }
    defer { WebPPictureFree(&picture) }
    picture.width = Int32(frame.width)
    picture.height = Int32(frame.height)
    picture.use_argb = 1
    guard fill(&picture, with: frame),
      WebPAnimEncoderAdd(encoder, &picture, milliseconds(sequence.rate), &configuration) != 0
    else { throw .library(name: "libwebp", code: Int(picture.error_code.rawValue)) }
    stepsBefore += steps
  }

  /// Copies the pixels of a frame; whether there was memory for it.
  private func fill(_ picture: inout WebPPicture, with frame: Bitmap) -> Bool {
    let bytesPerRow = Int32(frame.width * 4)
    guard options.quality != nil, frame.ground.alpha < 255 else {
      return StraightAlpha.pixels(of: frame).withUnsafeBufferPointer {
        WebPPictureImportRGBA(&picture, $0.baseAddress, bytesPerRow) != 0
      }
    }
    return ColorBleeding.pixels(of: frame).withUnsafeBytes {
      WebPPictureImportRGBA(&picture, $0.bindMemory(to: UInt8.self).baseAddress, bytesPerRow) != 0
    }
  }

  /// Writes the file.
  public func finish() throws(ExportError) {
    guard let sequence, let encoder else { throw .frameCount(0, expected: 1) }
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAdd(encoder, nil, milliseconds(sequence.rate), nil) != 0,
      WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw .library(name: "libwebp", code: 0) }
    try sink.write(Array(UnsafeBufferPointer(start: data.bytes, count: data.size)))
    try sink.finish()
  }

  /// When the next frame starts.
  private func milliseconds(_ rate: FrameRate) -> Int32 {
    Int32(clamping: (stepsBefore * rate.denominator * 2_000 + rate.numerator) / (2 * rate.numerator))
  }
}
