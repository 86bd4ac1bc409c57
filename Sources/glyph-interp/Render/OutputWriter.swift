import GlyphInterp
import GlyphInterpExport

/// Makes one output.
struct OutputWriter: Sendable {
  /// What is written.
  let output: OutputFile
  private let existing: FileSink.ExistingFile
  private let batch: FileBatch
  private let flattening: Flattening
  private let quality: Int?
  private let pictureOptions: AnimatedSVGOptions
  private let scale: Double

  /// Settles whether a file that is there may be replaced; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - title: what readers of a picture say.
  ///   - colors: those that the texts are drawn in.
  ///   - batch: gives all outputs their names.
  init(_ output: OutputFile, _ request: Request, title: String, colors: [TextColor], batch: FileBatch) {
    self.output = output
    self.batch = batch
    existing = Self.rule(for: output, request.overwriting)
    flattening = request.flattening
    quality = request.quality
    pictureOptions = AnimatedSVGOptions(
      vector: VectorOptions(accuracy: request.accuracy, playCount: request.playCount), title: title,
      background: request.background?.color, pageColors: PageColors(colors),
      darkBackground: request.background?.darkColor)
    scale = request.scale
  }

  /// Looks whether the file can be made.
  func check() throws(ExportError) {
    if output.format != .sequence { try FileSink.check(path: output.path, existing: existing) }
  }

  /// Opens the file and makes the encoder of an animation.
  ///
  /// - Parameter poster: what viewers show that do not animate; `nil` for the first frame.
  func frameEncoder(poster: Bitmap?) throws(ExportError) -> any FrameEncoder {
    switch output.format {
    case .sequence: return try sequenceEncoder()
    case .gif: return GIFEncoder(sink: try sink(), flattening: flattening)
    case .webp: return AnimatedWebPEncoder(sink: try sink(), options: AnimatedWebPOptions(quality: quality))
    case .mp4: return try videoEncoder(.mp4)
    case .webm: return try videoEncoder(.webm)
    case .mov: return try videoEncoder(.mov)
    case .y4m: return Y4MEncoder(sink: try sink(), ground: flattening.ground)
    case .rgba: return RawFrameEncoder(sink: try sink())
    case .png, .svg, .scene, .lottie, .html:
      return try AnimatedPNGEncoder(sink: try sink(), options: AnimatedPNGOptions(poster: poster))
    }
  }

  /// Writes one picture.
  func write(_ still: Bitmap) throws(ExportError) {
    try PNGEncoder().write(still, to: sink())
  }

  /// Writes vectors, each scene with its part of the plane.
  func write(_ scenes: [Scene], canvases: [Rect]) throws(ExportError) {
    let options = SVGOptions(
      title: pictureOptions.title ?? "", background: pictureOptions.background, pageColors: pictureOptions.pageColors,
      darkBackground: pictureOptions.darkBackground, scale: scale)
    try write(try SVGEncoder(options: options).encode(scenes, canvases: canvases))
  }

  /// The text of a file of keyframes.
  func document(
    of sequence: TransitionSequence, schedule: FrameSchedule, on stage: Stage
  ) throws(ExportError) -> String {
    var pictureOptions = pictureOptions
    pictureOptions.schedule = schedule
    switch output.format {
    case .lottie:
      let options = LottieOptions(
        vector: pictureOptions.vector, name: pictureOptions.title, background: pictureOptions.background)
      return try LottieDocument(sequence, schedule: schedule, canvases: stage.canvases, options: options).document
    case .html:
      let options = HTMLPageOptions(picture: pictureOptions, rate: schedule.rate)
      return try HTMLPage(sequence, canvases: stage.canvases, options: options).document
    default:
      return try AnimatedSVG(sequence, canvases: stage.canvases, options: pictureOptions).document
    }
  }

  /// Writes the values of one instant.
  func write(_ scene: Scene) throws(ExportError) { try write(try scene.json()) }

  /// Writes a text.
  func write(_ text: String) throws(ExportError) {
    let sink = try sink()
    try sink.write(Array(text.utf8))
    try sink.finish()
  }

  private func sink() throws(ExportError) -> FileSink {
    try FileSink(path: output.path, existing: existing, batch: batch)
  }

  private func videoEncoder(_ format: VideoFormat) throws(ExportError) -> VideoEncoder {
    try VideoEncoder(
      path: output.path, existing: existing, batch: batch, format: format,
      options: VideoOptions(ground: flattening.ground, quality: quality))
  }

  /// The encoder of a sequence.
  func sequenceEncoder() throws(ExportError) -> PNGSequenceEncoder {
    let isPattern = output.path.hasSuffix("/") || FileNamePattern(output.path) != nil
    let path = isPattern ? output.path : output.path + "/"
    guard let pattern = FileNamePattern(path) else {
      throw .cannotCreate(path: path, reason: "it is no pattern of file names, as in frame-%04d.png")
    }
    return try PNGSequenceEncoder(pattern: pattern, existing: existing, batch: batch)
  }

  /// Asks when that is the rule and somebody is there to answer.
  private static func rule(for output: OutputFile, _ rule: OverwriteRule) -> FileSink.ExistingFile {
    switch rule {
    case .always: return .replace
    case .never: return .keep
    case .ask:
      guard output.format != .sequence, RegularFile.exists(at: output.path), Terminal.canAsk else { return .keep }
      return Terminal.confirms("'\(output.path)' exists; replace it?") ? .replace : .keep
    }
  }
}

extension PageColors {
  /// What the page settles of the colours of a request.
  fileprivate init(_ colors: [TextColor]) {
    self.init(current: colors.contains(.current) ? TextColor.current.color : nil)
    for color in colors { dark[color.color] = color.darkColor ?? dark[color.color] }
  }
}

extension Flattening {
  /// The colour under everything; white where nothing is.
  fileprivate var ground: Color {
    switch self {
    case .ground(let color), .matte(let color): color
    case .threshold: .white
    }
  }
}
