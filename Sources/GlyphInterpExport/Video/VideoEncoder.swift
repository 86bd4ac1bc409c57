public import GlyphInterp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes video by handing raw frames to `ffmpeg`.
///
/// A frame stands as often as it has steps. H.264 needs even sides: an odd one grows by a row or column of the ground,
/// see ``size(of:format:)``. Formats with alpha get straight alpha, with the colour of the nearest ink under transparent
/// pixels. The file is `ffmpeg`'s own temporary one until it is whole.
public final class VideoEncoder: FrameEncoder {
  private let format: VideoFormat
  private let options: VideoOptions
  private let output: VideoFile
  private var sequence: FrameSequence?
  private var program: ChildProgram?

  /// Makes an encoder.
  ///
  /// - Parameters:
  ///   - path: a path, or `-` for standard output.
  ///   - existing: what becomes of a regular file of that name.
  ///   - batch: what gives the file its name, together with others; `nil` when ``finish()`` does.
  ///   - format: container and codec.
  ///   - options: what translucent pixels are laid over, the quality, the program.
  /// - Throws: ``ExportError/cannotCreate(path:reason:)`` or ``ExportError/alreadyExists(path:)``.
  public init(
    path: String, existing: FileSink.ExistingFile = .replace, batch: FileBatch? = nil, format: VideoFormat,
    options: VideoOptions = VideoOptions()
  ) throws(ExportError) {
    output = try VideoFile(path: path, existing: existing, batch: batch)
    self.format = format
    self.options = options
  }

  // Before its file is removed, lest the program makes it anew.
  deinit { program?.stop() }

  /// The width and height of the video for an animation.
  public static func size(of sequence: FrameSequence, format: VideoFormat) -> (width: Int, height: Int) {
    guard format == .mp4 else { return (sequence.width, sequence.height) }
    return (sequence.width + sequence.width % 2, sequence.height + sequence.height % 2)
  }

  /// Looks for the program, so that its absence is known before anything is written.
  ///
  /// - Throws: ``ExportError/missingProgram(name:)`` when it is not installed.
  public static func requireProgram(options: VideoOptions = VideoOptions()) throws(ExportError) {
    guard ChildProgram.exists(options.program) else { throw .missingProgram(name: options.program) }
  }

  /// Starts the program.
  ///
  /// - Throws: ``ExportError/missingProgram(name:)`` when it is not installed.
  public func begin(_ sequence: FrameSequence) throws(ExportError) {
    self.sequence = sequence
    let (width, height) = Self.size(of: sequence, format: format)
    let rate = "\(sequence.rate.numerator)/\(sequence.rate.denominator)"
    let arguments =
      ["-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format", "rgba"]
      + ["-video_size", "\(width)x\(height)", "-framerate", rate, "-i", "pipe:0"]
      + format.codecArguments(quality: options.quality)
      + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
      + ["-f", format.rawValue, "file:" + output.workPath]
    program = try ChildProgram(options.program, arguments: arguments)
  }

  /// Adds a frame.
  ///
  /// - Throws: ``ExportError/programFailed(name:status:lastLines:)`` when the program has ended.
  public func encode(_ frame: Bitmap, steps: Int) throws(ExportError) {
    guard let sequence, let program else { throw .frameCount(0, expected: 1) }
    try sequence.check(frame)
    let words =
      format.hasAlpha
      ? ColorBleeding.pixels(of: frame)
      : Self.padded(
        FlatFrame(frame, flattening: .ground(options.ground)),
        to: Self.size(of: sequence, format: format), ground: options.ground)
    var failure: ExportError?
    words.withUnsafeBytes { bytes in
      do throws(ExportError) {
        for _ in 0..<steps { try program.write(bytes) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Waits for the program and puts the file in its place, or leaves that to its batch.
  public func finish() throws(ExportError) {
    guard let program else { throw .frameCount(0, expected: 1) }
    try program.finish()
    if output.isEmpty { throw program.failure("nothing written") }
    try output.finish()
  }

  private static func padded(
    _ frame: FlatFrame, to size: (width: Int, height: Int), ground: Color
  ) -> [UInt32] {
    if (frame.width, frame.height) == size { return frame.words }
    var words = [UInt32](repeating: PremultipliedRGBA8(ground.opaque).word, count: size.width * size.height)
    for y in 0..<frame.height {
      words.replaceSubrange(
        y * size.width..<y * size.width + frame.width,
        with: frame.words[y * frame.width..<(y + 1) * frame.width])
    }
    return words
  }
}
